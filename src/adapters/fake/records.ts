import type { Cents } from '@/domain/shared/money'
import type { LoanTerms, Persona, SavedCardTerms } from './personas/persona'
import type { PaymentCode } from './payment-codes'
import type { Received } from './schedule'

/** Its id is the tax id. */
export interface CustomerRecord extends Omit<Persona, 'id' | 'loans' | 'line' | 'savedCards' | 'password'> {
  readonly id: string
  readonly personaId: string
  readonly password: string | undefined
  readonly failedPasswords: number
}

/** Its id is the loan's. */
export interface LoanRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly terms: LoanTerms
  /** What came in since the start, by installment number. */
  readonly received: Readonly<Record<number, Received>>
}

export interface SavedCardRecord extends SavedCardTerms {
  readonly id: string
  readonly taxId: string
}

export interface PaymentRecord {
  readonly id: string
  readonly taxId: string
  readonly amount: Cents
  readonly method: PaymentCode
  readonly subproductId: number
  readonly commerceName: string | undefined
  readonly accused: boolean
  readonly when: PaymentTime
}

/** A payment that stands at every start is told by its distance from today. */
export type PaymentTime =
  | { readonly kind: 'at'; readonly epochMilliseconds: number }
  | { readonly kind: 'ago'; readonly milliseconds: number }
  /** The 28th before the 1st of a month, counted back from the next 1st. */
  | { readonly kind: 'before-due'; readonly monthsBack: number }

/** A code that was sent. Its id is the tax id: a new one replaces the earlier one. */
export interface CodeRecord {
  readonly id: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly wrongTries: number
  readonly used: boolean
}

/** Its id is the token. */
export interface TokenRecord {
  readonly id: string
  readonly kind: 'access' | 'refresh'
  readonly taxId: string
  /** Both tokens of one login share it. */
  readonly sessionId: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly revoked: boolean
}

/** An attempt to charge. Its id is the idempotency key. */
export interface ChargeRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly amount: Cents
  /** What was asked, so that a key is not used for something else. */
  readonly request: string
  readonly transactionId: string | undefined
  readonly errorCode: string | undefined
}
