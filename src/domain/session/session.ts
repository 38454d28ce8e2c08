import type { AccountRestriction } from '@/domain/protection/restriction'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'

export interface SessionTokens {
  readonly access: string
  readonly refresh: string
}

/** The customer who is signed in. */
export interface Customer {
  readonly customerId: string
  readonly taxId: Cuit
  readonly firstName: string
  readonly surname: string
  readonly dni: string
  readonly phone?: string
  readonly email?: string
  readonly hasCredentials: boolean
  /**
   * True if the portal must not ask the customer to register a fingerprint or face, according to the
   * lender. Source: 1§3.
   */
  readonly skipsUnlockOffer?: boolean
  /**
   * True if the portal must not ask the customer to allow notifications, according to the lender.
   * Source: 1§3.
   */
  readonly skipsPushOffer?: boolean
  /**
   * True if the customer has already seen the discount for paying all installments now, according to the
   * lender. Source: HOM-12.
   */
  readonly wasShownBenefit?: boolean
}

/** The data of the customer's credit line that are part of the account status. Source: HOM-05, 2§3. */
export interface CreditLineSummary {
  readonly maxAmount: Cents
  readonly remainingAmount: Cents
  readonly enabled: boolean
  readonly campaignMaxAmount?: Cents
}

/**
 * The lender's answer about a new loan for the customer: the maximum amount that it offers, or that it
 * rejects a new loan. Source: HOM-09.
 */
export interface LoanOffer {
  readonly maxAmount?: Cents
  readonly isRejected: boolean
}

/**
 * The law firm that collects the customer's debt. Either the lender has not assigned one yet, or it has,
 * and the contact details are known. Source: HOM-02.
 */
export type DebtLawFirm =
  | { readonly kind: 'pending-assignment' }
  | {
      readonly kind: 'assigned'
      readonly description?: string
      readonly phoneNumber?: string
      readonly attentionFrom?: string
      readonly attentionTo?: string
      readonly contact?: string
      readonly whatsappNumber?: string
      readonly whatsappUrl?: string
    }

/** What the lender reports about the customer's account as a whole, such as debt, credit line and offers. */
export interface AccountStatus {
  /** Whether the customer has no overdue debt; true if the lender does not say. Source: HOM-04. */
  readonly isUpToDate: boolean
  /** Total of the customer's overdue debt, interest included; missing if the lender does not give it. */
  readonly totalDebt?: Cents
  readonly isBlacklisted: boolean
  readonly legalStudy?: DebtLawFirm
  /** The account changes that the lender blocks for some time; missing if it blocks none. Source: ACC-40. */
  readonly restriction?: AccountRestriction
  readonly revolvingLine?: CreditLineSummary
  readonly loanOffer?: LoanOffer
  /**
   * Maximum amount that the lender offers the customer for renewing their loan with a new one.
   * Source: HOM-09.
   */
  readonly renewalMaxAmount?: Cents
}

/** The signed-in customer, and the access and refresh tokens of their session. */
export interface Session {
  readonly customer: Customer
  readonly tokens: SessionTokens
}
