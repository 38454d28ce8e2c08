import type { EmailProblem } from '@/domain/shared/email-problem'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import type { ClaimStatus } from '@/domain/support/claim'
import type { SendClaimFailure } from '@/application/support/claim.port'
import { mayClaimHaveArrived } from '@/application/support/may-claim-have-arrived'
import type { Tone } from '@/ui/kit/tone'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText, type EarlierAttempts } from './unconfirmed.texts'

export const claimsTexts = {
  title: 'Consultas y reclamos',
  lead: `Contanos qué pasó. Te respondemos dentro de las ${lenderServiceRules.claimAnswerHours} horas.`,
  loading: 'Cargando los motivos',
  failedTitle: 'No pudimos cargar los motivos',
  noReasonsTitle: 'Por ahora no podés escribirnos desde acá',
  noReasons: 'Escribinos por chat y lo vemos con vos.',
  chat: 'Escribir por chat',
  about: 'Tu reclamo es por',
  loan: 'Préstamo',
  payment: 'Pago',
  paymentOf: (amount: string, day: string) => `${amount} del ${day}`,
  collection: 'Cobro automático',
  collectionNumber: 'Número de cobro',
  request: 'Pedido',
  change: 'Cambio que no hice',
  changes: {
    phone: 'El celular de mi cuenta',
    password: 'La contraseña de mi cuenta',
    device: 'Una huella o un dispositivo nuevo',
  },
  within: 'Plazo de la ley',
  aboutSomethingElse: 'Es por otra cosa',
  reason: '¿Por qué nos escribís?',
  reasonHint: '(*) Hay que elegir una opción.',
  reasonMissing: 'Elegí por qué nos escribís.',
  comments: 'Contanos qué pasó (si querés)',
  commentsHint: 'Fechas, importes y lugares ayudan. No escribas claves ni números de tarjeta.',
  tooLong: (count: number) =>
    count === 1
      ? 'Te pasaste por 1 letra: acortá lo que escribiste.'
      : `Te pasaste por ${count} letras: acortá lo que escribiste.`,
  email: '¿A qué correo te respondemos?',
  emailMissing: 'Escribí el correo para responderte.',
  emailNotValid: 'Ese correo no está completo. Fijate que sea como nombre@ejemplo.com.',
  page: {
    title: 'Algo falló antes de que nos escribas',
    code: (code: string) => `Con tu reclamo va el código ${code}, para que encontremos qué falló.`,
    share: 'Mandar también qué falló',
    whatGoes:
      'Si lo marcás, van las últimas 20 fallas, como mucho: en qué pantalla fue cada una, qué no anduvo y cuánto tardó. No van nombres, direcciones ni importes.',
  },
  send: 'Enviar el reclamo',
  sending: 'Estamos enviando tu reclamo.',
  notSentTitle: 'El reclamo no se envió',
  unsureTitle: 'No sabemos si nos llegó tu reclamo',
  mayHaveArrived: 'pero puede que ya lo tengamos. Si lo mandás de nuevo así como está, cuenta como el mismo.',
  earlierMayHaveArrived: 'Puede que ya tengamos el que mandaste antes.',
  countsAsSame: 'Si lo mandás de nuevo así como está, cuenta como el mismo.',
  mayBeListedTitle: 'Puede que tu reclamo nos haya llegado',
  mayBeListed: (caseNumber: string) =>
    `En «Tus reclamos» apareció el reclamo ${caseNumber}, con el mismo motivo. Si no hiciste otro, es este y no hace falta que lo mandes de nuevo. Si no sabés, mandalo así como está: si ya lo tenemos, no se abre otro.`,
  tooMany: 'Hoy ya mandaste varios reclamos.',
  stillHere: 'Lo que escribiste sigue acá.',
  subjectNotFound:
    'No encontramos ese préstamo entre los tuyos. Si tu reclamo es por otra cosa, tocá «Es por otra cosa» y mandalo de nuevo.',
  sent: {
    title: '¡Listo! Recibimos tu reclamo',
    number: 'Número de reclamo',
    answer: 'Te respondemos a más tardar',
    to: 'Te escribimos a',
    seeAll: 'Ver mis reclamos',
  },
  list: {
    title: 'Tus reclamos',
    loading: 'Cargando tus reclamos',
    failedTitle: 'No pudimos cargar tus reclamos',
    none: 'Todavía no hiciste ninguno.',
    number: (caseNumber: string) => `Reclamo ${caseNumber}`,
    filedOn: (day: string) => `Del ${day}`,
    answerBy: (day: string) => `Te respondemos a más tardar el ${day}.`,
    answeredByEmail: 'Te respondimos por correo. Si no lo ves, fijate en el correo no deseado.',
    late: (day: string) => `Teníamos que responderte el ${day}. También podés reclamar sin costo en:`,
  },
  authority: {
    title: 'Si no te respondemos, o la respuesta no te sirve',
    text: 'Pasado ese día podés reclamar sin costo en:',
    centralBank: 'Banco Central (BCRA)',
    consumerDefence: 'Defensa del Consumidor',
    keepNumber: 'Tené a mano el número de tu reclamo.',
  },
} as const

export function claimEmailProblemText(problem: EmailProblem): string {
  return problem === 'required' ? claimsTexts.emailMissing : claimsTexts.emailNotValid
}

export function claimStatusChip(status: ClaimStatus): { readonly tone: Tone; readonly text: string } {
  switch (status) {
    case 'received':
      return { tone: 'info', text: 'Recibido' }
    case 'in-review':
      return { tone: 'info', text: 'En revisión' }
    case 'answered':
      return { tone: 'good', text: 'Respondido' }
    case 'closed':
      return { tone: 'good', text: 'Cerrado' }
    case 'unknown':
      return { tone: 'info', text: 'En curso' }
  }
}

/** A message about a claim that the lender did not confirm when it was sent. */
export interface ClaimMessage {
  readonly kind: 'not-sent' | 'outcome-unknown' | 'may-be-listed'
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/**
 * Returns the message for a customer whose claim may be the one with the given number in the lender's list,
 * although its answer was lost. Source: SUP-04.
 */
export function claimMayBeListedMessage(caseNumber: string): ClaimMessage {
  const { mayBeListedTitle: title, mayBeListed } = claimsTexts
  return { kind: 'may-be-listed', tone: 'info', title, text: mayBeListed(caseNumber) }
}

/**
 * Returns the message for a customer who sent a claim that the lender did not confirm. If an earlier attempt
 * at the same claim may have arrived, the message never says that the claim was not sent. Source: SUP-01,
 * SUP-04, SES-16.
 */
export function claimFailureMessage(
  failure: Exclude<SendClaimFailure, { readonly kind: 'email-refused' }>,
  earlier: EarlierAttempts,
): ClaimMessage {
  const { notSentTitle, mayHaveArrived, countsAsSame } = claimsTexts
  if (mayClaimHaveArrived(failure))
    return outcomeUnknownMessage(unconfirmedOperationText(failure, `, ${mayHaveArrived}`))
  const text = claimRefusalText(failure)
  if (earlier === 'none') return { kind: 'not-sent', tone: 'bad', title: notSentTitle, text }
  const { text: earlierText } = earlierClaimMayHaveArrivedMessage()
  return outcomeUnknownMessage(
    failure.kind === 'subject-not-found'
      ? `${text} ${earlierText}`
      : `${text} ${earlierText} ${countsAsSame}`,
  )
}

/**
 * Returns the message that an earlier attempt at the claim may have arrived. Used if the claim cannot be sent
 * again as it is. Source: SUP-04.
 */
export function earlierClaimMayHaveArrivedMessage(): ClaimMessage {
  return outcomeUnknownMessage(claimsTexts.earlierMayHaveArrived)
}

function claimRefusalText(failure: Exclude<SendClaimFailure, { readonly kind: 'email-refused' }>): string {
  if (failure.kind === 'subject-not-found') return claimsTexts.subjectNotFound
  const cause = failure.kind === 'nothing-sent' ? ({ kind: 'server-failure' } as const) : failure
  return gatewayFailureText(cause, claimsTexts.tooMany)
}

function outcomeUnknownMessage(text: string): ClaimMessage {
  return { kind: 'outcome-unknown', tone: 'warn', title: claimsTexts.unsureTitle, text }
}
