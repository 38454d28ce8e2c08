import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Loan } from '@/domain/loans/loan'
import type { CancellableLoan } from '@/application/cancellation/cancellable-loans-query'
import type { CancellationQuote } from '@/application/cancellation/cancellation-quote-query'
import type { NewLoanLinkVisibility } from '@/application/session/new-loan-entry'

/** The states of the screen for cancelling a loan early. Source: CAN-01 to CAN-05. */
export type CancellationState =
  | { readonly phase: 'not-available'; readonly newLoan: NewLoanLinkVisibility }
  | { readonly phase: 'end-of-month'; readonly opensOn: CalendarDate }
  | { readonly phase: 'picking' }
  /**
   * State in which the chosen loan cannot be cancelled, because it is too early, or in which the customer may
   * revoke it instead.
   */
  | { readonly phase: 'dismissed'; readonly chosen: CancellableLoan }
  /** State in which the loan was paid off meanwhile, so that nothing is left to cancel. */
  | { readonly phase: 'nothing-left'; readonly loan: Loan }
  | QuotedCancellation
  | RequestedCancellation

export interface QuotedCancellation {
  readonly phase: 'quoted'
  readonly quote: CancellationQuote
  /** Present if the customer saw another amount before, which is not the price any more. */
  readonly isAmountChanged?: true
}

export interface RequestedCancellation {
  readonly phase: 'requested'
  readonly quote: CancellationQuote
}

export type LoanCancellationPaymentMethod = 'qr' | 'transfer'

/** The title and text of the message about a failed step of the cancellation. */
export interface LoanCancellationFailureMessage {
  readonly title: string
  readonly text: string
  /** Whether the message about a failed step has a link to the chat. */
  readonly isChatOffered: boolean
}
