import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** The account from which installments are collected, masked. Source: COL-01. */
export interface MaskedCollectionAccount {
  readonly kind: 'cbu' | 'cvu'
  readonly lastDigits: string
  readonly bank?: string
}

/**
 * The result of one attempt to collect an installment. `not-made`: the collection ended before the attempt.
 * `unknown`: the lender does not say. Source: COL-02.
 */
export type CollectionAttemptResult =
  | 'scheduled'
  | 'in-process'
  | 'collected'
  | 'no-funds'
  | 'rejected'
  | 'not-made'
  | 'unknown'

export interface CollectionAttempt {
  readonly date: CalendarDate
  readonly result: CollectionAttemptResult
}

/**
 * The status of the collection of one installment. `scheduled`: it is announced and no attempt has been
 * sent to the bank yet, or another attempt follows. `in-process`: an attempt has been sent to the bank.
 * `stopped`: it is not made, because the installment was paid by hand or the customer left the automatic
 * collection. Source: COL-02.
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
export interface CollectionOutcomeIfPaidByHand {
  readonly outcome: 'stopped' | 'refunded' | 'next-installment'
  /** The moment until which this outcome is valid, according to the lender; missing if it does not say. */
  readonly until?: Instant
}

/** The automatic collection of one installment. Source: COL-02. */
export interface AutomaticInstallmentCollection {
  readonly collectionId: string
  readonly installmentNumber: number
  /** The day of the first attempt to collect the installment. */
  readonly date: CalendarDate
  readonly amount: Cents
  readonly status: CollectionStatus
  readonly attempts: readonly CollectionAttempt[]
  /**
   * What happens to this collection if the customer pays the installment by hand first; missing if the
   * lender does not say.
   */
  readonly ifPaid?: CollectionOutcomeIfPaidByHand
  /**
   * What happens to this collection if the customer leaves the automatic collection now; missing if the
   * lender does not say. Source: COL-03.
   */
  readonly ifLeft?: 'stopped' | 'made'
}

/** An installment that is collected automatically, or would be if the customer joined. Source: COL-01. */
export interface InstallmentToCollect {
  readonly number: number
  readonly date: CalendarDate
  readonly amount: Cents
}

/** The automatic collection of a loan. Source: COL-01, COL-02. */
export interface AutomaticLoanCollection {
  readonly externalId: string
  /** The customer's joining of the automatic collection; missing if they have not joined. */
  readonly active?: {
    readonly account?: MaskedCollectionAccount
    readonly joinedAt?: Instant
    /** The lender's number of the customer's joining. */
    readonly joiningId?: string
  }
  /**
   * When the customer left the automatic collection; missing if they have not left or have joined again.
   * Source: COL-03.
   */
  readonly leftAt?: Instant
  readonly toCollect: readonly InstallmentToCollect[]
  /** The collection of an installment that is announced and has not ended. */
  readonly next?: AutomaticInstallmentCollection
  /** The collections that have ended, the latest first. */
  readonly past: readonly AutomaticInstallmentCollection[]
}

/** Returns the first attempt to collect that the bank has not answered yet. */
export function nextCollectionAttempt({
  attempts,
}: AutomaticInstallmentCollection): CollectionAttempt | undefined {
  return attempts.find(({ result }) => result === 'scheduled' || result === 'in-process')
}

/**
 * Returns the latest attempt to collect that has ended, if it failed. Undefined if it did not fail, or if
 * its result is unknown.
 */
export function lastFailedCollectionAttempt({
  attempts,
}: AutomaticInstallmentCollection): CollectionAttempt | undefined {
  const isOver = ({ result }: CollectionAttempt) => result !== 'scheduled' && result !== 'in-process'
  const last = [...attempts].reverse().find(isOver)
  return last?.result === 'no-funds' || last?.result === 'rejected' ? last : undefined
}
