import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** The product and subproduct numbers of the loan that the customer asks for. Source: OFF-01. */
export interface LoanKind {
  readonly product: number
  readonly subproduct: number
}

/**
 * Returns the kind of loan with these product and subproduct numbers. A missing number is that of a
 * personal loan. Source: OFF-01.
 */
export function toLoanKind({
  product = productNumbers.loan,
  subproduct = subproductNumbers.personalLoan,
}: {
  readonly product?: number | undefined
  readonly subproduct?: number | undefined
}): LoanKind {
  return { product, subproduct }
}

export type NewLoanHeading = 'recharge' | 'service-payment' | 'line-activation' | 'new-loan'

const headings = new Map<number, NewLoanHeading>([
  [subproductNumbers.phoneTopUp, 'recharge'],
  [subproductNumbers.servicePayment, 'service-payment'],
  [subproductNumbers.lineActivation, 'line-activation'],
])

/** Returns which heading the new loan screen shows. Source: OFF-01. */
export function newLoanHeading({ subproduct }: LoanKind): NewLoanHeading {
  return headings.get(subproduct) ?? 'new-loan'
}

/** An unfinished loan application, or an offer of a loan. Source: OFF-02, OFF-03. */
export interface LoanRequest {
  /** The lender's identifier of the application. */
  readonly hashKey: string
  readonly date: Instant
  readonly isRejected: boolean
  /** The maximum amount that the lender offers. */
  readonly maxAmount?: Cents
  readonly requestedAmount?: Cents
  readonly installment?: Cents
  readonly installmentCount?: number
}

/** The loan that the customer has chosen in an application: its amount and installments. */
export interface ChosenLoan {
  readonly amount: Cents
  readonly installment: Cents
  readonly installmentCount: number
}

/**
 * Returns the loan that the customer chose in an application. Undefined if the amount, the installment or
 * the number of installments is missing or 0. Source: OFF-03.
 */
export function chosenLoan(request: LoanRequest): ChosenLoan | undefined {
  const { requestedAmount = 0, installment = 0, installmentCount = 0 } = request
  if (requestedAmount <= 0 || installment <= 0 || installmentCount <= 0) return undefined
  return { amount: requestedAmount as Cents, installment: installment as Cents, installmentCount }
}

/** Whether the customer can apply for a new loan, and how to continue. Source: OFF-03, OFF-04. */
export type NewLoanAvailability =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'line-in-progress'; readonly hashKey: string }
  | { readonly kind: 'in-progress'; readonly hashKey: string; readonly chosen: ChosenLoan }
  | { readonly kind: 'to-start'; readonly hashKey: string; readonly maxAmount?: Cents }
  | { readonly kind: 'no-offer' }

/**
 * Returns whether the customer can apply for a new loan, from their last application or the lender's offer.
 * A rejection is checked first; an offer of 0 counts as no offer. Source: OFF-03.
 */
export function newLoanAvailability(
  found: LoanRequest | undefined,
  { product }: LoanKind,
): NewLoanAvailability {
  if (!found) return { kind: 'no-offer' }
  const { hashKey, isRejected, maxAmount } = found
  if (isRejected) return { kind: 'rejected' }
  if (maxAmount === 0) return { kind: 'no-offer' }
  if (product === productNumbers.revolvingLine) return { kind: 'line-in-progress', hashKey }
  const chosen = chosenLoan(found)
  if (chosen) return { kind: 'in-progress', hashKey, chosen }
  return maxAmount === undefined ? { kind: 'to-start', hashKey } : { kind: 'to-start', hashKey, maxAmount }
}

const offerLifetimeMilliseconds = 10 * 60_000

/**
 * Returns whether a loan offer is still valid: its date is at most ten minutes ago and at most ten minutes
 * in the future. Source: OFF-02.
 */
export function isOfferValid({ date }: Pick<LoanRequest, 'date'>, now: Instant): boolean {
  return Math.abs(now - date) <= offerLifetimeMilliseconds
}

/**
 * Maximum number of times that the portal asks again for an offer that the lender is still preparing.
 * Source: OFF-04.
 */
export const maxOfferRetries = 3

/** Milliseconds between two requests for an offer that the lender is still preparing. Source: OFF-04. */
export const offerRetryWaitMilliseconds = 4000
