import type { CalendarDate } from '@/domain/shared/calendar-date'
import { firstCancellationDayFromNextMonth } from '@/domain/cancellation/early-cancellation'
import type { Loan } from '@/domain/loans/loan'
import {
  isCollectionToAcknowledge,
  type CollectionToAcknowledge,
} from '@/domain/payments/collections-to-acknowledge'
import { firstUnacknowledgedPayment } from '@/domain/payments/send-decision'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import type { LoanCancellability } from '@/application/cancellation/loan-cancellability-query'
import type { CancellationQuote } from '@/application/cancellation/cancellation-quote-query'
import type { NewLoanLinkVisibility } from '@/application/session/new-loan-entry'
import { unappliedPaymentNotice } from '@/ui/payments/status/unapplied-payment-text'

/** The states of the screen for cancelling a loan early. Source: CAN-01 to CAN-05. */
export type CancellationState =
  | { readonly phase: 'not-available'; readonly newLoan: NewLoanLinkVisibility }
  | { readonly phase: 'end-of-month'; readonly opensOn: CalendarDate }
  | { readonly phase: 'picking' }
  /**
   * State in which the chosen loan cannot be cancelled, because it is too early, or in which the customer may
   * revoke it instead.
   */
  | { readonly phase: 'dismissed'; readonly chosen: LoanCancellability }
  /** State in which the loan was paid off meanwhile, so that nothing is left to cancel. */
  | { readonly phase: 'nothing-left'; readonly loan: Loan }
  | QuotedCancellation
  | RequestedCancellation
  /**
   * State in which a payment was made, or may have been made, that is not deducted from the price yet. The
   * customer must confirm before they go on to `next`. Source: PAY-20.
   */
  | {
      readonly phase: 'just-paid'
      readonly title: string
      readonly text: string
      readonly payment: UnappliedPayment
      readonly next: QuotedCancellation | RequestedCancellation
    }
  /**
   * State in which an automatic collection is announced, or the portal could not find out whether one is. The
   * customer must confirm before they go on to `next`. Source: PAY-27.
   */
  | {
      readonly phase: 'collection-announced'
      readonly payment: CollectionToAcknowledge
      readonly next: QuotedCancellation | RequestedCancellation
    }

export interface QuotedCancellation {
  readonly phase: 'quoted'
  readonly quote: CancellationQuote
  /** Present if the price has changed since the customer saw it. */
  readonly isAmountChanged?: true
}

export interface RequestedCancellation {
  readonly phase: 'requested'
  readonly quote: CancellationQuote
}

export type LoanCancellationPaymentMethod = 'qr' | 'transfer'

/**
 * Returns the state of the screen at the end of a month, with the first day on which one of the given loans can
 * be cancelled again. The lender may stop cancellations before the last day of the month. Source: CAN-01, CAN-02.
 */
export function createMonthEndState(
  loans: readonly Pick<LoanCancellability, 'loan'>[],
  today: CalendarDate,
): CancellationState {
  const disbursementDates = loans.map(({ loan }) => loan.disbursementDate)
  return { phase: 'end-of-month', opensOn: firstCancellationDayFromNextMonth(disbursementDates, today) }
}

/**
 * Returns the state that shows the first earlier payment or automatic collection that the customer has not
 * acknowledged; `next` itself if there is none. Source: PAY-20, PAY-27.
 */
export function earlierPaymentStateOrNext(
  next: QuotedCancellation | RequestedCancellation,
  acknowledgedKeys: readonly string[],
  today: CalendarDate,
): CancellationState {
  const payment = firstUnacknowledgedPayment(next.quote.paymentsToAcknowledge, { acknowledgedKeys })
  if (!payment) return next
  if (isCollectionToAcknowledge(payment)) return { phase: 'collection-announced', payment, next }
  return { phase: 'just-paid', ...unappliedPaymentNotice(payment, today), payment, next }
}
