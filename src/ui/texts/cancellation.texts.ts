import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'
import type { FileDeliveryOutcome } from '@/application/documents/deliver-file'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CancellationQuoteFailure } from '@/application/cancellation/cancellation-quote-query'
import type { RequestCancellationFailure } from '@/application/cancellation/request-cancellation'
import { gatewayFailureText } from './failures.texts'
import { formatLongDate } from '@/ui/kit/format'
import { unconfirmedOperationText } from './unconfirmed.texts'

export const cancellationTexts = {
  backToLoan: 'Volver al préstamo',
  reference: 'PREPAID_LOAN_INIT_ERROR',
  loading: 'Cargando tus préstamos',
  failedTitle: 'No pudimos cargar tus préstamos',
  pick: {
    title: 'Cancelar un préstamo antes',
    lead: 'Pagás todo lo que queda de una vez. Elegí el préstamo y te decimos cuánto es.',
    loans: '¿Qué préstamo querés cancelar?',
    number: (externalId: string) => `Préstamo ${externalId}`,
    left: (installments: string) => `Te quedan ${installments}`,
    installments: (count: number) => (count === 1 ? '1 cuota' : `${count} cuotas`),
    required: 'Elegí el préstamo que querés cancelar',
    goOn: 'Ver cuánto es',
    regret: 'Me arrepentí de este préstamo',
    quoteFailed: 'No pudimos saber el importe',
  },
  notAvailable: {
    title: 'No tenés préstamos para cancelar',
    text: 'Cuando tengas un préstamo con cuotas por pagar, lo vas a poder cancelar desde acá.',
  },
  endOfMonth: {
    title: 'A fin de mes no se puede cancelar',
    text: (day: string) =>
      `Se puede del ${terms.firstCancellationDayOfMonth} al ${terms.lastCancellationDayOfMonth} de cada mes. Volvé desde el ${day}.`,
    regret: 'Arrepentirte de un préstamo que no usaste sí se puede, cualquier día.',
    revokeLoan: (externalId: string) => `Me arrepentí del préstamo ${externalId}`,
  },
  dismissed: {
    tooEarlyTitle: 'Todavía no podés cancelar este préstamo',
    tooEarly: (day: string) =>
      `Se puede cuando pasan más de ${terms.cancellationWaitDays} días desde que te dimos el dinero: desde el ${day}.`,
    revocationTitle: 'Arrepentirte de este préstamo',
    regret: (day: string) =>
      `Como no usaste el dinero, te podés arrepentir hasta el ${day}. Son ${terms.revocationBusinessDays} días hábiles desde que te lo dimos.`,
    giveBack: (amount: string) => `Devolvés los ${amount} que te prestamos.`,
    ask: 'Pedir el arrepentimiento',
    chat: 'Consultar por chat',
    back: 'Elegir otro préstamo',
  },
  quoted: {
    title: 'Cuánto cuesta cancelarlo',
    amount: 'Pagás hoy',
    remaining: (installments: string) => `Lo que queda en ${installments}`,
    remainingWithPunitive: (installments: string, punitive: string) =>
      `Lo que queda en ${installments}, con ${punitive} de interés por mora`,
    saving: 'Te ahorrás',
    noSaving: 'Cancelarlo hoy no te ahorra dinero: es lo mismo o más que seguir con las cuotas.',
    saidOn: 'Calculado el',
    valid: 'Este importe vale',
    between: (from: string, until: string) => `Del ${from} al ${until}`,
    request: 'Pedir la cancelación',
    nothingCharged: 'Pedirla no te cobra nada. El préstamo queda cancelado cuando pagás ese importe.',
    other: 'Elegir otro préstamo',
    changedTitle: 'El importe cambió',
    changed:
      'Desde que lo viste cambió lo que cuesta cancelar este préstamo. Revisalo antes de pedir la cancelación.',
    requestFailed: 'No pudimos generar la cancelación',
    outcomeUnknown: 'No sabemos si se generó la cancelación',
    mayBeRequested: ', pero puede que ya esté generada. Pedila de nuevo: pedirla no te cobra nada.',
    expired: 'El importe que viste venció. Tocá «Ver cuánto es» y te decimos el de hoy.',
  },
  requested: {
    title: 'Tu cancelación está lista para pagar',
    lead: (externalId: string) => `Pagá el importe exacto y el préstamo ${externalId} queda cancelado.`,
    amount: 'Importe',
    document: 'Descargar el documento',
    documentSaved: 'Guardamos el documento en tus descargas.',
    documentOpened: 'Abrimos el documento en otra pestaña.',
    documentFailed: 'El documento no se descargó.',
    paymentMethods: '¿Cómo lo querés pagar?',
    qr: 'Con un código QR',
    qrDetail: 'Desde la app de tu banco o billetera',
    transfer: 'Por transferencia',
    transferDetail: 'A la cuenta virtual del préstamo',
    chosenMethod: 'La forma de pago elegida',
    after: 'Cuando el pago se acredite, en unas 24 horas podés descargar tu libre deuda.',
  },
  goOn: 'Seguir con la cancelación',
  nothingLeftTitle: 'Este préstamo ya no tiene cuotas por pagar',
  transfer: {
    title: 'Transferí a esta cuenta',
    amount: 'Importe a transferir',
    loading: 'Buscando la cuenta',
    label: 'CVU',
    copy: 'Copiar el CVU',
    none: 'Este préstamo no tiene una cuenta para transferir. Pagalo con el código QR.',
    failed: 'No pudimos traer la cuenta. Probá de nuevo o pagá con el código QR.',
  },
} as const

/**
 * Returns the text that says why the portal has no price for paying off the loan, and what the customer
 * can do.
 */
export function cancellationQuoteFailureText(
  failure: Exclude<CancellationQuoteFailure, { kind: 'nothing-left' }>,
): string {
  switch (failure.kind) {
    case 'not-payable':
      return noPayableAmountText
    case 'not-payable-yet':
      return `El importe para cancelarlo vale desde el ${formatLongDate(failure.from)}. Volvé ese día.`
    default:
      return gatewayFailureText(failure)
  }
}

/**
 * Returns the text that says why the lender did not confirm the request to pay off a loan, and what the
 * customer can do. If the lender did not answer, they can safely send the request again.
 */
export function cancellationFailureText(
  failure: GatewayFailure | Extract<RequestCancellationFailure, { kind: 'expired' | 'outcome-unknown' }>,
): string {
  const { expired, mayBeRequested } = cancellationTexts.quoted
  if (failure.kind === 'outcome-unknown') return unconfirmedOperationText(failure.cause, mayBeRequested)
  return failure.kind === 'expired' ? expired : gatewayFailureText(failure)
}

/**
 * Returns the message after the document about paying off a loan was opened or saved. Returns undefined
 * after the device's share dialog, which shows the result itself.
 */
export function cancellationDocumentSavedText(where: FileDeliveryOutcome): string | undefined {
  switch (where) {
    case 'opened':
      return cancellationTexts.requested.documentOpened
    case 'saved':
      return cancellationTexts.requested.documentSaved
    case 'shared':
    case 'dismissed':
      return undefined
  }
}

export function cancellationDocumentFailureText(failure: GatewayFailure): string {
  return `${cancellationTexts.requested.documentFailed} ${gatewayFailureText(failure)}`
}

const noPayableAmountText =
  'Hoy no hay un importe para pagar, o el que había venció. Probá de nuevo en unos minutos o consultanos por chat.'
