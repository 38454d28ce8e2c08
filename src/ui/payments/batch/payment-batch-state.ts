import type { BatchChoice, BatchEntry } from '@/application/payments/batch-queries'
import type { BatchResult } from '@/application/payments/pay-batch'
import { batchOutcome, type PaymentBatchOutcome } from '@/domain/payments/payment-batch'
import { totalDue } from '@/domain/payments/total-due'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { FormError } from '@/ui/kit/form-error'
import type { AskingStage } from '@/ui/texts/operations.texts'

/** A loan of the batch, and the result of its charge. */
export interface BatchCharge {
  readonly entry: BatchEntry
  /** Result of the charge; undefined until it is known. */
  readonly result: BatchResult | undefined
}

/** The states of paying several loans in one go. Source: PAY-25. */
export type PaymentBatchState =
  | {
      readonly phase: 'choosing'
      readonly choice: BatchChoice
      readonly errors: readonly FormError[]
    }
  | {
      readonly phase: 'paying'
      readonly turns: readonly BatchCharge[]
      /** Position of the loan whose charge is being checked or sent. */
      readonly current: number
      /** Whether its charge has been sent, so it may be done. */
      readonly wasSent: boolean
    }
  | {
      readonly phase: 'done'
      readonly turns: readonly DoneBatchCharge[]
      readonly verdict: PaymentBatchOutcome
      /** Sum of the approved payments. */
      readonly paid: Cents
      /** Progress of asking the lender about an unknown outcome; undefined if no outcome is unknown. */
      readonly asking: AskingStage | undefined
    }

export interface DoneBatchCharge extends BatchCharge {
  readonly result: BatchResult
}

/** Returns the result of a batch. */
export function doneBatchState(
  turns: readonly DoneBatchCharge[],
  asking?: AskingStage,
): Extract<PaymentBatchState, { readonly phase: 'done' }> {
  const approved = turns.map(({ result }) => (result.kind === 'approved' ? [result.operation.amount] : []))
  const verdict = batchOutcome(turns.map(({ result }) => result.kind))
  return { phase: 'done', turns, verdict, paid: sumCents(approved.flat()), asking }
}

/** Returns whether any of the loans can be ticked. Source: PAY-25, PAY-27. */
export function isAnyPayable({ entries }: BatchChoice): boolean {
  return entries.some(({ state }) => state.kind === 'payable')
}

/** Returns the entries that are charged, in their order. */
export function tickedEntries({ entries }: BatchChoice, ticked: readonly string[]): readonly BatchEntry[] {
  return entries.filter(({ state, loan }) => state.kind === 'payable' && ticked.includes(loan.externalId))
}

/** Returns the sum of what is due for the entries, as the lender lists it. */
export function batchTotal(entries: readonly BatchEntry[]): Cents {
  return sumCents(entries.map(({ due }) => totalDue(due)))
}
