import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'

export interface Tokens {
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
  /** The lender does not want the customer to be asked to register the unlock. Source: 1§3. */
  readonly skipsUnlockOffer?: boolean
  /** Nor to receive notices. Source: 1§3. */
  readonly skipsPushOffer?: boolean
  /** The lender says that the prepaid benefit was shown already. Source: HOM-12. */
  readonly wasShownBenefit?: boolean
}

/** The revolving line as the account status tells it. Source: HOM-05, 2§3. */
export interface RevolvingLineSummary {
  readonly maxAmount: Cents
  readonly remainingAmount: Cents
  readonly enabled: boolean
  readonly campaignMaxAmount?: Cents
}

/** An offer of a new loan, or that there will be none. Source: HOM-09. */
export interface LoanOffer {
  readonly maxAmount?: Cents
  readonly isRejected: boolean
}

/** Source: HOM-02. */
export type LegalStudy =
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

/** Where the customer stands with the lender. */
export interface AccountStatus {
  /** True when the server does not say. Source: HOM-04. */
  readonly isUpToDate: boolean
  readonly totalDebt: Cents
  readonly isBlacklisted: boolean
  readonly legalStudy?: LegalStudy
  readonly revolvingLine?: RevolvingLineSummary
  readonly loanOffer?: LoanOffer
  /** The most that is offered for renewing with a new loan. Source: HOM-09. */
  readonly renewalMaxAmount?: Cents
}

/** Who is signed in, and with what. */
export interface Session {
  readonly customer: Customer
  readonly tokens: Tokens
}
