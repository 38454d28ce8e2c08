import { products, subproducts } from '@/domain/loans/products'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What is asked for: a product and its kind, in the lender's numbers. Source: OFF-01. */
export interface LoanKind {
  readonly product: number
  readonly subproduct: number
}

/** A personal loan unless set. Source: OFF-01. */
export function loanKind({
  product = products.loan,
  subproduct = subproducts.personalLoan,
}: {
  readonly product?: number | undefined
  readonly subproduct?: number | undefined
}): LoanKind {
  return { product, subproduct }
}

export type NewLoanHeading = 'recharge' | 'service-payment' | 'line-activation' | 'new-loan'

const headings = new Map<number, NewLoanHeading>([
  [subproducts.phoneTopUp, 'recharge'],
  [subproducts.servicePayment, 'service-payment'],
  [subproducts.lineActivation, 'line-activation'],
])

/** What the screen is called. Source: OFF-01. */
export function newLoanHeading({ subproduct }: LoanKind): NewLoanHeading {
  return headings.get(subproduct) ?? 'new-loan'
}

/** A request of a loan that was begun, or an offer of one. Source: OFF-02, OFF-03. */
export interface LoanRequest {
  /** By which the lender knows it. */
  readonly hashKey: string
  readonly date: Instant
  readonly isRejected: boolean
  /** The most that is offered. */
  readonly maxAmount?: Cents
  readonly requestedAmount?: Cents
  readonly installment?: Cents
  readonly installmentCount?: number
}

/** What was asked for, once amount and installments were chosen. */
export interface ChosenLoan {
  readonly amount: Cents
  readonly installment: Cents
  readonly installmentCount: number
}

/** Nothing while something of it is still to be chosen; an amount of 0 is none. Source: OFF-03. */
export function chosenLoan(request: LoanRequest): ChosenLoan | undefined {
  const { requestedAmount = 0, installment = 0, installmentCount = 0 } = request
  if (requestedAmount <= 0 || installment <= 0 || installmentCount <= 0) return undefined
  return { amount: requestedAmount as Cents, installment: installment as Cents, installmentCount }
}

/** How a customer stands who asks for a new loan. Source: OFF-03, OFF-04. */
export type NewLoanAvailability =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'line-in-progress'; readonly hashKey: string }
  | { readonly kind: 'in-progress'; readonly hashKey: string; readonly chosen: ChosenLoan }
  | { readonly kind: 'to-start'; readonly hashKey: string; readonly maxAmount?: Cents }
  | { readonly kind: 'no-offer' }

/** What a request or an offer means to the customer; a rejection comes first, and an offer of 0 is none. Source: OFF-03. */
export function newLoanAvailability(
  found: LoanRequest | undefined,
  { product }: LoanKind,
): NewLoanAvailability {
  if (!found) return { kind: 'no-offer' }
  const { hashKey, isRejected, maxAmount } = found
  if (isRejected) return { kind: 'rejected' }
  if (maxAmount === 0) return { kind: 'no-offer' }
  if (product === products.revolvingLine) return { kind: 'line-in-progress', hashKey }
  const chosen = chosenLoan(found)
  if (chosen) return { kind: 'in-progress', hashKey, chosen }
  return maxAmount === undefined ? { kind: 'to-start', hashKey } : { kind: 'to-start', hashKey, maxAmount }
}

const offerLifetimeMilliseconds = 10 * 60_000

/** An offer counts for ten minutes, by its own date; a clock that differs by more than that knows no age. Source: OFF-02. */
export function stillCounts({ date }: Pick<LoanRequest, 'date'>, now: Instant): boolean {
  return Math.abs(now - date) <= offerLifetimeMilliseconds
}

/** How often an offer that is being made elsewhere is asked for again. Source: OFF-04. */
export const mostRetries = 3

/** How long the portal waits before it asks again. Source: OFF-04. */
export const retryWaitMilliseconds = 4000
