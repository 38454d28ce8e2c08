import type { Cents } from '@/domain/shared/money'
import type { BodyOf } from '@/adapters/contract/call'
import type { supportContract } from '@/adapters/contract/support.contract'
import type { FrenchLoan } from '@/adapters/fake/loans/french-loan'
import type { LoanTerms, NotificationTerms, Persona, SavedCardTerms } from '@/adapters/fake/personas/persona'
import type { PaymentCode } from '@/adapters/fake/payments/payment-codes'
import type { ReceivedAmounts } from '@/adapters/fake/loans/schedule'

export type RestrictionCause =
  | 'LOST_PHONE'
  | 'PHONE_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'DEVICE_CHANGED'
  | 'DISOWNED_CHANGE'

/** Changes that are held back. Source: ACC-38, ACC-40. */
export interface Restriction {
  readonly cause: RestrictionCause
  /** Epoch milliseconds; missing if the lender has to lift it. */
  readonly until?: number
}

/** Wrong passwords after which the customer has to use a code. */
export const maxWrongPasswords = 3

/** A customer. `id` is the tax id. */
export interface CustomerRecord extends Omit<
  Persona,
  'id' | 'loans' | 'line' | 'savedCards' | 'password' | 'passkeys' | 'notifications'
> {
  readonly id: string
  readonly personaId: string
  readonly password: string | undefined
  readonly failedPasswords: number
  /** Where the customer last signed in: the installed app or a browser tab. Source: ACC-35. */
  readonly lastEntry?: 'app' | 'tab'
  /** Secrets of the sign-in links that the customer has used. Source: ACC-26. */
  readonly usedLinks?: readonly string[]
  /** Push tokens of the customer's devices. Source: PRO-05, PRO-06. */
  readonly devices?: readonly string[]
  /** Contact phones, if they differ from the cellphone. Digits. Source: PRO-02. */
  readonly contactPhones?: { readonly phone: string; readonly alternativePhone: string }
  /** A JPEG in base64. Source: PRO-01. */
  readonly avatar?: string
  /** Ids of the devices from before the start whose session was ended. Source: ACC-39. */
  readonly endedDevices?: readonly string[]
  /** Why the lender holds changes back, and until when; missing for most customers. Source: ACC-40. */
  readonly restriction?: Restriction
  /** Whether the customer answered or skipped the survey. Source: SUP-03. */
  readonly survey?: 'answered' | 'skipped'
}

/** A loan. `id` is the loan's id. */
export interface LoanRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly terms: LoanTerms
  /** Payments since the start, by installment number. */
  readonly received: Readonly<Record<number, ReceivedAmounts>>
  /** Amount for which the customer requested a cancellation. Source: CAN-03. */
  readonly cancellationAmount?: Cents
  /** The cancellation is paid and the loan is finished. */
  readonly isPaidOff?: true
  /** When its last installment was paid, in milliseconds since 1970. It is finished a day later. Source: DOC-02. */
  readonly lastPaidAt?: number
}

export interface SavedCardRecord extends SavedCardTerms {
  readonly id: string
  readonly taxId: string
  /** Another loan has replaced it, so it is no longer shown. */
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

/** Time of a payment that exists at every start, relative to today. */
export type PaymentTime =
  | { readonly kind: 'at'; readonly epochMilliseconds: number }
  | { readonly kind: 'ago'; readonly milliseconds: number }
  /** The 28th before the 1st of a month, counted back from the next 1st. */
  | { readonly kind: 'before-due'; readonly monthsBack: number }

/** An SMS code. `id` is the tax id; a new code replaces the earlier one. */
export interface SmsCodeRecord {
  readonly id: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly wrongTries: number
  readonly used: boolean
  /** Epoch milliseconds at which earlier codes of this person were abandoned after too many wrong tries. */
  readonly missed?: readonly number[]
}

/** A token. `id` is the token itself. */
export interface TokenRecord {
  readonly id: string
  readonly kind: 'access' | 'refresh'
  readonly taxId: string
  /** Shared by the two tokens of one login. */
  readonly sessionId: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly revoked: boolean
  /** Epoch milliseconds of the login by code or passkey; missing for other logins. Source: ACC-36. */
  readonly provedAt?: number
}

/** A passkey. `id` is the credential's id. */
export interface PasskeyRecord {
  readonly id: string
  readonly taxId: string
  /** COSE in base64url; missing if no device of the demo has the private key. */
  readonly publicKey: string | undefined
  /** Signature counter of the device; always 0 if it does not count. */
  readonly counter: number
  readonly revoked: boolean
  /** Epoch milliseconds; missing if it is from before the start. */
  readonly createdAt?: number
}

/** A challenge to be signed by a device. `id` is the challenge. */
export interface ChallengeRecord {
  readonly id: string
  readonly taxId: string
  readonly purpose: 'register' | 'authenticate'
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export type CheckPurpose = 'PHONE' | 'LINE' | 'REFINANCING'

/** An identity check that was started. `id` is the external id. */
export interface IdentityCheckRecord {
  readonly id: string
  readonly taxId: string
  /** The procedure it was made for, and no other. Source: ACC-37. */
  readonly purpose: CheckPurpose
  /** Address to which the provider sends the customer back, with its query. */
  readonly returnAddress: string
  /** The provider's number; undefined until there is a result. */
  readonly transactionId: string | undefined
  readonly decision: string | undefined
  /** Epoch milliseconds until which the result is valid. */
  readonly expiresAt: number
  /** The check has been used, which it can be once. Source: ACC-36, ACC-37. */
  readonly isUsed?: true
}

/** A notification inside the portal. */
export interface NotificationRecord extends NotificationTerms {
  readonly taxId: string
  readonly seen: boolean
}

/** An offer of a new loan. `id` is the hash key. Source: OFF-02. */
export interface OfferRecord {
  readonly id: string
  readonly taxId: string
  readonly productId: number
  readonly subproductId: number
  /** Epoch milliseconds. */
  readonly startedAt: number
  readonly isResolved: boolean
  /** Maximum amount offered; missing if rejected. */
  readonly max?: Cents
  readonly rejectedReason?: string
}

/** An attempt to charge. `id` is the idempotency key. */
export interface ChargeRecord {
  /** The idempotency key of the request, if it has one. */
  readonly id: string
  /** It was made on a provider's page, without an idempotency key. */
  readonly isByProvider?: true
  readonly taxId: string
  readonly externalId: string
  readonly amount: Cents
  /** The request, so that its key cannot be used for another one. */
  readonly request: string
  readonly transactionId: string | undefined
  readonly errorCode: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/** The fields of an operation that the list of recent operations shows. */
export interface ListedOperation {
  readonly kind:
    | 'LINE_LOAN'
    | 'SHOP_PAYMENT'
    | 'REFINANCING'
    | 'DOWN_PAYMENT'
    | 'CARD_CHANGE'
    | 'COLLECTION_CHANGE'
  readonly target?: string | undefined
  readonly amount: Cents
}

/** An operation. `id` is the idempotency key. */
export interface OperationRecord extends ListedOperation {
  readonly id: string
  readonly taxId: string
  /** The request, so that its key cannot be used for another one. */
  readonly request: string
  readonly loanId?: string | undefined
  readonly operationId?: string | undefined
  readonly transactionId?: string | undefined
  readonly errorCode?: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

/** A payment to a shop. `id` is the operation number. */
export interface ShopPaymentRecord {
  readonly id: string
  readonly taxId: string
  readonly loanId: string
  readonly amount: Cents
  readonly sellerName: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** A loan created in the portal. `id` is the loan's id. */
export interface NewLoanRecord {
  readonly id: string
  readonly taxId: string
  readonly of: 'line' | 'refinancing'
  readonly cost: FrenchLoan
  /** How the money is paid out, such as `PAYMENT_QR`; by default to the customer's account. */
  readonly disbursementMethod?: string | undefined
  /** Epoch milliseconds. */
  readonly madeAt: number
  /** Epoch milliseconds at which the money was paid out. Missing while it is held. */
  readonly disbursedAt?: number
  /** Name of the shop that it paid. */
  readonly commerceName?: string
}

/** A claim. `id` is the case number. */
export interface ClaimRecord {
  readonly id: string
  readonly taxId: string
  /** Text of the reason. */
  readonly reason: string
  readonly comments?: string | undefined
  readonly email: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly idempotencyKey: string
  /** The days that the law gives to answer; missing for other claims. Source: SUP-06. */
  readonly legalDays?: LegalAnswerDays | undefined
  /** Code of the page on which something went wrong. Source: OPS-04. */
  readonly supportCode?: string | undefined
  /** What went wrong on it, if the customer agreed to send it. */
  readonly pageEvents?: BodyOf<(typeof supportContract)['sendClaim']>['pageEvents']
}

export interface LegalAnswerDays {
  readonly count: number
  readonly kind: 'calendar' | 'business'
}

/** A consumer request. `id` is the case number. Source: CAN-06. */
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
