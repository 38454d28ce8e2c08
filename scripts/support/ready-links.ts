import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { findPersona } from '@/adapters/fake/personas/personas'
import { createLinkParameterValue, type LinkSentByLender } from '@/adapters/fake/access/link-sent-by-lender'
import { addresses } from '@/ui/addresses'

/** A link that opens the demo in a prepared state, with a task for a trainee. Source: DEM-03. */
export interface PreparedDemoLink {
  readonly title: string
  readonly task: string
  /** Path and hash of the link, without the host, so that the link works on any host of the demo. */
  readonly address: string
}

/** Time in the demo at which the refinancing of the prepared link is valid. */
const timeOfValidRefinancing = '2026-11-21T12:00:00-03:00'

/**
 * Answers of the fake back end to the next nine requests for the status of a payment. Each says that the
 * payment is still in process, so that its outcome stays unknown.
 */
const paymentInProcessAnswers = Array.from({ length: 9 }, () => ({
  call: 'payments.paymentStatus' as const,
  answer: { status: 200, body: { status: 'IN_PROCESS' } },
}))

const refinancingLink: LinkSentByLender = {
  opens: 'refinancing',
  customer: 'ramona',
  day: '2026-11-21',
  secret: 'enlace-de-capacitacion',
}

const ramona = findPersona('ramona')
if (!ramona) throw new Error('No persona is called ramona')

export const preparedDemoLinks: readonly PreparedDemoLink[] = [
  preparedLink(
    'Debe tres cuotas',
    'Decile a Raúl cuánto debe y pagale todo en dos toques.',
    addresses.home.createPath(),
    { customer: 'raul' },
  ),
  preparedLink(
    'Un pago en duda',
    'Pagá la cuota de Marta: se cobra, y la respuesta se pierde. ¿Qué le dice el portal, y qué no tiene que hacer?',
    addresses.payInstallment.createPath(),
    {
      customer: 'marta',
      next: [{ call: 'payments.payWithSavedCard', answer: 'lost-answer' }, ...paymentInProcessAnswers],
    },
  ),
  preparedLink(
    'La tarjeta no tiene fondos',
    'Pagá la cuota de Marta con su tarjeta y buscá otra forma cuando la rechazan.',
    addresses.payInstallment.createPath(),
    { customer: 'marta', set: { cardRefusal: 'INSUFFICIENT_FUNDS' } },
  ),
  preparedLink(
    'Comprar con QR',
    'Copiá del panel el código de un comercio, pegalo en «Otras formas de leer el QR» y pagá en 6 cuotas.',
    addresses.qrPayment.createPath(),
    { customer: 'lucia' },
  ),
  preparedLink(
    'La selfie no coincide',
    'Cambiá el celular de Marta: la validación dice que no es la persona. ¿Cómo sigue?',
    addresses.phoneChange.createPath({ taxId: findPersona('marta')?.taxId ?? '' }),
    { customer: 'marta', set: { identityDecision: 'NO_HIT' } },
  ),
  preparedLink(
    'Refinanciar una deuda',
    'Ramona recibió su enlace: elegí 12 cuotas y llegá hasta la selfie.',
    addresses.refinancing.createPath({ hash: createLinkParameterValue(refinancingLink, ramona) }),
    { now: timeOfValidRefinancing, links: [refinancingLink] },
  ),
  preparedLink(
    'Sin internet',
    'Marta abre el portal en el subte. Decile qué puede hacer y qué no.',
    addresses.home.createPath(),
    { customer: 'marta', offline: true },
  ),
  preparedLink(
    'En mantenimiento',
    'Sofía quiere un préstamo nuevo y el servicio está en mantenimiento. ¿Qué le decís?',
    addresses.newLoan.createPath(),
    { customer: 'sofia', set: { maintenance: true } },
  ),
  preparedLink(
    'En un estudio jurídico',
    'La deuda de Oscar está en un estudio jurídico: mostrale a quién tiene que llamar, y cuándo atiende.',
    addresses.home.createPath(),
    { customer: 'oscar' },
  ),
  preparedLink(
    'Como en la vida',
    'Cada respuesta tarda un segundo: buscá un pago de Irma de 2019 y descargá su comprobante.',
    addresses.myPayments.createPath(),
    { customer: 'irma', latencyMs: 1000 },
  ),
]

function preparedLink(
  title: string,
  task: string,
  path: string,
  change: Partial<DemoState>,
): PreparedDemoLink {
  return { title, task, address: `${path}#situacion=${encodeDemoState({ ...defaultDemoState, ...change })}` }
}
