import type { InferOutput } from 'valibot'
import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'
import type { loanSchema } from '@/adapters/contract/loan.schema'

/** A customer of the demo, with their data at the start of the demo. */
export interface Persona {
  /** Id of the demo's customer, such as `marta`, in links and tests. */
  readonly id: string
  readonly firstName: string
  readonly surname: string
  /** What a demo can show with this customer, in one line in Spanish. */
  readonly description: string
  readonly dni: string
  readonly taxId: Cuit
  readonly customerId: string
  readonly gender: 'F' | 'M'
  readonly cellphone: string
  readonly email: string
  /**
   * Home address of the customer, with ids from `places.ts`; missing if the lender has never asked for the
   * address. Source: PRO-02.
   */
  readonly address?: PersonaAddress
  /** Password with which the customer signs in; missing if they sign in with a code. */
  readonly password?: string
  /** Credential ids of passkeys on other devices of the customer. They cannot be used in the demo. */
  readonly otherDevicePasskeyIds?: readonly string[]
  readonly loans: readonly LoanTerms[]
  readonly creditLine?: PersonaCreditLine
  readonly savedCards: readonly PersonaSavedCard[]
  /** Number of payments that the demo generates for the customer, in addition to those of their loans. */
  readonly generatedPaymentCount?: number
  /**
   * True if the customer may sign in although they have no loan, because their tax id is on a list in the
   * configuration.
   * Source: ACC-05.
   */
  readonly maySignInWithoutLoan?: true
  readonly isBarredFromLoans?: true
  readonly debtLawFirm?: PersonaDebtLawFirm
  /** Maximum amount of the revolving credit line that the lender offers the customer. */
  readonly creditLineMaxOffer?: Cents
  readonly loanOffer?: PersonaLoanOffer
  /** Maximum amount of the loan that the lender offers in place of the customer's present loan. */
  readonly renewalMaxOffer?: Cents
  readonly unfinishedLoanApplication?: PersonaUnfinishedLoanApplication
  readonly prepaymentDiscount?: PersonaPrepaymentDiscount
  readonly banners?: readonly PersonaBanner[]
  readonly notifications?: readonly PersonaNotification[]
  readonly refinancing?: PersonaRefinancing
  readonly cardUpdateLink?: PersonaCardUpdateLink
  /** Claims that the customer made before the demo begins, the latest claim last. Source: SUP-04. */
  readonly claims?: readonly PersonaClaim[]
}

interface PersonaAddress {
  readonly state: string
  readonly district: string
  readonly city: string
  readonly street: string
  readonly number: string
  readonly floor?: string | undefined
  readonly apartment?: string | undefined
  readonly zipCode: string
}

/** Fields of a loan that the fake lender cannot calculate from other fields. */
type AdditionalLoanFields = Partial<InferOutput<typeof loanSchema>>

/**
 * The agreed terms of a loan. All dates are relative to the demo's clock: every installment falls due on
 * the 1st of a month.
 */
export interface LoanTerms {
  readonly loanId: string
  readonly externalId: string
  readonly productId: number
  readonly subproductId: number
  readonly commerceName?: string
  readonly disbursedAmount: Cents
  readonly installmentCount: number
  readonly installment: Cents
  /** Number of the installment that falls due on the next 1st of a month. */
  readonly nextDueNumber: number
  /**
   * Number of the last installment that is paid. All installments before it are also paid, except those in
   * `unpaid`. If missing, the last paid installment is the one before the next due installment.
   */
  readonly paidThrough?: number
  /** Installments that are not fully paid although they fell due before the next due installment. */
  readonly unpaid?: readonly UnpaidInstallment[]
  /** Amount by which the lender reduces an installment, by the number of the installment. */
  readonly waived?: Readonly<Record<number, Cents>>
  /** Numbers of the installments that the lender has deferred. */
  readonly deferred?: readonly number[]
  readonly status: 'ACTIVE' | 'FINISHED'
  /**
   * How the lender collects the installments of the loan by itself; missing if the customer pays each
   * installment by hand.
   */
  readonly paymentMethod?: 'DIRECT_DEBIT' | 'DIRECT_DEBIT_CARD'
  /**
   * Number of days since the money of the loan was paid out; by default, it was paid out a month before the
   * first due date.
   */
  readonly disbursedDaysAgo?: number
  /** True if the customer has not yet used the money of the loan. */
  readonly isMoneyUnused?: true
  readonly company?: { readonly name: string; readonly taxId: Cuit }
  /** Further fields of the loan, which the lender sends unchanged. */
  readonly additionalLoanFields?: AdditionalLoanFields
  readonly files: readonly ('DISCLAIMER' | 'RAPIPAGO')[]
  /**
   * The automatic collection of the loan's installments; missing if the customer did not activate it before
   * the demo begins. Source: COL-01.
   */
  readonly automaticCollection?: PersonaAutomaticCollection
  /** True if the lender offers no coupon book for the loan. */
  readonly withoutCouponBook?: true
}

/**
 * An automatic collection that a demo customer activated before the demo begins. Its days are counted from
 * the first request of that customer's session.
 */
interface PersonaAutomaticCollection {
  /** Number of the account from which installments are collected, 22 digits. */
  readonly account: string
  readonly joinedDaysAgo: number
  /**
   * Number of days from the customer's first request to the first attempt to collect the next installment;
   * negative if the attempt was earlier.
   */
  readonly nextAttemptInDays: number
  /** Number of attempts of each collection that fail because the account has too little money. */
  readonly attemptCountWithoutFunds?: number
  /** Number of installments that were collected automatically before the demo begins. */
  readonly pastInstallmentCount?: number
}

interface UnpaidInstallment {
  readonly number: number
  readonly paid: Cents
  /** Late interest of the installment as of the 21st of the month before the next 1st; it grows daily. */
  readonly lateInterest: Cents
}

/**
 * The revolving credit line of a demo customer. The customer repays it with the installments of one loan,
 * whose product number is 46.
 */
interface PersonaCreditLine {
  readonly maxAmount: Cents
  readonly remainingAmount: Cents
  readonly enabled: boolean
  /**
   * The uses of the credit line. Those that are not paid off add up to the loan of product 46, with which the
   * customer repays the line.
   */
  readonly movements?: readonly PersonaCreditLineMovement[]
}

/** One use of a revolving credit line: a payment by QR code, a transfer or a top-up. Source: REV-06. */
export interface PersonaCreditLineMovement {
  readonly loanId: string
  /** How the customer used the credit line. `LOAD` means a top-up of a phone or a travel card. */
  readonly mode: 'PAYMENT_QR' | 'TRANSFER' | 'LOAD'
  readonly total: Cents
  readonly commerceName?: string
  readonly recipient?: string
  readonly daysAgo: number
  /**
   * Number of the next installment of this use of the credit line; the number of the last installment if
   * this use is paid off.
   */
  readonly installmentNumber: number
  readonly installmentCount: number
  readonly installmentAmount: Cents
  readonly isPaidOff?: true
}

export interface PersonaSavedCard {
  readonly debitCardId: string
  /** Card number as the lender sends it. The lender decides how many digits are masked. */
  readonly maskedNumber: string
  readonly effectiveBrand: string
  readonly expiryMonth: number
  /** Expiry year of the card, as a number of years after the current year of the demo. */
  readonly expiresInYears: number
  /** Status of the card. Without a status the card can be charged until it expires. Source: CAR-02. */
  readonly status?: 'DUE_SOON' | 'OVERDUE' | 'INCOLLECTIBLE'
  /** External ids of the loans that the card pays by direct debit. */
  readonly directDebitLoanIds?: readonly string[]
}

/**
 * The law firm that collects the customer's debt: `pending` if the lender has not assigned one yet;
 * otherwise its contact details.
 * Source: HOM-02.
 */
type PersonaDebtLawFirm =
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'assigned'
      readonly description: string
      readonly phoneNumber: string
      /** Time of day from which the law firm answers the phone, such as `09:00`. */
      readonly attentionFrom: string
      readonly attentionTo: string
      readonly contact: string
      readonly whatsappNumber: string
    }

interface PersonaLoanOffer {
  readonly hashKey: string
  readonly maxAmount?: Cents
  readonly rejectedReason?: string
}

/** An application for a loan that the customer has not finished. */
export interface PersonaUnfinishedLoanApplication {
  readonly applicationId: string
  readonly maxAmount: Cents
  readonly requestedAmount: Cents
  readonly installmentAmount: Cents
  readonly installmentCount: number
}

/** The discount that the customer gets if they pay all installments now. Source: HOM-12. */
interface PersonaPrepaymentDiscount {
  readonly amount: Cents
  readonly totalInstallmentAmount: Cents
}

/** A banner that the demo shows to the customer, with a text and a link. */
export interface PersonaBanner {
  readonly index: number
  readonly link?: string
  readonly title: string
  readonly text: string
  readonly colourScheme: 'rose' | 'night' | 'leaf'
}

/**
 * The refinancing that the lender offers the customer with a link, without signing in.
 * Source: REF-02, REF-11.
 */
export interface PersonaRefinancing {
  /** External id of the refinanced loan. */
  readonly externalId: string
  /** Amount of the new loan that replaces the refinanced loan. */
  readonly newLoanAmount: Cents
  /** Part of the old loan's debt that the customer pays before the new loan begins. */
  readonly downPayment: Cents
  readonly maxInstallmentCount: number
  /** Maximum amount of an installment of the new loan. */
  readonly maxInstallmentAmount: Cents
  /**
   * Age of the refinancing link in days. With 0, the link expires at the next 21:00; with 1, it expired a
   * day before that.
   */
  readonly sentDaysAgo: number
}

/**
 * A link that the lender sent the customer, for replacing the card of a direct debit without signing in.
 * Source: ACC-30, SES-22.
 */
interface PersonaCardUpdateLink {
  readonly sentDaysAgo: number
}

export interface PersonaClaim {
  readonly caseNumber: string
  /** Text of the reason for the claim, which the customer chose from a list. */
  readonly reason: string
  readonly hoursAgo: number
}

export interface PersonaNotification {
  readonly id: string
  readonly steps: readonly { readonly order: number; readonly htmlCode: string }[]
}

/** Returns whether the demo customer may sign in. Source: ACC-05. */
export function canPersonaLogIn({ loans, maySignInWithoutLoan }: Persona): boolean {
  return loans.length > 0 || maySignInWithoutLoan === true
}

export function personaFullName(persona: Persona): string {
  return `${persona.firstName} ${persona.surname}`
}

/** The password of all demo customers who have a password. */
export const demoPassword = 'cuota2026'
