import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'
import type { BatchStopOutcome, PaymentBatchOutcome } from '@/domain/payments/payment-batch'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { paymentsTexts } from './payments.texts'

/** Texts of the screen on which the customer pays several loans in one go. Source: PAY-25. */
export const paymentBatchTexts = {
  title: paymentsTexts.list.several,
  lead: 'Elegí cuáles pagás. Se cobra cada una por separado, de a una por vez.',
  leadNone: 'Ahora no se pueden pagar juntas. Cada una dice por qué.',
  loading: 'Cargando lo que debés',
  failedTitle: 'No pudimos cargar lo que debés',
  back: 'Pagar una sola',
  legend: 'Qué pagás',
  required: 'Elegí al menos una para pagar.',
  numbered: (name: string, externalId: string) => `${name} ${externalId}`,
  several: (count: number) => `${count} cuotas`,
  punitive: (amount: string) => `Con ${amount} de interés por mora`,
  cardLegend: 'Con qué tarjeta',
  otherCard: 'Pagar con otra tarjeta',
  savedCard: 'Usar una tarjeta guardada',
  chosen: (count: number) => (count === 1 ? '1 pago:' : `${count} pagos:`),
  pay: (amount: string) => `Pagar ${amount}`,
  payWith: (amount: string, card: string) => `Pagar ${amount} con ${card}`,
  payNothing: 'Pagar',
  once: 'Cada una se cobra una sola vez. Si una no sale, las que siguen no se envían.',
  collection: 'Tiene un cobro automático: leé qué pasa con él antes de pagarlo a mano.',
  collectionsUnknown: 'No pudimos ver si tiene un cobro automático: podrías pagar dos veces.',
  noCard: 'No se puede pagar con tarjeta.',
  notKnown: 'No pudimos ver cuánto debés.',
  alone: 'Pagarla aparte',
  follow: 'Ver cómo terminó',
  unacknowledged: (amount: string) =>
    `Enviaste un pago de ${amount}: fijate cómo terminó antes de pagar otra vez.`,
  payingTitle: 'Estamos pagando',
  stay: 'No cierres esta pantalla: si la cerrás, lo que falta no se envía.',
  progress: (position: number, count: number, name: string) => `Pago ${position} de ${count}: ${name}.`,
  statuses: {
    waiting: 'En espera',
    checking: 'Revisando lo que debés',
    sending: 'Enviando',
    paid: 'Pagada',
    received: 'Recibida',
    rejected: 'Rechazada',
    'outcome-unknown': 'En duda',
    'not-sent': 'No se envió',
  },
  received: 'La estamos procesando.',
  with: (card: string) => `Con ${card}`,
  seeReceipt: 'Ver el comprobante',
  outcomeUnknown: `No la pagues de nuevo: si salió, aparece en Mis pagos en ${terms.maxHoursUntilPaymentApplied} horas.`,
  notReceived: 'Todavía no nos llegó. Si querés, pagala desde «Ver cómo terminó»: se cobra una sola vez.',
  list: 'Qué pasó con cada una',
  subtitle: {
    'all-paid': (count: number) =>
      count === 1
        ? 'Tu préstamo se actualiza en menos de 24 horas.'
        : `Fueron ${count} pagos, uno por préstamo. Se actualizan en menos de 24 horas.`,
    'some-paid': (paid: string) =>
      `En total son ${paid}, que se actualizan en menos de 24 horas. Abajo ves qué pasó con cada una.`,
    'outcome-unknown': 'Te contamos acá apenas lo sepamos.',
    'none-paid': 'Abajo ves por qué.',
  },
  seeIfPaid: 'Ver si llegó mi pago',
  goOn: 'Seguir con lo que falta',
  seePayments: 'Ver mis pagos',
} as const

/**
 * Returns the sentence above the list of loans to pay in one go. It says what the customer can do with
 * the list. Source: PAY-25, PAY-27.
 */
export function paymentBatchIntroText(hasPayableBatchLoan: boolean): string {
  return hasPayableBatchLoan ? paymentBatchTexts.lead : paymentBatchTexts.leadNone
}

interface BatchResultTitleParts {
  readonly paidAmount: string
  readonly paidCount: number
  /** Whether any of the payments was received by the lender, but not approved yet. */
  readonly isAnyPaymentOnlyReceived: boolean
  readonly paymentCount: number
  /** Text with the amount of the payment whose outcome is unknown; undefined if there is no such payment. */
  readonly outcomeUnknownAmount: string | undefined
}

/**
 * Returns the title of the result after the customer has paid several loans in one go. The word
 * 'Pagaste' is used only for approved payments. Source: PAY-25, PAY-17.
 */
export function paymentBatchResultTitle(
  verdict: PaymentBatchOutcome,
  {
    paidAmount,
    paidCount,
    isAnyPaymentOnlyReceived,
    paymentCount,
    outcomeUnknownAmount = '',
  }: BatchResultTitleParts,
): string {
  switch (verdict) {
    case 'all-paid':
      if (!isAnyPaymentOnlyReceived) return `¡Listo! Pagaste ${paidAmount}`
      return paymentCount === 1 ? `Recibimos tu pago de ${paidAmount}` : `Recibimos tus pagos: ${paidAmount}`
    case 'some-paid':
      return isAnyPaymentOnlyReceived
        ? `Recibimos ${paidCount} de ${paymentCount}`
        : `Pagaste ${paidCount} de ${paymentCount}`
    case 'outcome-unknown':
      return `No sabemos si salió tu pago de ${outcomeUnknownAmount}`
    case 'none-paid':
      return 'No salió ningún pago'
  }
}

/** Why no more payments were sent after the one at which the batch stopped. */
const batchStopReasonTexts: Readonly<Record<BatchStopOutcome, string>> = {
  approved: 'la aprobación de una anterior nos llegó tarde',
  rejected: 'se rechazó una anterior',
  'outcome-unknown': 'no nos llegó la aprobación de una anterior',
  'not-sent': 'no se envió una anterior',
}

/**
 * Returns the text about a loan whose payment was not sent. When several loans are paid in one go, no
 * more payments are sent after one that was not approved. Source: PAY-25.
 */
export function batchLoanNotSentText(
  notDone: OperationNotDoneProof | undefined,
  stop: BatchStopOutcome,
): string {
  const nothing = notDone ? 'No se cobró nada' : 'No se envió nada'
  return `${nothing}: frenamos porque ${batchStopReasonTexts[stop]}.`
}

/**
 * Returns the text about a loan whose card payment was declined when the customer paid several loans in one
 * go. Source: PAY-15.
 */
export function batchLoanDeclinedText(_notDone: OperationNotDoneProof): string {
  return 'No se cobró nada. Probá con otra tarjeta.'
}
