import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import {
  installmentsInOrder,
  isInstallmentPayable,
  remainingInstallmentAmount,
} from '@/domain/loans/installments'
import type { Installment } from '@/domain/loans/loan'
import { isPartialPayment, type PaymentReceipt } from './payment-receipt'

/** The installment of a loan that falls due next after a payment. Source: PAY-22. */
export interface NextDueAfterPayment {
  readonly number: number
  readonly dueDate: CalendarDate
  /**
   * What is left to pay of the installment that falls due next; missing if the payment pays a part of
   * that installment.
   */
  readonly amount?: Cents
}

/**
 * Returns the installment that falls due next after a payment, according to the lender's list; undefined
 * if there is none or the portal cannot know it. Installments that the payment pays in full count as paid,
 * even if the lender has not applied the payment yet. If it is unknown what remains due of a partly paid
 * installment, the portal cannot know whether that one falls due next. Overdue installments are left out.
 * Source: PAY-22.
 */
export function nextDueAfterPayment(
  receipt: Pick<
    PaymentReceipt,
    'installments' | 'amount' | 'amountDueBeforePayment' | 'amountDueAfterPayment' | 'status'
  >,
  { schedule, today }: { readonly schedule: readonly Installment[]; readonly today: CalendarDate },
): NextDueAfterPayment | undefined {
  const { installments: paid, amountDueAfterPayment, status } = receipt
  if (!paid && status === 'pending') return undefined
  const lastPaid = paid?.last ?? 0
  const isPart = isPartialPayment(receipt)
  const next = installmentsInOrder(schedule).find(
    (each) =>
      each.dueDate >= today &&
      isInstallmentPayable(each) &&
      (each.number > lastPaid || (each.number === lastPaid && isPart)),
  )
  if (!next) return undefined
  const { number, dueDate } = next
  if (number !== lastPaid) return { number, dueDate, amount: remainingInstallmentAmount(next) }
  return amountDueAfterPayment === undefined ? undefined : { number, dueDate }
}
