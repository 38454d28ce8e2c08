import type { PaymentBatchOptions, LoanInPaymentBatch } from '@/application/payments/payment-batch-queries'
import type { LoanResultInBatch } from '@/application/payments/pay-batch'
import { paymentBatchOutcome, type PaymentBatchOutcome } from '@/domain/payments/payment-batch'
import { totalDue } from '@/domain/payments/total-due'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { FormError } from '@/ui/kit/form-error'
import type { OutcomeInquiryStage } from '@/ui/texts/outcome-inquiry.texts'

/** One of the loans that are paid in one go, and the result of charging the card for it. */
export interface BatchLoanCharge {
  readonly loanInBatch: LoanInPaymentBatch
  /** Result of charging the card for the loan; undefined until the result is known. */
  readonly result: LoanResultInBatch | undefined
}

/** The states of the screen on which the customer pays several loans in one go. Source: PAY-25. */
export type PaymentBatchState =
  | {
      readonly phase: 'choosing'
      readonly choice: PaymentBatchOptions
      readonly errors: readonly FormError[]
    }
  | {
      readonly phase: 'paying'
      readonly turns: readonly BatchLoanCharge[]
      /** Index of the loan that is being checked or charged, counted from 0. */
      readonly current: number
      /**
       * Whether the payment of the current loan has been sent. From then on the card may have been
       * charged.
       */
      readonly wasSent: boolean
    }
  | {
      readonly phase: 'done'
      readonly turns: readonly CompletedBatchLoanCharge[]
      readonly verdict: PaymentBatchOutcome
      /** Sum of the amounts of the payments that were approved. */
      readonly paid: Cents
      /**
       * How far the portal has come in asking the lender about a payment with an unknown outcome;
       * undefined if there is no such payment.
       */
      readonly asking: OutcomeInquiryStage | undefined
    }

export interface CompletedBatchLoanCharge extends BatchLoanCharge {
  readonly result: LoanResultInBatch
}

/**
 * Returns the state of the screen when all charges are over, with the result for each chosen loan: paid,
 * rejected, unknown or not sent.
 */
export function createBatchPaymentResultState(
  turns: readonly CompletedBatchLoanCharge[],
  asking?: OutcomeInquiryStage,
): Extract<PaymentBatchState, { readonly phase: 'done' }> {
  const approved = turns.map(({ result }) => (result.kind === 'approved' ? [result.operation.amount] : []))
  const verdict = paymentBatchOutcome(turns.map(({ result }) => result.kind))
  return { phase: 'done', turns, verdict, paid: sumCents(approved.flat()), asking }
}

/** Returns whether any of the listed loans can be ticked for payment. Source: PAY-25, PAY-27. */
export function hasPayableBatchLoan({ loans }: PaymentBatchOptions): boolean {
  return loans.some(({ state }) => state.kind === 'payable')
}

/** Returns the ticked loans that can be paid, in the order of the list. */
export function findTickedBatchLoans(
  { loans }: PaymentBatchOptions,
  ticked: readonly string[],
): readonly LoanInPaymentBatch[] {
  return loans.filter(({ state, loan }) => state.kind === 'payable' && ticked.includes(loan.externalId))
}

/** Returns the sum of the amounts due of the given loans, as the lender lists them. */
export function batchTotalDue(entries: readonly LoanInPaymentBatch[]): Cents {
  return sumCents(entries.map(({ dueItems }) => totalDue(dueItems)))
}
