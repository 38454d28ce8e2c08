import { sumCents, type Cents } from '@/domain/shared/money'
import type { LoanCost } from './loan-cost'

/** The total that the customer repays for a loan and the amounts that make it up. Source: REV-11. */
export interface TotalRepayment {
  readonly received: Cents
  /** The sum of all installments, as the lender gives it. */
  readonly total: Cents
  /**
   * What the customer pays on the day on which they agree to a refinancing, in addition to the
   * installments. Missing for any other loan.
   */
  readonly paidToday?: Cents
  /** The sum of all installments plus what the customer pays on the day of the agreement. */
  readonly inAll: Cents
}

/**
 * Returns the total to repay for a loan; undefined if the lender does not give the sum of the
 * installments. Source: REV-11.
 */
export function totalRepayment(
  { amountFinanced: received, amountToReturn: total }: Pick<LoanCost, 'amountFinanced' | 'amountToReturn'>,
  paidToday?: Cents,
): TotalRepayment | undefined {
  if (total === undefined) return undefined
  if (paidToday === undefined) return { received, total, inAll: total }
  return { received, total, paidToday, inAll: sumCents([total, paidToday]) }
}

/**
 * Of each 100 pesos that the customer repays for a loan, how many they received and how many are the loan's
 * cost.
 */
export interface CostPerHundredPesos {
  readonly received: number
  readonly cost: number
}

/**
 * Returns how many of each 100 pesos repaid for a loan are its cost, in whole pesos, rounded up so that a
 * small cost is never shown as 0. Undefined if less is repaid than was received. Source: REV-11.
 */
export function costPerHundredPesos({ received, total }: TotalRepayment): CostPerHundredPesos | undefined {
  if (total < received || total === 0) return undefined
  const cost = Math.ceil(((total - received) * 100) / total)
  return { received: 100 - cost, cost }
}
