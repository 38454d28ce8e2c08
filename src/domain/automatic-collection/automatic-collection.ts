import type { CalendarDate, Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/**
 * The customer's bank account from which installments are collected. The account number is masked.
 * Source: COL-01.
 */
export interface MaskedCollectionBankAccount {
  readonly kind: 'cbu' | 'cvu'
  readonly lastDigits: string
  readonly bank?: string
}

/**
 * The result of one attempt to collect an installment. `not-made`: the collection ended before the attempt
 * was made. `unknown`: the lender does not say. Source: COL-02.
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
 * The status of the automatic collection of one installment. `scheduled`: the collection is announced and no
 * attempt has been sent to the bank yet, or another attempt follows. `in-process`: an attempt has been sent
 * to the bank. `stopped`: the collection is not made, because the installment was paid by hand or the
 * customer turned off the automatic collection. Source: COL-02.
 */
export type CollectionStatus =
  | 'scheduled'
  | 'in-process'
  | 'collected'
  | 'not-collected'
  | 'stopped'
  | 'refunded'

/**
 * What happens to the automatic collection of an installment if the customer pays the installment by
 * hand now, according to the lender. `stopped`: nothing is collected. `refunded`: the installment is
 * also collected, and the lender returns that money. `next-installment`: the installment is also
 * collected, and that money pays the next installment. Source: PAY-27.
 */
export interface CollectionOutcomeIfPaidByHand {
  readonly outcome: 'stopped' | 'refunded' | 'next-installment'
  /**
   * Until this moment, paying the installment by hand is certain to have the effect that `outcome` names.
   * Missing if the lender gives no such moment.
   */
  readonly until?: Instant
}

/**
 * What the lender says about collecting one installment from the customer's bank account: when, how much, and
 * each attempt. Source: COL-02.
 */
export interface AutomaticInstallmentCollection {
  readonly collectionId: string
  readonly installmentNumber: number
  /** The day of the first attempt to collect the installment. */
  readonly date: CalendarDate
  readonly amount: Cents
  readonly status: CollectionStatus
  readonly attempts: readonly CollectionAttempt[]
  /**
   * What happens to this automatic collection if the customer pays the installment by hand before it is
   * collected; missing if the lender does not say.
   */
  readonly ifPaidByHand?: CollectionOutcomeIfPaidByHand
  /**
   * What happens to this installment's collection if the customer turns off the automatic collection of
   * the loan now; missing if the lender does not say. Source: COL-03.
   */
  readonly ifDeactivated?: 'stopped' | 'made'
}

/**
 * An installment that is collected automatically, or would be if the customer turned on the automatic
 * collection. Source: COL-01.
 */
export interface InstallmentToCollect {
  readonly number: number
  readonly date: CalendarDate
  readonly amount: Cents
}

/**
 * What the lender says about collecting the installments of a loan automatically: whether the customer has
 * activated that, which collection comes next, and which have ended. Source: COL-01, COL-02.
 */
export interface AutomaticLoanCollection {
  readonly loanExternalId: string
  /**
   * The customer's active agreement to the automatic collection of this loan; missing if automatic
   * collection is turned off.
   */
  readonly activeAgreement?: {
    readonly account?: MaskedCollectionBankAccount
    readonly joinedAt?: Instant
    /** The lender's number of the customer's agreement to the automatic collection. */
    readonly activationId?: string
  }
  /**
   * When the customer turned off the automatic collection of this loan; missing if they never did, or
   * have turned it on again since. Source: COL-03.
   */
  readonly deactivatedAt?: Instant
  readonly installmentsToCollect: readonly InstallmentToCollect[]
  /** The loan's next automatic collection: the lender has announced it, and it has not ended yet. */
  readonly next?: AutomaticInstallmentCollection
  /** The loan's automatic collections that have ended, the latest first. */
  readonly past: readonly AutomaticInstallmentCollection[]
}

/**
 * Whether a loan is collected automatically. `last-collection`: the customer has turned that off, and the
 * lender still makes a collection that it has announced. `unknown`: the lender did not answer. Source: COL-01,
 * COL-03.
 */
export type AutomaticCollectionStatus = 'yes' | 'last-collection' | 'no' | 'unknown'

/**
 * Returns whether a loan is collected automatically, from what the lender says about it; undefined stands for
 * a loan that cannot be collected automatically. Source: COL-01, COL-03, PAY-27.
 */
export function automaticCollectionStatus(
  collection: Pick<AutomaticLoanCollection, 'activeAgreement' | 'next'> | undefined,
): Exclude<AutomaticCollectionStatus, 'unknown'> {
  if (collection?.activeAgreement) return 'yes'
  return collection?.next ? 'last-collection' : 'no'
}

/** Returns the first of the installment's collection attempts whose result the bank has not given yet. */
export function nextCollectionAttempt({
  attempts,
}: AutomaticInstallmentCollection): CollectionAttempt | undefined {
  return attempts.find(({ result }) => result === 'scheduled' || result === 'in-process')
}

/**
 * Returns the latest of the installment's collection attempts that have ended, if that attempt failed.
 * Undefined if it succeeded, was not made or has an unknown result.
 */
export function lastFailedCollectionAttempt({
  attempts,
}: AutomaticInstallmentCollection): CollectionAttempt | undefined {
  const isOver = ({ result }: CollectionAttempt) => result !== 'scheduled' && result !== 'in-process'
  const last = [...attempts].reverse().find(isOver)
  return last?.result === 'no-funds' || last?.result === 'rejected' ? last : undefined
}
