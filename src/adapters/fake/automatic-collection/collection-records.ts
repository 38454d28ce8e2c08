import { collectionAttemptDates } from './collection-days'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/**
 * The customer's authorisation to collect a loan's installments automatically from an account. `id` is
 * the `externalId` of the loan. Source: COL-01.
 */
export interface CollectionActivationRecord {
  readonly id: string
  readonly taxId: string
  /** Number of the customer's authorisation for automatic collection. Each activation gets a new number. */
  readonly joiningId: string
  /** Number of the account from which installments are collected, 22 digits. */
  readonly account: string
  /** When the customer activated automatic collection, in epoch milliseconds. */
  readonly joinedAt: number
  /** When the customer deactivated automatic collection, in epoch milliseconds; missing if it is active. */
  readonly leftAt?: number | undefined
  /** Number of attempts of each automatic collection that fail because the account has too little money. */
  readonly attemptCountWithoutFunds: number
}

/**
 * A check of an account at another bank, made before a loan's installments are collected from it. `id`
 * is the number of the check. Source: COL-01.
 */
export interface BankAccountCheckRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  /** Number of the account that was checked, 22 digits. */
  readonly account: string
  /** When the account was checked, in epoch milliseconds. */
  readonly at: number
  readonly hasEnded?: true
}

/**
 * An attempt to collect the amount of an installment from the account. `result` is missing until the
 * bank answers.
 */
export interface CollectionAttemptRecord {
  readonly date: CalendarDate
  readonly result?: 'COLLECTED' | 'NO_FUNDS' | 'NOT_MADE'
}

/**
 * The automatic collection of one installment of a loan, with its attempts and its result. Source: COL-02.
 */
export interface AutomaticCollectionRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly installmentNumber: number
  /** The day of the first attempt to collect the installment. */
  readonly firstAttemptDay: CalendarDate
  readonly amount: Cents
  /**
   * The amount that the lender asked the bank to collect; missing while the customer can still stop the
   * collection, and in collections from before the demo.
   */
  readonly sentAmount?: Cents
  readonly attempts: readonly CollectionAttemptRecord[]
  /** How the automatic collection ended; missing while it has not ended. */
  readonly outcome?: 'COLLECTED' | 'NOT_COLLECTED' | 'STOPPED' | 'REFUNDED' | undefined
}

/** An automatic collection to announce, before the amount and the attempts are known. */
export type CollectionToSchedule = Omit<AutomaticCollectionRecord, 'id' | 'amount' | 'attempts'>

/**
 * Returns the number of a customer's authorisation for automatic collection. `position` makes the
 * authorisations of one loan different.
 */
export function createCollectionActivationNumber(externalId: string, position: number): string {
  return `alta-${externalId}-${position}`
}

/** Returns the id of the automatic collection of an installment whose first attempt is on the given day. */
export function createCollectionId({
  externalId,
  installmentNumber,
  firstAttemptDay,
}: Pick<AutomaticCollectionRecord, 'externalId' | 'installmentNumber' | 'firstAttemptDay'>): string {
  return `${externalId}-${installmentNumber}-${firstAttemptDay}`
}

/** Returns the attempts of a collection whose first attempt is on the given day, none of them made yet. */
export function createCollectionAttempts(firstAttemptDay: CalendarDate): readonly CollectionAttemptRecord[] {
  return collectionAttemptDates(firstAttemptDay).map((date) => ({ date }))
}

/**
 * Returns the record of an automatic collection that succeeded at the first attempt, before the demo
 * began.
 */
export function createSuccessfulCollectionRecord(
  collection: CollectionToSchedule,
  amount: Cents,
): AutomaticCollectionRecord {
  const attempts = collectionAttemptDates(collection.firstAttemptDay).map((date, position) => ({
    date,
    result: position === 0 ? ('COLLECTED' as const) : ('NOT_MADE' as const),
  }))
  return { ...collection, id: createCollectionId(collection), amount, attempts, outcome: 'COLLECTED' }
}
