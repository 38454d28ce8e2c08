import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { OperationFromOtherDevice } from '@/domain/shared/operation-from-other-device'
import type { PaidPurchase } from '@/application/qr-payment/qr-purchase-store.port'
import type { FirstInstallmentDiscount } from '@/domain/qr-payment/first-installment-discount'
import type { PurchaseNotAttempted, PurchaseOperationKind } from '@/application/qr-payment/pay-shop'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { formatPercent } from '@/ui/loan-cost/format-percent'
import { planTitleText } from '@/ui/loan-cost/plan-title-text'
import { gatewayFailureText } from './failures.texts'
import { creditLineRefusalReasonText } from './credit-line-refusal.texts'

export const purchasePlanTexts = {
  title: '¿En cuántas cuotas lo pagás?',
  loading: 'Buscando las cuotas para tu compra',
  purchase: 'Tu compra',
  seller: 'Comercio',
  amount: 'Importe',
  legend: 'Cuotas',
  required: 'Elegí en cuántas cuotas pagás.',
  pay: (amount: string) => `Pagar ${amount}`,
  once: 'Pago seguro: se cobra una sola vez.',
  payingTitle: 'Estamos pagando',
  paying: 'Estamos pagando tu compra. No cierres esta pantalla.',
  back: 'Volver',
  scanAgain: 'Escanear otro QR',
  failedTitle: 'No pudimos cargar las cuotas',
  noPlanTitle: 'No hay cuotas para este importe',
  /** What the customer can do if no plan exists for the amount that they typed. */
  noPlan: 'Probá con otro importe, o escribinos por chat.',
  /**
   * What the customer can do if no plan exists for the amount in the shop's QR code, which they cannot
   * change.
   */
  noPlanForCode:
    'El importe viene en el QR y no se puede cambiar. Pagale al comercio de otra manera, o escribinos por chat.',
  paidTitle: '¡Listo! Pagaste tu compra',
  operation: (id: string) => `Número de operación ${id}`,
  voucher: 'Ver el comprobante',
  outcomeUnknown: {
    title: 'Estamos confirmando tu pago',
    text: 'Puede que el comercio ya haya cobrado, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo.',
  },
  loanOutcomeUnknown: {
    title: 'Estamos confirmando el préstamo de tu compra',
    text: 'El comercio todavía no cobró. Apenas sepamos si el préstamo se hizo, seguís con el pago.',
  },
  loanCreated:
    'El préstamo de esta compra ya se hizo, pero el comercio todavía no cobró. Tocá «Pagar» para terminar.',
  loanWithoutNumberTitle: 'Tu compra no se terminó',
  loanWithoutNumber:
    'El préstamo de esta compra ya se hizo y todavía no se puede usar. Escribinos antes de pagar otra vez.',
  notArrived: { title: 'Tu pago todavía no nos llegó', text: 'Probá sin miedo: se cobra una sola vez.' },
  again: 'Volver a intentar',
  paidBefore: 'Ya pagaste con este QR',
  paidBeforeText: (amount: string, day: string) =>
    `Pagaste ${amount} el ${day}. Si seguís, es otra compra y se suma a la anterior.`,
} as const

/**
 * Returns the text with the amount that was paid to the shop and, if it is known, the plan for repaying
 * it. Source: QRP-07.
 */
export function paidPurchaseText({
  amount,
  installments,
  installmentAmount,
  firstInstallmentAmount,
}: PaidPurchase): string {
  const inAll = formatBriefMoney(amount)
  if (installments === undefined || installmentAmount === undefined) return inAll
  const plan = planTitleText({ count: installments, amount: installmentAmount, firstInstallmentAmount })
  return `${inAll} en ${plan}`
}

/**
 * Returns the notice about a similar purchase that the customer made, or may have made, on another device.
 * Source: PAY-20, QRP-07.
 */
export function similarPurchaseOnOtherDeviceTexts(
  { amount, at, isCertainlyDone }: OperationFromOtherDevice,
  seller: string,
): { readonly title: string; readonly text: string } {
  const paidAmount = formatBriefMoney(amount)
  const day = formatLongDate(dayInBuenosAires(at))
  return isCertainlyDone
    ? {
        title: 'Ya hay un pago a este comercio',
        text: `Tenemos un pago de ${paidAmount} a ${seller} del ${day}. Si seguís, es otra compra y se suma a la anterior.`,
      }
    : {
        title: 'Puede que ya hayas pagado',
        text: `Tu línea tiene una compra con QR de ${paidAmount} del ${day} y no sabemos si es esta. Si es esta y seguís, pagás dos veces.`,
      }
}

/** Returns the texts about the discount that a plan gives on the first installment. Source: QRP-06. */
export function firstInstallmentDiscountTexts(discount: FirstInstallmentDiscount): {
  readonly title: string
  readonly text: string
} {
  const { percent, isFull, firstInstallmentAmount, maxAmount } = discount
  const isFree = isFull && (firstInstallmentAmount ?? 0) === 0
  const left = isFree || firstInstallmentAmount === undefined ? [] : [firstInstallmentAmount]
  const sentences = [
    ...left.map((amount) => `La primera cuota te queda en ${formatBriefMoney(amount)}.`),
    ...(maxAmount === undefined ? [] : [`El tope del descuento es ${formatBriefMoney(maxAmount)}.`]),
  ]
  const title = isFree
    ? 'La primera cuota es gratis'
    : `${formatPercent(percent).replace(',00', '')} de descuento en la primera cuota`
  return { title, text: sentences.join(' ') }
}

interface PurchaseRefusalTexts {
  readonly title: string
  readonly text: string
  readonly supportErrorCode: string
}

/**
 * Returns the texts that say why the shop was not paid. The caller has to give a proof (`_notDone`) that the
 * payment was not made. Source: QRP-07, 2§8.
 */
export function purchaseRefusalTexts(
  _notDone: OperationNotDoneProof,
  why: string | undefined,
): PurchaseRefusalTexts {
  return {
    title: 'No se hizo el pago',
    text: purchaseRefusalReasonText(why),
    supportErrorCode: 'PAYMENT_QR_CONFIRM_INSTALLMENT_PLAN_ERROR',
  }
}

const textByShopRefusalCode = new Map([
  ['SELLER_NOT_ALLOWED', 'Con tu línea no se le puede pagar a este comercio.'],
  ['AMOUNT_MISMATCH', 'El importe no coincide con el del QR. Escaneá el QR de nuevo.'],
  ['LOAN_NOT_AVAILABLE', 'El plan que elegiste venció. Elegí las cuotas de nuevo.'],
])

function purchaseRefusalReasonText(why: string | undefined): string {
  const reason = textByShopRefusalCode.get(why ?? '') ?? creditLineRefusalReasonText(why)
  return reason === undefined
    ? 'El comercio no cobró nada. Podés volver a intentarlo.'
    : `${reason} El comercio no cobró nada.`
}

/**
 * Returns the texts about a purchase whose outcome is unknown. While the lender has not created the loan, the
 * shop cannot have been paid. Source: QRP-07, REV-10.
 */
export function purchaseOutcomeUnknownTexts(step: PurchaseOperationKind): {
  readonly title: string
  readonly text: string
} {
  return step === 'loan' ? purchasePlanTexts.loanOutcomeUnknown : purchasePlanTexts.outcomeUnknown
}

/** Returns the text that says why a purchase was not sent to the lender. Source: QRP-07, REV-10. */
export function purchaseNotSentText({ step, reason }: PurchaseNotAttempted): string {
  switch (reason.kind) {
    case 'line-changed':
      return 'El saldo de tu línea cambió y no se pagó nada. Revisá las cuotas antes de seguir.'
    case 'line-not-known':
      return `No se hizo ningún pago. ${gatewayFailureText(reason.cause)}`
    case 'unacknowledged':
      return step === 'loan'
        ? purchasePlanTexts.loanWithoutNumber
        : 'Ya hiciste un pago con este QR. Revisalo antes de pagar otra vez.'
    case 'done-elsewhere':
      return 'Este pago no se envió: puede que ya lo hayas hecho desde otro dispositivo. Revisalo antes de seguir.'
    case 'in-progress':
      return 'Todavía estamos haciendo tu pago anterior. Este no se envió.'
    case 'newer-release':
      return 'El portal se actualizó en otra pestaña y el pago no se envió. Recargá esta página para pagar.'
    case 'other-customer':
    case 'other-card':
    case 'left':
      return 'No se hizo ningún pago.'
  }
}

/** Returns what the customer can do if no plan exists for the amount of the purchase. Source: QRP-06. */
export function noPurchasePlanText(isAmountOfCode: boolean): string {
  return isAmountOfCode ? purchasePlanTexts.noPlanForCode : purchasePlanTexts.noPlan
}
