import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/**
 * A loan whose installments are collected automatically from an account. `id` is the loan's externalId.
 * Source: COL-01.
 */
export interface CollectionJoiningRecord {
  readonly id: string
  readonly taxId: string
  /** The number of the customer's authorisation; a new one each time that they join. */
  readonly joiningId: string
  /** Number of the account from which installments are collected, 22 digits. */
  readonly account: string
  /** When the customer joined automatic collection, in epoch milliseconds. */
  readonly joinedAt: number
  /** When the customer ended automatic collection, in epoch milliseconds; missing while it is active. */
  readonly leftAt?: number | undefined
  /** Number of attempts of each collection that fail because the account lacks the money. */
  readonly withoutFunds: number
}

/**
 * A check of the account from which a loan's installments would be collected. `id` is the number of the
 * check. Source: COL-01.
 */
export interface AccountCheckRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  /** Number of the account that was checked, 22 digits. */
  readonly account: string
  /** When the account was checked, in epoch milliseconds. */
  readonly at: number
  readonly isOver?: true
}

/** An attempt to take the amount of a collection from the account. Without a result it is still to be made. */
export interface AttemptRecord {
  readonly date: CalendarDate
  readonly result?: 'COLLECTED' | 'NO_FUNDS' | 'NOT_MADE'
}

/** The automatic collection of one installment of a loan. Source: COL-02. */
export interface CollectionRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly number: number
  /** The day on which the bank is first asked for the amount. */
  readonly date: CalendarDate
  readonly amount: Cents
  /** The amount that the bank was asked for; missing while the collection can still be stopped. */
  readonly sentAmount?: Cents
  readonly attempts: readonly AttemptRecord[]
  /** How the collection ended; missing while it is open. */
  readonly end?: 'COLLECTED' | 'NOT_COLLECTED' | 'STOPPED' | 'REFUNDED' | undefined
}
