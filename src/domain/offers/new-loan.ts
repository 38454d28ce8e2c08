import { productNumbers, subproductNumbers } from '@/domain/loans/products'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** The product and subproduct numbers of the loan for which the customer applies. Source: OFF-01. */
export interface LoanProductNumbers {
  readonly product: number
  readonly subproduct: number
}

/**
 * Returns the product and subproduct numbers of a loan. A missing number is replaced by that of a
 * personal loan. Source: OFF-01.
 */
export function loanProductNumbers({
  product = productNumbers.loan,
  subproduct = subproductNumbers.personalLoan,
}: {
  readonly product?: number | undefined
  readonly subproduct?: number | undefined
}): LoanProductNumbers {
  return { product, subproduct }
}

export type NewLoanHeading = 'recharge' | 'service-payment' | 'line-activation' | 'new-loan'

const headingBySubproduct = new Map<number, NewLoanHeading>([
  [subproductNumbers.phoneTopUp, 'recharge'],
  [subproductNumbers.servicePayment, 'service-payment'],
  [subproductNumbers.creditLineActivation, 'line-activation'],
])

/** Returns which heading the new loan screen shows for a loan of this subproduct. Source: OFF-01. */
export function newLoanHeading({ subproduct }: LoanProductNumbers): NewLoanHeading {
  return headingBySubproduct.get(subproduct) ?? 'new-loan'
}

/** A loan application, which the lender may have rejected, or an offer of a loan. Source: OFF-02, OFF-03. */
export interface LoanApplicationOrOffer {
  /** The lender's identifier of the loan application or offer. */
  readonly hashKey: string
  readonly date: Instant
  readonly isRejected: boolean
  /** The maximum amount that the lender offers for the loan. */
  readonly maxAmount?: Cents
  readonly requestedAmount?: Cents
  readonly installment?: Cents
  readonly installmentCount?: number
}

/** The loan that the customer has chosen in an application: its amount and installments. */
export interface LoanChosenInApplication {
  readonly amount: Cents
  readonly installmentAmount: Cents
  readonly installmentCount: number
}

/**
 * Returns the loan that the customer chose in an application. Undefined if the amount, the installment or
 * the number of installments is missing or 0. Source: OFF-03.
 */
export function loanChosenInApplication(
  application: LoanApplicationOrOffer,
): LoanChosenInApplication | undefined {
  const { requestedAmount = 0, installment = 0, installmentCount = 0 } = application
  if (requestedAmount <= 0 || installment <= 0 || installmentCount <= 0) return undefined
  return { amount: requestedAmount as Cents, installmentAmount: installment as Cents, installmentCount }
}

/** Whether the customer can apply for a new loan, and how to continue. Source: OFF-03, OFF-04. */
export type NewLoanAvailability =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'line-in-progress'; readonly hashKey: string }
  | { readonly kind: 'in-progress'; readonly hashKey: string; readonly chosenLoan: LoanChosenInApplication }
  | { readonly kind: 'to-start'; readonly hashKey: string; readonly maxAmount?: Cents }
  | { readonly kind: 'no-offer' }

/**
 * Returns how the customer can apply for a new loan, or why they cannot, from their last application or the
 * lender's offer. The result for a rejected application is always `rejected`. An offer of 0 counts as no
 * offer. Source: OFF-03.
 */
export function newLoanAvailability(
  found: LoanApplicationOrOffer | undefined,
  { product }: LoanProductNumbers,
): NewLoanAvailability {
  if (!found) return { kind: 'no-offer' }
  const { hashKey, isRejected, maxAmount } = found
  if (isRejected) return { kind: 'rejected' }
  if (maxAmount === 0) return { kind: 'no-offer' }
  if (product === productNumbers.revolvingLine) return { kind: 'line-in-progress', hashKey }
  const chosenLoan = loanChosenInApplication(found)
  if (chosenLoan) return { kind: 'in-progress', hashKey, chosenLoan }
  return maxAmount === undefined ? { kind: 'to-start', hashKey } : { kind: 'to-start', hashKey, maxAmount }
}

const offerLifetimeMilliseconds = 10 * 60_000

/**
 * Returns whether a loan offer is still valid: its date differs from now by at most ten minutes. Source:
 * OFF-02.
 */
export function isLoanOfferStillValid({ date }: Pick<LoanApplicationOrOffer, 'date'>, now: Instant): boolean {
  return Math.abs(now - date) <= offerLifetimeMilliseconds
}

/**
 * Maximum number of times that the portal repeats its request for a loan offer that the lender is still
 * preparing. Source: OFF-04.
 */
export const maxLoanOfferRetries = 3

/** Milliseconds between two requests for a loan offer that the lender is still preparing. Source: OFF-04. */
export const loanOfferRetryMilliseconds = 4000
