import type { Cents } from '@/domain/shared/money'
import type { FrenchLoan } from './french-loan'
import type { LoanTerms, NotificationTerms, Persona, SavedCardTerms } from './personas/persona'
import type { PaymentCode } from './payment-codes'
import type { Received } from './schedule'

/** Its id is the tax id. */
export interface CustomerRecord extends Omit<
  Persona,
  'id' | 'loans' | 'line' | 'savedCards' | 'password' | 'passkeys' | 'notifications'
> {
  readonly id: string
  readonly personaId: string
  readonly password: string | undefined
  readonly failedPasswords: number
  /** Where the customer last logged in: in the installed app, or in a tab. Source: ACC-35. */
  readonly lastEntry?: 'app' | 'tab'
  /** The tokens of the devices that the customer's notices go to. Source: PRO-05, PRO-06. */
  readonly devices?: readonly string[]
  /** Where the customer is called, where that is not their cellphone. Digits. Source: PRO-02. */
  readonly contactPhones?: { readonly phone: string; readonly alternativePhone: string }
  /** A JPEG in base64. Source: PRO-01. */
  readonly avatar?: string
  /** What the customer did with the survey. Source: SUP-03. */
  readonly survey?: 'answered' | 'skipped'
}

/** Its id is the loan's. */
export interface LoanRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly terms: LoanTerms
  /** What came in since the start, by installment number. */
  readonly received: Readonly<Record<number, Received>>
  /** What the customer asked to pay it off with. Source: CAN-03. */
  readonly cancellationAmount?: Cents
  /** That amount came in: nothing is left of it. */
  readonly isPaidOff?: true
}

export interface SavedCardRecord extends SavedCardTerms {
  readonly id: string
  readonly taxId: string
  /** Another one took its place: it is not shown any more. */
  readonly isReplaced?: true
}

export interface PaymentRecord {
  readonly id: string
  readonly taxId: string
  readonly amount: Cents
  readonly method: PaymentCode
  readonly subproductId: number
  readonly commerceName: string | undefined
  readonly externalId: string | undefined
  readonly accused: boolean
  readonly when: PaymentTime
}

/** A payment that exists at every start, dated by its distance from today. */
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
  /** Epoch milliseconds: when earlier codes of this person were left after too many wrong tries. */
  readonly missed?: readonly number[]
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
  /** Epoch milliseconds: when a code or a passkey proved who logged in; missing after anything less. Source: ACC-36. */
  readonly provedAt?: number
}

/** A key by which a device opens an account. Its id is the credential's. */
export interface PasskeyRecord {
  readonly id: string
  readonly taxId: string
  /** COSE in base64url; missing where no device has the other half. */
  readonly publicKey: string | undefined
  /** How often the device says that it signed; 0 for ever where it does not count. */
  readonly counter: number
  readonly revoked: boolean
}

/** What a device has been asked to sign. Its id is the challenge. */
export interface ChallengeRecord {
  readonly id: string
  readonly taxId: string
  readonly purpose: 'register' | 'authenticate'
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export type CheckPurpose = 'PHONE' | 'LINE' | 'REFINANCING'

/** A check of somebody's face that was begun. Its id is the external id. */
export interface IdentityCheckRecord {
  readonly id: string
  readonly taxId: string
  /** What it is for: it serves for nothing else. Source: ACC-37. */
  readonly purpose: CheckPurpose
  /** Where the provider sends the customer back to, query included. */
  readonly returnAddress: string
  /** The provider's own number, once the check has a result. */
  readonly transactionId: string | undefined
  readonly decision: string | undefined
  /** Epoch milliseconds until which the result is valid. */
  readonly expiresAt: number
  /** It has served: it does so once. Source: ACC-36, ACC-37. */
  readonly isUsed?: true
}

/** A notice inside the portal. */
export interface NotificationRecord extends NotificationTerms {
  readonly taxId: string
  readonly seen: boolean
}

/** An offer of a new loan. Its id is the hash key. Source: OFF-02. */
export interface OfferRecord {
  readonly id: string
  readonly taxId: string
  readonly productId: number
  readonly subproductId: number
  /** Epoch milliseconds. */
  readonly startedAt: number
  readonly isResolved: boolean
  /** The most that is offered; none where it is rejected. */
  readonly max?: Cents
  readonly rejectedReason?: string
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
  /** Epoch milliseconds. */
  readonly at: number
}

/** As it is listed beside what other devices order. */
export interface ListedOperation {
  readonly kind: 'LINE_LOAN' | 'SHOP_PAYMENT' | 'REFINANCING' | 'DOWN_PAYMENT' | 'CARD_CHANGE'
  readonly target?: string | undefined
  readonly amount: Cents
}

/** Something that was ordered once. Its id is the idempotency key. */
export interface OperationRecord extends ListedOperation {
  readonly id: string
  readonly taxId: string
  /** What was asked, so that a key is not used for something else. */
  readonly request: string
  readonly loanId?: string | undefined
  readonly operationId?: string | undefined
  readonly transactionId?: string | undefined
  readonly errorCode?: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/** A shop that was paid. Its id is the operation's number. */
export interface ShopPaymentRecord {
  readonly id: string
  readonly taxId: string
  readonly loanId: string
  readonly amount: Cents
  readonly sellerName: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** A loan that was made in the portal. Its id is the loan's. */
export interface NewLoanRecord {
  readonly id: string
  readonly taxId: string
  readonly of: 'line' | 'refinancing'
  readonly cost: FrenchLoan
  /** How its money goes out, `PAYMENT_QR`; to the customer's account unless set. */
  readonly disbursementMethod?: string | undefined
  /** Epoch milliseconds. */
  readonly madeAt: number
  /** Epoch milliseconds: the money went out. Until then it is only held. */
  readonly disbursedAt?: number
  /** Whom it paid. */
  readonly commerceName?: string
}

/** What a customer asked the lender to look into. Its id is the case number. */
export interface ClaimRecord {
  readonly id: string
  readonly taxId: string
  /** The reason's words. */
  readonly reason: string
  readonly comments?: string | undefined
  readonly email: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly idempotencyKey: string
}

/** What somebody asked for by a button of the law. Its id is the case's number. Source: CAN-06. */
export interface ConsumerCaseRecord {
  readonly id: string
  readonly kind: 'REVOCATION' | 'SERVICE'
  readonly dni: string
  readonly fullName: string
  readonly contact: string
  readonly loanOrShop: string | undefined
  /** Epoch milliseconds. */
  readonly createdAt: number
}
