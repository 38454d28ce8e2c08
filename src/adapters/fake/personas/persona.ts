import type { InferOutput } from 'valibot'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { loan } from '@/adapters/contract/loan.schema'

/** A customer of the demo and their state at the start. */
export interface Persona {
  /** Id used by links and tests. */
  readonly id: string
  readonly firstName: string
  readonly surname: string
  /** One line in Spanish: what this customer demonstrates. */
  readonly description: string
  readonly dni: string
  readonly taxId: Cuit
  readonly customerId: string
  readonly gender: 'F' | 'M'
  readonly cellphone: string
  readonly email: string
  /** Home address, with the ids of `places.ts`; missing if the lender never asked for it. Source: PRO-02. */
  readonly address?: AddressTerms
  /** Missing for a customer who signs in with a code. */
  readonly password?: string
  /** Credential ids of passkeys on other devices, which cannot be used in the demo. */
  readonly passkeys?: readonly string[]
  readonly loans: readonly LoanTerms[]
  readonly line?: LineTerms
  readonly savedCards: readonly SavedCardTerms[]
  /** Number of additional generated payments. */
  readonly bulkPayments?: number
  /** Signs in without a loan, by the configured list of tax ids. Source: ACC-05. */
  readonly isWhitelisted?: true
  readonly isBlacklisted?: true
  readonly legalStudy?: LegalStudyTerms
  /** Maximum amount of the revolving line on offer. */
  readonly campaignOffer?: Cents
  readonly loanOffer?: LoanOfferTerms
  /** Maximum amount on offer for replacing a loan with a new one. */
  readonly renewalOffer?: Cents
  readonly pendingLoan?: PendingLoanTerms
  readonly prepaidBenefit?: PrepaidBenefitTerms
  readonly banners?: readonly BannerTerms[]
  readonly notifications?: readonly NotificationTerms[]
  readonly refinancing?: RefinancingTerms
  readonly cardUpdateLink?: CardUpdateLinkTerms
  /** Claims made before the demo begins, the latest last. Source: SUP-04. */
  readonly claims?: readonly ClaimTerms[]
}

export interface AddressTerms {
  readonly state: string
  readonly district: string
  readonly city: string
  readonly street: string
  readonly number: string
  readonly floor?: string | undefined
  readonly apartment?: string | undefined
  readonly zipCode: string
}

/** Fields of a loan that follow from nothing else. */
type LoanFacts = Partial<InferOutput<typeof loan>>

/** A loan as agreed. All dates are relative to the clock: installments fall due on the 1st. */
export interface LoanTerms {
  readonly loanId: string
  readonly externalId: string
  readonly productId: number
  readonly subproductId: number
  readonly commerceName?: string
  readonly disbursed: Cents
  readonly installmentCount: number
  readonly installment: Cents
  /** Number of the installment that falls due on the next 1st. */
  readonly nextDueNumber: number
  /**
   * Number up to which all installments are paid, except those in `unpaid`. Default: the one before the next
   * due.
   */
  readonly paidThrough?: number
  /** Earlier installments that are not paid. */
  readonly unpaid?: readonly OwedInstallment[]
  /** Amounts that the lender waives, by installment number. */
  readonly waived?: Readonly<Record<number, Cents>>
  /** Numbers of the deferred installments. */
  readonly deferred?: readonly number[]
  readonly status: 'ACTIVE' | 'FINISHED'
  /** Default: voluntary payment. */
  readonly paymentMethod?: 'DIRECT_DEBIT' | 'DIRECT_DEBIT_CARD'
  /** Default: a month before the first installment. */
  readonly disbursedDaysAgo?: number
  /** The customer has not used the money. */
  readonly isUnused?: true
  readonly company?: { readonly name: string; readonly taxId: Cuit }
  /** Further fields of the loan that the lender sends as they are. */
  readonly facts?: LoanFacts
  readonly files: readonly ('DISCLAIMER' | 'RAPIPAGO')[]
  /** What its customer joined before the demo begins. Source: COL-01. */
  readonly automaticCollection?: AutomaticCollectionTerms
  /** The lender offers no coupon book for it. */
  readonly withoutCouponBook?: true
}

/** An automatic collection that was joined before. Days count from the first request of the demo. */
export interface AutomaticCollectionTerms {
  /** The account, 22 digits. */
  readonly account: string
  readonly joinedDaysAgo: number
  /** Days until the first attempt of the next installment; negative once it was made. */
  readonly inDays: number
  /** Number of attempts for which the account lacks the money. */
  readonly withoutFunds?: number
  /** Number of earlier installments that were collected. */
  readonly past?: number
}

export interface OwedInstallment {
  readonly number: number
  readonly paid: Cents
  /** Interest for late payment. */
  readonly punitive: Cents
}

/** The revolving line. Its installments are those of the customer's loan of product 46. */
export interface LineTerms {
  readonly max: Cents
  readonly remaining: Cents
  readonly enabled: boolean
  /** What the customer has used the line for. The active ones add up to the loan of product 46. */
  readonly movements?: readonly LineMovementTerms[]
}

/** A use of the line. Source: REV-06. */
export interface LineMovementTerms {
  readonly loanId: string
  /** `LOAD` tops up a phone or a travel card. */
  readonly mode: 'PAYMENT_QR' | 'TRANSFER' | 'LOAD'
  readonly total: Cents
  readonly commerceName?: string
  readonly recipient?: string
  readonly daysAgo: number
  /** Number of the next installment due; if paid off, of the last one. */
  readonly installmentNumber: number
  readonly installments: number
  readonly installmentAmount: Cents
  readonly isPaidOff?: true
}

export interface SavedCardTerms {
  readonly debitCardId: string
  /** As the lender shows it; the lender decides how many digits are masked. */
  readonly maskedNumber: string
  readonly effectiveBrand: string
  readonly expiryMonth: number
  /** Years from the current year of the demo. */
  readonly expiresInYears: number
  /** Default: can be charged, unless it has expired. Source: CAR-02. */
  readonly status?: 'DUE_SOON' | 'OVERDUE' | 'INCOLLECTIBLE'
  /** External ids of the loans that it pays by direct debit. */
  readonly paysLoans?: readonly string[]
}

/** A law firm collects the debt: not assigned yet, or its contact details. Source: HOM-02. */
export type LegalStudyTerms =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'assigned'
      readonly description: string
      readonly phoneNumber: string
      /** Hours of the day, such as `09:00`. */
      readonly attentionFrom: string
      readonly attentionTo: string
      readonly contact: string
      readonly whatsappNumber: string
    }

export interface LoanOfferTerms {
  readonly hashKey: string
  readonly max?: Cents
  readonly rejectedReason?: string
}

/** An unfinished application for a loan. */
export interface PendingLoanTerms {
  readonly hash: string
  readonly max: Cents
  readonly requested: Cents
  readonly installment: Cents
  readonly installmentCount: number
}

/** The benefit for paying everything now. Source: HOM-12. */
export interface PrepaidBenefitTerms {
  readonly amount: Cents
  readonly totalInstallments: Cents
}

/** A banner with a text and a link. */
export interface BannerTerms {
  readonly index: number
  readonly link?: string
  readonly title: string
  readonly text: string
  readonly look: 'rose' | 'night' | 'leaf'
}

/** The refinancing offered by a link, without login. Source: REF-02, REF-11. */
export interface RefinancingTerms {
  /** External id of the refinanced loan. */
  readonly externalId: string
  /** Amount of the new loan. */
  readonly refinanced: Cents
  /** Amount of the old loan that is paid first. */
  readonly downPayment: Cents
  readonly maxTerm: number
  /** Maximum amount of an installment. */
  readonly maxInstallment: Cents
  /** Age of the link in days, counted from the day whose 21:00 comes next. */
  readonly daysAgo: number
}

/** A link for renewing the card of a direct debit, without login. Source: ACC-30, SES-22. */
export interface CardUpdateLinkTerms {
  readonly sentDaysAgo: number
}

export interface ClaimTerms {
  readonly caseNumber: string
  /** Text of the reason. */
  readonly reason: string
  readonly hoursAgo: number
}

export interface NotificationTerms {
  readonly id: string
  readonly steps: readonly { readonly order: number; readonly htmlCode: string }[]
}

/** Returns whether the person may sign in. Source: ACC-05. */
export function mayLogIn({ loans, isWhitelisted }: Persona): boolean {
  return loans.length > 0 || isWhitelisted === true
}

export function fullName(persona: Persona): string {
  return `${persona.firstName} ${persona.surname}`
}

/** The password of every customer who has one. */
export const demoPassword = 'cuota2026'
