import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'
import type { UploadProblem } from '@/domain/shared/upload'
import type { PaymentMethodOutsidePortal } from '@/domain/documents/receipt'
import type { SendReceiptFailure } from '@/application/documents/document.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { Tone } from '@/ui/kit/tone'
import { gatewayFailureText } from './failures.texts'
import { unconfirmedOperationText, type EarlierAttempts } from './unconfirmed.texts'

export const sendReceiptTexts = {
  title: 'Enviar un comprobante',
  lead: 'Si pagaste y todavía no lo ves en tus pagos, mandanos el comprobante.',
  loading: 'Cargando los tipos de comprobante',
  failedTitle: 'No pudimos cargar los tipos de comprobante',
  noTypesTitle: 'Por ahora no se pueden enviar comprobantes',
  noTypes: `Si tu pago no aparece en ${terms.ticketAppliedBusinessHours} horas hábiles, escribinos desde «Consultas y reclamos».`,
  type: '¿Cómo pagaste?',
  typeRequired: 'Elegí cómo pagaste para continuar.',
  file: 'Comprobante de la transferencia',
  fileHint: 'Una imagen PNG o JPEG, o un PDF, de hasta 10 MB.',
  chooseFile: 'Elegir el archivo',
  changeFile: 'Cambiar el archivo',
  fileRequired: 'Elegí el archivo del comprobante para enviarlo.',
  reading: 'Revisando el archivo',
  chosen: (name: string, size: string) => `${name} (${size})`,
  goOn: 'Continuar',
  send: 'Enviar el comprobante',
  sending: 'Estamos enviando tu comprobante. No cierres esta pantalla.',
  notSentTitle: 'El comprobante no se envió',
  unsureTitle: 'No sabemos si nos llegó tu comprobante',
  mayHaveArrived:
    'pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada.',
  earlierMayHaveArrived: 'Puede que ya tengamos el que mandaste antes.',
  fileKept: 'Tu archivo sigue elegido.',
  ticket: {
    title: 'No hace falta que lo mandes',
    pay: 'Cuando pagás en Rapipago, Pago Fácil u otra caja con un ticket, el pago nos llega solo.',
    wait: `Puede tardar hasta ${terms.ticketAppliedBusinessHours} horas hábiles en verse en tus pagos.`,
    keep: 'Guardá el ticket hasta que lo veas: es tu constancia.',
    late: `Si pasaron ${terms.ticketAppliedBusinessHours} horas hábiles y no lo ves, escribinos desde «Consultas y reclamos» con el ticket a mano.`,
  },
  claims: 'Ir a consultas y reclamos',
  sentTitle: '¡Listo! Recibimos tu comprobante',
  sent: `Lo revisamos y vas a ver el pago en tus pagos dentro de las próximas ${terms.ticketAppliedBusinessHours} horas hábiles.`,
  seePayments: 'Ver mis pagos',
  sendAnother: 'Enviar otro comprobante',
} as const

export function receiptKindTexts(kind: PaymentMethodOutsidePortal): {
  readonly title: string
  readonly detail: string
} {
  switch (kind) {
    case 'transfer':
      return { title: 'Por transferencia', detail: 'Desde tu banco o billetera' }
    case 'ticket':
      return { title: 'Con un ticket', detail: 'En Rapipago, Pago Fácil u otra caja' }
  }
}

/**
 * Returns the text that says why the chosen file cannot be used as a receipt, and which files can be
 * used. Source: GEN-04.
 */
export function receiptFileProblemText(problem: UploadProblem): string {
  switch (problem) {
    case 'empty':
      return 'Ese archivo está vacío. Elegí otro.'
    case 'too-large':
      return 'Ese archivo pesa más de 10 MB. Elegí uno más liviano, por ejemplo una captura de pantalla.'
    case 'not-accepted':
      return 'Ese archivo no es una imagen PNG o JPEG ni un PDF, aunque su nombre lo diga. Elegí otro.'
    case 'unreadable':
      return 'No pudimos leer ese archivo. Fijate que esté en tu dispositivo y elegilo de nuevo.'
  }
}

/** A message about a receipt that the lender did not confirm when the customer sent it. */
export interface ReceiptNotConfirmedMessage {
  readonly tone: Tone
  readonly title: string
  readonly text: string
}

/**
 * Returns the message about a receipt that the customer sent and the lender did not confirm. Without an
 * answer to this or to an earlier attempt, the lender may have received it. Source: MOV-03, SES-16.
 */
export function sendReceiptFailureMessage(
  failure: SendReceiptFailure,
  earlier: EarlierAttempts,
): ReceiptNotConfirmedMessage {
  const { notSentTitle, unsureTitle, mayHaveArrived, earlierMayHaveArrived } = sendReceiptTexts
  if (mayReceiptHaveArrived(failure))
    return {
      tone: 'warn',
      title: unsureTitle,
      text: unconfirmedOperationText(failure, `, ${mayHaveArrived}`),
    }
  const text =
    failure.kind === 'file-refused'
      ? 'No pudimos recibir ese archivo. Elegí otro y probá de nuevo.'
      : gatewayFailureText(failure)
  return earlier === 'none'
    ? { tone: 'bad', title: notSentTitle, text }
    : { tone: 'warn', title: unsureTitle, text: `${text} ${earlierMayHaveArrived}` }
}

/** Returns whether the lender may have the receipt although sending it failed. Source: MOV-03. */
export function mayReceiptHaveArrived(failure: SendReceiptFailure): failure is GatewayFailure {
  return failure.kind !== 'file-refused' && mayRequestHaveBeenDone(failure)
}
