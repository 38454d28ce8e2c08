import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'

/** A customer of the demo and what is true of them at the start. */
export interface Persona {
  /** What links and tests use. */
  readonly id: string
  readonly firstName: string
  readonly surname: string
  /** One line in Spanish: what this customer shows. */
  readonly description: string
  readonly dni: string
  readonly taxId: Cuit
  readonly customerId: string
  readonly gender: 'F' | 'M'
  readonly cellphone: string
  readonly email: string
  /** Where the customer lives, with the ids of `places.ts`; missing where the lender never asked. Source: PRO-02. */
  readonly address?: AddressTerms
  /** Without one the customer enters by code. */
  readonly password?: string
  /** Credential ids of devices that are elsewhere; no device at hand has their keys. */
  readonly passkeys?: readonly string[]
  readonly loans: readonly LoanTerms[]
  readonly line?: LineTerms
  readonly savedCards: readonly SavedCardTerms[]
  /** How many further payments are made up. */
  readonly bulkPayments?: number
  /** Enters without a loan, by the configured list of tax ids. Source: ACC-05. */
  readonly isWhitelisted?: true
  readonly isBlacklisted?: true
  readonly legalStudy?: LegalStudyTerms
  /** The most of a revolving line that the lender offers. */
  readonly campaignOffer?: Cents
  readonly loanOffer?: LoanOfferTerms
  /** The most that is offered for paying a loan off with a new one. */
  readonly renewalOffer?: Cents
  readonly pendingLoan?: PendingLoanTerms
  readonly prepaidBenefit?: PrepaidBenefitTerms
  readonly banners?: readonly BannerTerms[]
  readonly notifications?: readonly NotificationTerms[]
  readonly refinancing?: RefinancingTerms
  readonly cardUpdateLink?: CardUpdateLinkTerms
  /** What was asked before the demo begins, the latest last. Source: SUP-04. */
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

/** A loan as agreed. Every date follows from the clock: installments fall due on the 1st. */
export interface LoanTerms {
  readonly loanId: string
  readonly externalId: string
  readonly productId: number
  readonly subproductId: number
  readonly commerceName?: string
  readonly disbursed: Cents
  readonly installmentCount: number
  readonly installment: Cents
  /** The installment that falls due on the next 1st. */
  readonly nextDueNumber: number
  /** All up to this one are paid, unless listed under `unpaid`; the one before the next due unless set. */
  readonly paidThrough?: number
  /** Earlier installments that are still owed. */
  readonly unpaid?: readonly OwedInstallment[]
  /** What the lender forgives, by installment number. */
  readonly waived?: Readonly<Record<number, Cents>>
  /** Numbers of the installments put off. */
  readonly deferred?: readonly number[]
  readonly status: 'ACTIVE' | 'FINISHED'
  /** Voluntary unless set. */
  readonly paymentMethod?: 'DIRECT_DEBIT' | 'DIRECT_DEBIT_CARD'
  /** A month before its first installment unless set. */
  readonly disbursedDaysAgo?: number
  /** The money has not been touched. */
  readonly isUnused?: true
  readonly company?: { readonly name: string; readonly taxId: Cuit }
  readonly phone?: string
  readonly formId?: string
  readonly files: readonly ('DISCLAIMER' | 'RAPIPAGO')[]
  /** The lender gives no coupon book for it. */
  readonly withoutCouponBook?: true
}

export interface OwedInstallment {
  readonly number: number
  readonly paid: Cents
  /** Interest for paying late. */
  readonly punitive: Cents
}

/** The revolving line: what falls due of it on the 1st is that of its one loan of product 46. */
export interface LineTerms {
  readonly max: Cents
  readonly remaining: Cents
  readonly enabled: boolean
  /** What the customer has used it for; those under way add up to what the loan of product 46 is. */
  readonly movements?: readonly LineMovementTerms[]
}

/** A use of the line. Source: REV-06. */
export interface LineMovementTerms {
  readonly loanId: string
  /** `LOAD` tops a phone or a travel card up. */
  readonly mode: 'PAYMENT_QR' | 'TRANSFER' | 'LOAD'
  readonly total: Cents
  readonly commerceName?: string
  readonly recipient?: string
  readonly daysAgo: number
  /** The installment that falls due next; the last one where it is paid off. */
  readonly installmentNumber: number
  readonly installments: number
  readonly installmentAmount: Cents
  readonly isPaidOff?: true
}

export interface SavedCardTerms {
  readonly debitCardId: string
  /** As the lender shows it, some of its digits hidden: the lender decides how many. */
  readonly maskedNumber: string
  readonly effectiveBrand: string
  readonly expiryMonth: number
  /** Years from the demo's present one. */
  readonly expiresInYears: number
  /** Good for charging unless set, or expired. Source: CAR-02. */
  readonly status?: 'DUE_SOON' | 'OVERDUE' | 'INCOLLECTIBLE'
  /** External ids of the loans that are debited from it. */
  readonly paysLoans?: readonly string[]
}

/** A study handles the debt: not yet assigned, or which one. Source: HOM-02. */
export type LegalStudyTerms =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'assigned'
      readonly description: string
      readonly phoneNumber: string
      /** Hours of the day, `09:00`. */
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

/** A request begun and not finished. */
export interface PendingLoanTerms {
  readonly hash: string
  readonly max: Cents
  readonly requested: Cents
  readonly installment: Cents
  readonly installmentCount: number
}

/** What is saved by paying everything now. Source: HOM-12. */
export interface PrepaidBenefitTerms {
  readonly amount: Cents
  readonly totalInstallments: Cents
}

/** A picture with words that leads somewhere. */
export interface BannerTerms {
  readonly index: number
  readonly link?: string
  readonly title: string
  readonly text: string
  readonly look: 'rose' | 'night' | 'leaf'
}

/** What is offered to refinance, by a link without login. Source: REF-02, REF-11. */
export interface RefinancingTerms {
  /** External id of the loan that is refinanced. */
  readonly externalId: string
  /** What becomes a new loan. */
  readonly refinanced: Cents
  /** What is paid of the old one before. */
  readonly downPayment: Cents
  readonly maxTerm: number
  /** The most that an installment may come to. */
  readonly maxInstallment: Cents
  /** Days between the day of its link and the day whose 21:00 comes next. */
  readonly daysAgo: number
}

/** A link by which the card of a direct debit is renewed, without login. Source: ACC-30, SES-22. */
export interface CardUpdateLinkTerms {
  readonly sentDaysAgo: number
}

export interface ClaimTerms {
  readonly caseNumber: string
  /** The reason's words. */
  readonly reason: string
  readonly hoursAgo: number
}

export interface NotificationTerms {
  readonly id: string
  readonly steps: readonly { readonly order: number; readonly htmlCode: string }[]
}

/** Whether the lender lets this person in. Source: ACC-05. */
export function mayEnter({ loans, isWhitelisted }: Persona): boolean {
  return loans.length > 0 || isWhitelisted === true
}

export function fullName(persona: Persona): string {
  return `${persona.firstName} ${persona.surname}`
}

/** The password of every customer who has one. */
export const demoPassword = 'cuota2026'
