import type { InferOutput } from 'valibot'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { loanSchema } from '@/adapters/contract/loan.schema'

/** A customer of the demo and their state at the start. */
export interface Persona {
  /** Id of the demo's customer, used by links and tests. */
  readonly id: string
  readonly firstName: string
  readonly surname: string
  /** The purpose of this customer in a demo, in one line in Spanish. */
  readonly description: string
  readonly dni: string
  readonly taxId: Cuit
  readonly customerId: string
  readonly gender: 'F' | 'M'
  readonly cellphone: string
  readonly email: string
  /** Home address, with the ids of `places.ts`; missing if the lender never asked for it. Source: PRO-02. */
  readonly address?: PersonaAddress
  /** Password with which the customer signs in; missing if they sign in with a code. */
  readonly password?: string
  /** Credential ids of passkeys on other devices, which cannot be used in the demo. */
  readonly passkeys?: readonly string[]
  readonly loans: readonly LoanTerms[]
  readonly line?: PersonaRevolvingLine
  readonly savedCards: readonly PersonaSavedCard[]
  /** Number of payments that are generated for the customer in addition to their own. */
  readonly bulkPayments?: number
  /**
   * True if the customer may sign in without a loan, because their tax id is on the configured list.
   * Source: ACC-05.
   */
  readonly isWhitelisted?: true
  readonly isBlacklisted?: true
  readonly legalStudy?: PersonaLegalStudy
  /** Maximum amount of the revolving line that the customer is offered. */
  readonly campaignOffer?: Cents
  readonly loanOffer?: PersonaLoanOffer
  /** Maximum amount of the loan that the customer is offered in place of their present one. */
  readonly renewalOffer?: Cents
  readonly pendingLoan?: PersonaPendingLoan
  readonly prepaidBenefit?: PersonaPrepaidBenefit
  readonly banners?: readonly PersonaBanner[]
  readonly notifications?: readonly PersonaNotification[]
  readonly refinancing?: PersonaRefinancing
  readonly cardUpdateLink?: PersonaCardUpdateLink
  /** Claims made before the demo begins, the latest last. Source: SUP-04. */
  readonly claims?: readonly PersonaClaim[]
}

export interface PersonaAddress {
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
type LoanFacts = Partial<InferOutput<typeof loanSchema>>

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
   * Number of the installment up to which all are paid, except those in `unpaid`. Default: the one before
   * the next due.
   */
  readonly paidThrough?: number
  /** Installments before the next due one that are not paid. */
  readonly unpaid?: readonly UnpaidInstallment[]
  /** Part of an installment's amount that the lender waives, by installment number. */
  readonly waived?: Readonly<Record<number, Cents>>
  /** Numbers of the installments that the lender has deferred. */
  readonly deferred?: readonly number[]
  readonly status: 'ACTIVE' | 'FINISHED'
  /** How the loan is paid; missing if the customer pays it voluntarily. */
  readonly paymentMethod?: 'DIRECT_DEBIT' | 'DIRECT_DEBIT_CARD'
  /** Days since the loan was paid out; missing if that was a month before the first installment. */
  readonly disbursedDaysAgo?: number
  /** True if the customer has not used the money of the loan. */
  readonly isUnused?: true
  readonly company?: { readonly name: string; readonly taxId: Cuit }
  /** Further fields of the loan that the lender sends as they are. */
  readonly facts?: LoanFacts
  readonly files: readonly ('DISCLAIMER' | 'RAPIPAGO')[]
  /** The loan's automatic collection, if the customer activated it before the demo begins. Source: COL-01. */
  readonly automaticCollection?: PersonaAutomaticCollection
  /** True if the lender offers no coupon book for the loan. */
  readonly withoutCouponBook?: true
}

/**
 * An automatic collection that the customer activated before the demo begins. Days count from the first
 * request of the demo.
 */
export interface PersonaAutomaticCollection {
  /** Number of the account from which installments are collected, 22 digits. */
  readonly account: string
  readonly joinedDaysAgo: number
  /**
   * Days until the first attempt to collect the next installment; negative if the attempt was made before
   * the demo.
   */
  readonly inDays: number
  /** Number of attempts to collect that fail because the account lacks the money. */
  readonly withoutFunds?: number
  /** Number of earlier installments that were collected automatically. */
  readonly past?: number
}

export interface UnpaidInstallment {
  readonly number: number
  readonly paid: Cents
  /** Late interest owed for the installment. */
  readonly punitive: Cents
}

/** The revolving line of a demo customer. Its installments are those of the customer's loan of product 46. */
export interface PersonaRevolvingLine {
  readonly max: Cents
  readonly remaining: Cents
  readonly enabled: boolean
  /** Uses of the line. Those not paid off add up to the customer's loan of product 46. */
  readonly movements?: readonly PersonaCreditLineMovement[]
}

/** One use of a customer's revolving line: a payment by QR code, a transfer or a top-up. Source: REV-06. */
export interface PersonaCreditLineMovement {
  readonly loanId: string
  /** How the customer used the line; `LOAD` tops up a phone or a travel card. */
  readonly mode: 'PAYMENT_QR' | 'TRANSFER' | 'LOAD'
  readonly total: Cents
  readonly commerceName?: string
  readonly recipient?: string
  readonly daysAgo: number
  /** Number of the installment that is due next; of the last one if the use is paid off. */
  readonly installmentNumber: number
  readonly installments: number
  readonly installmentAmount: Cents
  readonly isPaidOff?: true
}

export interface PersonaSavedCard {
  readonly debitCardId: string
  /** Card number as the lender shows it; the lender decides how many digits are masked. */
  readonly maskedNumber: string
  readonly effectiveBrand: string
  readonly expiryMonth: number
  /** Year of the card's expiry, as a number of years after the demo's current year. */
  readonly expiresInYears: number
  /** Status of the card; if missing, it can be charged, unless it has expired. Source: CAR-02. */
  readonly status?: 'DUE_SOON' | 'OVERDUE' | 'INCOLLECTIBLE'
  /** External ids of the loans that the card pays by direct debit. */
  readonly paysLoans?: readonly string[]
}

/**
 * The law firm that collects the customer's debt: still to be assigned, or its contact details.
 * Source: HOM-02.
 */
export type PersonaLegalStudy =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'assigned'
      readonly description: string
      readonly phoneNumber: string
      /** Time of day from which the law firm attends, such as `09:00`. */
      readonly attentionFrom: string
      readonly attentionTo: string
      readonly contact: string
      readonly whatsappNumber: string
    }

export interface PersonaLoanOffer {
  readonly hashKey: string
  readonly max?: Cents
  readonly rejectedReason?: string
}

/** An unfinished application for a loan. */
export interface PersonaPendingLoan {
  readonly hash: string
  readonly max: Cents
  readonly requested: Cents
  readonly installment: Cents
  readonly installmentCount: number
}

/** The discount for paying all installments now. Source: HOM-12. */
export interface PersonaPrepaidBenefit {
  readonly amount: Cents
  readonly totalInstallments: Cents
}

/** A banner with a text and a link. */
export interface PersonaBanner {
  readonly index: number
  readonly link?: string
  readonly title: string
  readonly text: string
  readonly look: 'rose' | 'night' | 'leaf'
}

/** The refinancing that a link offers without signing in. Source: REF-02, REF-11. */
export interface PersonaRefinancing {
  /** External id of the refinanced loan. */
  readonly externalId: string
  /** Amount of the new loan that replaces the refinanced one. */
  readonly refinanced: Cents
  /** Part of the old loan's debt that is paid first. */
  readonly downPayment: Cents
  readonly maxTerm: number
  /** Maximum amount of an installment of the new loan. */
  readonly maxInstallment: Cents
  /** Age of the refinancing link in days, counted from the day whose 21:00 comes next. */
  readonly daysAgo: number
}

/** A link for renewing the card of a direct debit, without login. Source: ACC-30, SES-22. */
export interface PersonaCardUpdateLink {
  readonly sentDaysAgo: number
}

export interface PersonaClaim {
  readonly caseNumber: string
  /** Text of the reason that the customer chose for the claim. */
  readonly reason: string
  readonly hoursAgo: number
}

export interface PersonaNotification {
  readonly id: string
  readonly steps: readonly { readonly order: number; readonly htmlCode: string }[]
}

/** Returns whether the person may sign in. Source: ACC-05. */
export function canLogIn({ loans, isWhitelisted }: Persona): boolean {
  return loans.length > 0 || isWhitelisted === true
}

export function personaFullName(persona: Persona): string {
  return `${persona.firstName} ${persona.surname}`
}

/** The password of every demo customer who has one. */
export const demoPassword = 'cuota2026'
