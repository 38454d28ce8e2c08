import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** A loan whose installments are collected from an account. `id` is its externalId. Source: COL-01. */
export interface CollectionJoiningRecord {
  readonly id: string
  readonly taxId: string
  /** The number of the joining, which differs each time. */
  readonly joiningId: string
  /** 22 digits. */
  readonly account: string
  /** Epoch milliseconds. */
  readonly joinedAt: number
  /** Epoch milliseconds; missing while it is active. */
  readonly leftAt?: number | undefined
  /** Number of attempts of each collection for which the account lacks the money. */
  readonly withoutFunds: number
}

/** An account that was checked for a loan. `id` is the number of the check. Source: COL-01. */
export interface AccountCheckRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  /** 22 digits. */
  readonly account: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly isOver?: true
}

/** An attempt; without a result it is still to be made. */
export interface AttemptRecord {
  readonly date: CalendarDate
  readonly result?: 'COLLECTED' | 'NO_FUNDS' | 'NOT_MADE'
}

/** The collection of one installment. Source: COL-02. */
export interface CollectionRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly number: number
  /** The day of the first attempt. */
  readonly date: CalendarDate
  readonly amount: Cents
  /** What the bank was asked for; missing while it can be stopped. */
  readonly sentAmount?: Cents
  readonly attempts: readonly AttemptRecord[]
  /** Missing while it is open. */
  readonly end?: 'COLLECTED' | 'NOT_COLLECTED' | 'STOPPED' | 'REFUNDED' | undefined
}
