import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'

const lenderFaultMessage = 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.'
const connectionMessage = 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.'

/**
 * Returns every way in which an API call can fail: the answer of the lender, and the message that the
 * customer sees. `reference` is the name of the API call, which some messages contain.
 */
export function listApiFailuresWithMessages(
  reference: string,
): readonly (readonly [what: string, answer: DemoNextCallAnswer, sentence: string])[] {
  return [
    ['400', { status: 400 }, lenderFaultMessage],
    ['401, and again after the renewal', { status: 401 }, lenderFaultMessage],
    ['403', { status: 403 }, lenderFaultMessage],
    ['404', { status: 404 }, lenderFaultMessage],
    ['409', { status: 409 }, lenderFaultMessage],
    ['500', { status: 500 }, lenderFaultMessage],
    ['500 with a sentence of its own', { status: 500, message: 'Volvé mañana.' }, 'Volvé mañana.'],
    ['no answer in time', 'never', connectionMessage],
    [
      'an answer that cannot be read',
      'malformed',
      `No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: ${reference}`,
    ],
    ['no network', 'network-error', connectionMessage],
  ]
}
