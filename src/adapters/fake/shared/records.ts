import type { Cents } from '@/domain/shared/money'
import type { CallRequestBody } from '@/adapters/contract/call'
import type { supportContract } from '@/adapters/contract/support.contract'
import type { EqualInstallmentLoanCost } from '@/adapters/fake/loans/french-loan'
import type {
  LoanTerms,
  PersonaNotification,
  Persona,
  PersonaSavedCard,
} from '@/adapters/fake/personas/persona'
import type { PaymentMethodCode } from '@/adapters/fake/payments/payment-codes'
import type { PaidInstallmentAmounts } from '@/adapters/fake/loans/schedule'

export type AccountRestrictionCause =
  | 'LOST_PHONE'
  | 'PHONE_CHANGED'
  | 'PASSWORD_CHANGED'
  | 'DEVICE_CHANGED'
  | 'DISOWNED_CHANGE'

/** Why and until when the lender blocks account changes of a customer. Source: ACC-38, ACC-40. */
export interface AccountRestriction {
  readonly cause: AccountRestrictionCause
  /** When account changes are allowed again, in epoch milliseconds; missing if the lender decides when. */
  readonly until?: number
}

/** Number of wrong passwords in a row after which a customer must reset their password with an SMS code. */
export const maxWrongPasswords = 3

/** A customer of the fake lender. `id` is the tax id. */
export interface CustomerRecord extends Omit<
  Persona,
  'id' | 'loans' | 'creditLine' | 'savedCards' | 'password' | 'otherDevicePasskeyIds' | 'notifications'
> {
  readonly id: string
  readonly personaId: string
  readonly password: string | undefined
  readonly failedPasswords: number
  /** Where the customer last signed in: the installed app or a browser tab. Source: ACC-35. */
  readonly lastLoginPlace?: 'app' | 'tab'
  /** Secrets in the sign-in links that the customer has already used. Source: ACC-26. */
  readonly usedLinks?: readonly string[]
  /** Push tokens of the customer's devices. Source: PRO-05, PRO-06. */
  readonly pushTokens?: readonly string[]
  /** The customer's contact phones, as digits; missing if they use their cellphone. Source: PRO-02. */
  readonly contactPhones?: { readonly phone: string; readonly alternativePhone: string }
  /** The customer's photo: a JPEG in base64. Source: PRO-01. */
  readonly avatar?: string
  /** Ids of devices, signed in before the demo, whose session was ended in the demo. Source: ACC-39. */
  readonly endedSessionDeviceIds?: readonly string[]
  /** Why and until when the lender blocks account changes; missing if it does not. Source: ACC-40. */
  readonly restriction?: AccountRestriction
  /** What the customer did with the satisfaction survey; missing if nothing. Source: SUP-03. */
  readonly surveyResponse?: 'answered' | 'skipped'
}

/** A loan of the fake lender. `id` is the loan's id. */
export interface LoanRecord {
  readonly id: string
  readonly taxId: string
  readonly externalId: string
  readonly terms: LoanTerms
  /** Amounts paid of the loan since the demo began, by installment number. */
  readonly paidAmountsByInstallment: Readonly<Record<number, PaidInstallmentAmounts>>
  /** Amount that cancels the loan; missing until the customer requests the cancellation. Source: CAN-03. */
  readonly cancellationAmount?: Cents
  /** True if the customer has paid the cancellation of the loan. The loan is then finished. */
  readonly isPaidOff?: true
  /**
   * When the last unpaid installment was paid, in epoch milliseconds. A day later the loan counts as
   * finished. Source: DOC-02.
   */
  readonly paidOffAt?: number
}

export interface SavedCardRecord extends PersonaSavedCard {
  readonly id: string
  readonly taxId: string
  /** True if another card has replaced this card. The portal no longer shows this card. */
  readonly isReplaced?: true
}

export interface PaymentRecord {
  readonly id: string
  readonly taxId: string
  readonly amount: Cents
  readonly method: PaymentMethodCode
  readonly subproductId: number
  readonly commerceName: string | undefined
  readonly externalId: string | undefined
  readonly accused: boolean
  readonly when: PaymentTime
}

/** Time of a payment: a moment or, for payments from before the demo, a time relative to now. */
export type PaymentTime =
  | { readonly kind: 'at'; readonly epochMilliseconds: number }
  | { readonly kind: 'ago'; readonly milliseconds: number }
  /**
   * The 28th of the month before a due date. The due date is `monthsBack` months before the next 1st of a
   * month.
   */
  | { readonly kind: 'before-due'; readonly monthsBack: number }

/** An SMS code. `id` is the person's tax id, plus the phone if the code confirms a new phone. */
export interface SmsCodeRecord {
  readonly id: string
  readonly code: string
  /** When the SMS code expires, in epoch milliseconds. */
  readonly expiresAt: number
  readonly wrongTries: number
  readonly used: boolean
  /** Times at which a code used up by wrong tries was replaced by a new one, in epoch milliseconds. */
  readonly spentCodeTimes?: readonly number[]
}

/** An access or refresh token of a session. `id` is the token itself. */
export interface SessionTokenRecord {
  readonly id: string
  readonly kind: 'access' | 'refresh'
  readonly taxId: string
  /** Id of the session. All tokens of one login have the same session id. */
  readonly sessionId: string
  /** When the token expires, in epoch milliseconds. */
  readonly expiresAt: number
  readonly revoked: boolean
  /**
   * When the customer signed in by code or passkey, in epoch milliseconds; missing otherwise. Source: ACC-36.
   */
  readonly provedAt?: number
}

/** A passkey of a customer. `id` is the credential's id. */
export interface PasskeyRecord {
  readonly id: string
  readonly taxId: string
  /** The passkey's public key (COSE in base64url); missing if the demo does not have the private key. */
  readonly publicKey: string | undefined
  /** The passkey's signature counter; always 0 if the device does not count signatures. */
  readonly counter: number
  readonly revoked: boolean
  /** When the passkey was created, in epoch milliseconds; missing if before the demo began. */
  readonly createdAt?: number
}

/** A challenge that a passkey has to sign. `id` is the challenge itself. */
export interface PasskeyChallengeRecord {
  readonly id: string
  readonly taxId: string
  readonly purpose: 'register' | 'authenticate'
  /** When the challenge expires, in epoch milliseconds. */
  readonly expiresAt: number
}

export type IdentityCheckPurpose = 'PHONE' | 'LINE' | 'REFINANCING'

/** An identity check that a customer has started. `id` is the external id of the check. */
export interface IdentityCheckRecord {
  readonly id: string
  readonly taxId: string
  /** The only procedure for which the identity check is valid. Source: ACC-37. */
  readonly purpose: IdentityCheckPurpose
  /** Address to which the identity provider sends the customer back, including its query. */
  readonly returnAddress: string
  /** The identity provider's number of the check; undefined until the person leaves the provider's page. */
  readonly transactionId: string | undefined
  readonly decision: string | undefined
  /** When the identity check and its result stop being valid, in epoch milliseconds. */
  readonly expiresAt: number
  /** True if the identity check has been used. It can be used only once. Source: ACC-36, ACC-37. */
  readonly isUsed?: true
}

/** A notification that the customer reads in the portal. */
export interface NotificationRecord extends PersonaNotification {
  readonly taxId: string
  readonly seen: boolean
}

/** An offer of a new loan. `id` is its random key, the `hashKey` of the API. Source: OFF-02. */
export interface LoanOfferRecord {
  readonly id: string
  readonly taxId: string
  readonly productId: number
  readonly subproductId: number
  /** When the lender started to prepare the offer, in epoch milliseconds. */
  readonly startedAt: number
  readonly isResolved: boolean
  /** Maximum amount of the new loan; missing if the lender rejected the application. */
  readonly maxAmount?: Cents
  readonly rejectedReason?: string
}

/** An attempt, accepted or declined, to charge a card or a wallet. */
export interface CardChargeRecord {
  /** The idempotency key of the request for the charge; a random id if there is none. */
  readonly id: string
  /** True if the customer paid on a payment provider's page, without an idempotency key. */
  readonly isPaidOnProviderPage?: true
  readonly taxId: string
  readonly externalId: string
  readonly amount: Cents
  /** The request for the charge, as a text. A request with the same key and another text is refused. */
  readonly request: string
  readonly transactionId: string | undefined
  readonly errorCode: string | undefined
  /** When the charge was made, in epoch milliseconds. */
  readonly at: number
}

/** The fields of an operation that the lender sends in the list of recent operations. */
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

/** An operation, such as a new loan, but not an ordinary card charge. `id` is the idempotency key. */
export interface LenderOperationRecord extends ListedOperation {
  readonly id: string
  readonly taxId: string
  /** The request for the operation, as a text. A request with the same key and another text is refused. */
  readonly request: string
  readonly loanId?: string | undefined
  readonly operationId?: string | undefined
  readonly transactionId?: string | undefined
  readonly errorCode?: string | undefined
  /** When the operation was carried out, in epoch milliseconds. */
  readonly at: number
}

/** A payment to a shop. `id` is the number of the payment operation. */
export interface ShopPaymentRecord {
  readonly id: string
  readonly customerTaxId: string
  readonly loanId: string
  readonly amount: Cents
  readonly sellerName: string
  /** When the shop was paid, in epoch milliseconds. */
  readonly at: number
}

/** A loan created in the portal. `id` is the loan's id. */
export interface NewLoanRecord {
  readonly id: string
  readonly taxId: string
  readonly product: 'line' | 'refinancing'
  readonly cost: EqualInstallmentLoanCost
  /** How the lender pays out a loan from the credit line; if missing, to the customer's account. */
  readonly disbursementMethod?: string | undefined
  /** When the loan was created, in epoch milliseconds. */
  readonly madeAt: number
  /** When the money was paid out or the refinancing began, in epoch milliseconds; missing until then. */
  readonly disbursedAt?: number
  /** Name of the shop that was paid with the loan. */
  readonly commerceName?: string
}

/** A claim that a customer made. `id` is the case number. */
export interface ClaimRecord {
  readonly id: string
  readonly taxId: string
  /** Text of the reason for the claim, which the customer chose from a list. */
  readonly reason: string
  readonly comments?: string | undefined
  readonly email: string
  /** When the claim was made, in epoch milliseconds. */
  readonly createdAt: number
  readonly idempotencyKey: string
  /** Legal time limit for the answer to the claim, in days; missing if there is none. Source: SUP-06. */
  readonly legalDays?: LegalClaimAnswerDays | undefined
  /** Support code of the page on which the customer had the problem. Source: OPS-04. */
  readonly supportCode?: string | undefined
  /** Errors and failed API calls of the customer's page; missing if they did not agree to send them. */
  readonly pageEvents?: CallRequestBody<(typeof supportContract)['sendClaim']>['pageEvents']
}

export interface LegalClaimAnswerDays {
  readonly count: number
  readonly kind: 'calendar' | 'business'
}

/** A request to withdraw from a loan contract or end the service. `id` is the case number. Source: CAN-06. */
export interface ConsumerRequestRecord {
  readonly id: string
  readonly kind: 'REVOCATION' | 'SERVICE'
  readonly dni: string
  readonly fullName: string
  readonly contact: string
  readonly loanOrShop: string | undefined
  /** When the request was made, in epoch milliseconds. */
  readonly createdAt: number
}
