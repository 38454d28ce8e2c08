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
   * Whether the lender says that the customer is not to be asked to register a fingerprint or face.
   * Source: 1§3.
   */
  readonly skipsUnlockOffer?: boolean
  /** Whether the lender says that the customer is not to be asked to allow notifications. Source: 1§3. */
  readonly skipsPushOffer?: boolean
  /**
   * Whether the lender says that the customer has already seen the discount for paying all installments
   * now. Source: HOM-12.
   */
  readonly wasShownBenefit?: boolean
}

/** The customer's credit line as the account status describes it. Source: HOM-05, 2§3. */
export interface CreditLineSummary {
  readonly maxAmount: Cents
  readonly remainingAmount: Cents
  readonly enabled: boolean
  readonly campaignMaxAmount?: Cents
}

/** An offer of a new loan, or the information that there is none. Source: HOM-09. */
export interface LoanOffer {
  readonly maxAmount?: Cents
  readonly isRejected: boolean
}

/**
 * The law firm that collects the customer's debt: not assigned yet, or assigned, with its contact details.
 * Source: HOM-02.
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

/** The state of the customer's account with the lender. */
export interface AccountStatus {
  /** Whether the customer has no overdue debt; true if the server does not say. Source: HOM-04. */
  readonly isUpToDate: boolean
  readonly totalDebt: Cents
  readonly isBlacklisted: boolean
  readonly legalStudy?: DebtLawFirm
  /** The account changes that the lender holds back. Source: ACC-40. */
  readonly restriction?: AccountRestriction
  readonly revolvingLine?: CreditLineSummary
  readonly loanOffer?: LoanOffer
  /**
   * Maximum amount that the lender offers the customer for renewing their loan with a new one.
   * Source: HOM-09.
   */
  readonly renewalMaxAmount?: Cents
}

/** The signed-in customer and their account status. */
export interface Session {
  readonly customer: Customer
  readonly tokens: SessionTokens
}
