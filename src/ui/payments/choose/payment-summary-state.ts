import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import {
  isCollection,
  type CollectionToAcknowledge,
  type PaymentToAcknowledge,
} from '@/domain/payments/collection-to-acknowledge'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import type { Debt, OfferedMethod } from '@/application/payments/payment.port'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { unappliedPaymentText } from '@/ui/payments/status/unapplied-payment-text'
import { paymentsTexts } from '@/ui/texts/payments.texts'

const texts = paymentsTexts.summary

/** The states of the payment summary. Source: PAY-02 to PAY-05, PAY-16, PAY-20. */
export type PaymentSummaryState =
  /** A payment of this loan has an unknown outcome; paying again needs a confirmation. Source: PAY-16. */
  | {
      readonly phase: 'outcome-unknown'
      readonly text: string
      readonly statusPath: string
      readonly operation: OperationRecord
    }
  | { readonly phase: 'nothing-due'; readonly title: string }
  /**
   * A payment was made, or may have been, that the amount due does not include yet; paying again needs a
   * confirmation. Source: PAY-20.
   */
  | {
      readonly phase: 'just-paid'
      readonly title: string
      readonly text: string
      readonly payment: UnappliedPayment
      readonly summary: PaymentSummary
    }
  /**
   * An automatic collection is announced, or it is unknown; paying by hand needs a confirmation. Source:
   * PAY-27.
   */
  | {
      readonly phase: 'collection-announced'
      readonly payment: CollectionToAcknowledge
      readonly summary: PaymentSummary
    }
  | {
      readonly phase: 'ready'
      readonly summary: PaymentSummary
      /** All methods that the lender offers, even if a retry limits the choice. Source: PAY-05, PAY-15. */
      readonly listed: readonly OfferedMethod[]
      /**
       * The payment that the lender did not receive. It is sent again with its key, amount and kind of card.
       * Source: PAY-16.
       */
      readonly retryOf?: OperationRecord
    }

/** Returns the summary with debit cards only, for a retry of a card payment. Source: PAY-16. */
export function onlyDebitCard(summary: PaymentSummary): PaymentSummary {
  return { ...summary, methods: summary.methods.filter(({ method }) => method === 'debit-card') }
}

/** Returns the state in which the customer has to see an earlier payment or a collection. Source: PAY-20, PAY-27. */
export function earlierPaymentState(
  payment: PaymentToAcknowledge,
  summary: PaymentSummary,
  today: CalendarDate,
): PaymentSummaryState {
  if (isCollection(payment)) return { phase: 'collection-announced', payment, summary }
  return { phase: 'just-paid', ...unappliedPaymentText(payment, today), payment, summary }
}

/** Returns the state in which nothing is due of a loan or the line. */
export function nothingDueState({ kind }: Debt): PaymentSummaryState {
  return { phase: 'nothing-due', title: kind === 'line' ? texts.nothingDueLine : texts.nothingDueTitle }
}

/** Why the amount due is read again: only `asked-for` is answered with a message when nothing has changed. */
export type RefreshReason = 'asked-for' | 'came-back'

export interface RefreshedSummary {
  readonly reason: RefreshReason
  readonly before: PaymentSummary
  readonly now: PaymentSummary
}
