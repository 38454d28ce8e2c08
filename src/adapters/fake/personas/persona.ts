import type { Cuit } from '@/domain/shared/cuit'
import type { Cents } from '@/domain/shared/money'

/** A customer of the demo and what is true of her or him at the start. */
export interface Persona {
  /** What links and tests use. */
  readonly id: string
  readonly firstName: string
  readonly surname: string
  /** One line in Spanish: what this customer shows. */
  readonly situation: string
  readonly dni: string
  readonly taxId: Cuit
  readonly customerId: string
  readonly gender: 'F' | 'M'
  readonly cellphone: string
  readonly email: string
  /** Without one the customer enters by code. */
  readonly password?: string
  readonly loans: readonly LoanTerms[]
  readonly line?: LineTerms
  readonly savedCards: readonly SavedCardTerms[]
  /** How many further payments are made up. */
  readonly bulkPayments?: number
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
  /** All up to this one are paid, unless listed under `unpaid`; the one before the next due unless told. */
  readonly paidThrough?: number
  /** Earlier installments that are still owed. */
  readonly unpaid?: readonly OwedInstallment[]
  /** What the lender forgives, by installment number. */
  readonly waived?: Readonly<Record<number, Cents>>
  /** Numbers of the installments put off. */
  readonly deferred?: readonly number[]
  readonly status: 'ACTIVE' | 'FINISHED'
  readonly company?: { readonly name: string; readonly taxId: Cuit }
  readonly phone?: string
  readonly formId?: string
  readonly files: readonly ('DISCLAIMER' | 'RAPIPAGO')[]
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
}

export interface SavedCardTerms {
  readonly debitCardId: string
  /** As the lender shows it: all but the last four digits hidden. */
  readonly maskedNumber: string
  readonly effectiveBrand: string
  readonly expiryMonth: number
  /** Years from the demo's present one. */
  readonly expiresInYears: number
}

export function fullName(persona: Persona): string {
  return `${persona.firstName} ${persona.surname}`
}

/** The password of every customer who has one. */
export const demoPassword = 'cuota2026'
