import type { PaymentCoverage } from '@/domain/shared/operation'
import { lenderServiceRules as terms } from '@/domain/shared/lender-service-rules'

/**
 * Returns the label of the amount that remained due right after a payment. `installments` are the
 * numbers of the paid installments; empty for the revolving credit line. Source: PAY-22.
 */
export function remainingBalanceLabel(installments: readonly number[]): string {
  const [first, last] = [installments[0], installments.at(-1)]
  if (first === undefined) return 'Con este pago, de lo que debías quedaron'
  return first === last
    ? `Con este pago, de la cuota ${first} quedaron`
    : `Con este pago, de las cuotas ${first} a ${last} quedaron`
}

/**
 * Returns the label of the balance if nothing is left to pay: the balance of the paid installments or, if
 * they are not known, of the debt. Source: PAY-22.
 */
export function zeroBalanceLabel(installments: readonly number[]): string {
  if (installments.length === 0) return 'Saldo de lo que debías:'
  return installments.length === 1 ? 'Saldo de esa cuota:' : 'Saldo de esas cuotas:'
}

/**
 * Returns the text that says which installments a payment paid, and how many installments of the loan
 * are left. Source: PAY-22.
 */
export function installmentsPaidAndLeftText(installments: readonly number[], of: number | undefined): string {
  const [first, last = 0] = [installments[0], installments.at(-1)]
  const paid = first === last ? `Pagaste la cuota\u00A0${last}.` : `Pagaste las cuotas ${first} a ${last}.`
  if (of === undefined) return paid
  const left = of - last
  if (left <= 0) return `${paid} Era la última.`
  return left === 1 ? `${paid} Te queda 1.` : `${paid} Te quedan ${left}.`
}

/**
 * Returns the text that says within how many hours the loan or the credit line shows the payment.
 * Source: PAY-17.
 */
export function whenPaymentIsVisibleText(pays: PaymentCoverage | undefined): string {
  const within = `en menos de ${terms.minHoursUntilPaymentApplied} horas`
  if (pays?.remaining === undefined) return `Tu préstamo se actualiza ${within}.`
  const { installments, remaining } = pays
  if (remaining > 0) return `Lo vas a ver descontado ${within}.`
  if (installments.length === 0) return `Tu línea figura al día ${within}.`
  return installments.length === 1 ? `Tu cuota figura paga ${within}.` : `Tus cuotas figuran pagas ${within}.`
}
