import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** The account from which installments are collected, masked. Source: COL-01. */
export interface CollectedAccount {
  readonly kind: 'cbu' | 'cvu'
  readonly lastDigits: string
  readonly bank?: string
}

/**
 * The result of an attempt. `not-made`: the collection ended before it. `unknown`: the lender does not say.
 * Source: COL-02.
 */
export type AttemptResult =
  | 'scheduled'
  | 'in-process'
  | 'collected'
  | 'no-funds'
  | 'rejected'
  | 'not-made'
  | 'unknown'

export interface CollectionAttempt {
  readonly date: CalendarDate
  readonly result: AttemptResult
}

/**
 * `scheduled`: announced, and nothing has left for the bank yet, or another attempt follows.
 * `in-process`: an attempt has left for the bank.
 * `stopped`: not made, because the installment was paid by hand or the customer left.
 * Source: COL-02.
 */
export type CollectionStatus =
  | 'scheduled'
  | 'in-process'
  | 'collected'
  | 'not-collected'
  | 'stopped'
  | 'refunded'

/**
 * The outcome of a collection if its installment is paid by hand now, according to the lender. `stopped`: it
 * is not made. `refunded`: it is made, and the lender returns it. `next-installment`: it is made, and counts
 * for the next installment. Source: PAY-27.
 */
export interface OutcomeIfPaidByHand {
  readonly outcome: 'stopped' | 'refunded' | 'next-installment'
  /** Until when the lender says so; missing if it does not say. */
  readonly until?: Instant
}

/** The collection of one installment. Source: COL-02. */
export interface InstallmentCollection {
  readonly collectionId: string
  readonly installmentNumber: number
  /** The day of the first attempt. */
  readonly date: CalendarDate
  readonly amount: Cents
  readonly status: CollectionStatus
  readonly attempts: readonly CollectionAttempt[]
  /**
   * What becomes of this collection if the customer pays the installment by hand first; missing if the lender
   * does not say.
   */
  readonly ifPaid?: OutcomeIfPaidByHand
  /**
   * The outcome of the collection if the customer leaves now; missing if the lender does not give it. Source:
   * COL-03.
   */
  readonly ifLeft?: 'stopped' | 'made'
}

/** An installment that is, or would be, collected. Source: COL-01. */
export interface InstallmentToCollect {
  readonly number: number
  readonly date: CalendarDate
  readonly amount: Cents
}

/** The automatic collection of a loan. Source: COL-01, COL-02. */
export interface LoanCollection {
  readonly externalId: string
  /** Missing if the customer has not joined. */
  readonly active?: {
    readonly account?: CollectedAccount
    readonly joinedAt?: Instant
    /** The lender's number of the joining. */
    readonly joiningId?: string
  }
  /** When the customer left, if they did and have not joined again. Source: COL-03. */
  readonly leftAt?: Instant
  readonly toCollect: readonly InstallmentToCollect[]
  /** The collection that was announced and has not ended. */
  readonly next?: InstallmentCollection
  /** The latest first. */
  readonly past: readonly InstallmentCollection[]
}

/** Returns the attempt that the bank has not answered, the first one. */
export function nextAttempt({ attempts }: InstallmentCollection): CollectionAttempt | undefined {
  return attempts.find(({ result }) => result === 'scheduled' || result === 'in-process')
}

/**
 * Returns the last attempt that failed; undefined if a later one ended otherwise, or its outcome is unknown.
 */
export function lastFailedAttempt({ attempts }: InstallmentCollection): CollectionAttempt | undefined {
  const isOver = ({ result }: CollectionAttempt) => result !== 'scheduled' && result !== 'in-process'
  const last = [...attempts].reverse().find(isOver)
  return last?.result === 'no-funds' || last?.result === 'rejected' ? last : undefined
}
