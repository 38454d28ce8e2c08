import type { OperationRecord } from '@/domain/shared/operation'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import type { Debt, OfferedMethod } from '@/application/payments/payment.port'
import type { PaymentSummary } from '@/application/payments/payment-queries'
import { paymentsTexts } from '@/ui/texts/payments.texts'

const texts = paymentsTexts.summary

/** What can be said of what is due. Source: PAY-02 to PAY-05, PAY-16, PAY-20. */
export type PaymentSummaryShown =
  /** A payment of this loan has no final word yet: paying again takes a decision. Source: PAY-16. */
  | {
      readonly phase: 'outcome-unknown'
      readonly text: string
      readonly statusPath: string
      readonly operation: OperationRecord
    }
  | { readonly phase: 'nothing-due'; readonly title: string }
  /** It was paid, or may have been, and what is due does not count it: paying again takes a decision. Source: PAY-20. */
  | {
      readonly phase: 'just-paid'
      readonly title: string
      readonly text: string
      readonly payment: UnappliedPayment
      readonly summary: PaymentSummary
    }
  | {
      readonly phase: 'ready'
      readonly summary: PaymentSummary
      /** All that the lender lists, also while a payment is tried again by the way that it went. Source: PAY-05, PAY-15. */
      readonly listed: readonly OfferedMethod[]
      /** The payment that the lender never received, which goes out again with its key, amount and kind of card. Source: PAY-16. */
      readonly retryOf?: OperationRecord
    }

/** What is tried again goes out the way that it went. Source: PAY-16. */
export function byDebitCard(summary: PaymentSummary): PaymentSummary {
  return { ...summary, methods: summary.methods.filter(({ method }) => method === 'debit-card') }
}

/** Of a loan, or of the line. */
export function nothingDue({ kind }: Debt): PaymentSummaryShown {
  return { phase: 'nothing-due', title: kind === 'line' ? texts.nothingDueLine : texts.nothingDueTitle }
}

/** Why the amount due is read again: only `asked-for` is answered with a message when nothing has changed. */
export type RefreshReason = 'asked-for' | 'came-back'

export interface Refreshed {
  readonly reason: RefreshReason
  readonly before: PaymentSummary
  readonly now: PaymentSummary
}
