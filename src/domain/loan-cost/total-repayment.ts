import { sumCents, type Cents } from '@/domain/shared/money'
import type { LoanCost } from './loan-cost'

/** The total to repay for a loan, in the lender's own figures. Source: REV-11. */
export interface TotalRepayment {
  readonly received: Cents
  /** The sum of all installments, as the lender gives it. */
  readonly total: Cents
  /** What is paid on the day of the agreement. Only a refinancing has it. */
  readonly today?: Cents
  /** The total and what is paid on the day of the agreement. */
  readonly inAll: Cents
}

/** Returns the total to repay; undefined if the lender does not give it. Source: REV-11. */
export function totalRepayment(
  { amountFinanced: received, amountToReturn: total }: Pick<LoanCost, 'amountFinanced' | 'amountToReturn'>,
  today?: Cents,
): TotalRepayment | undefined {
  if (total === undefined) return undefined
  if (today === undefined) return { received, total, inAll: total }
  return { received, total, today, inAll: sumCents([total, today]) }
}

/** Of each 100 pesos repaid, how many were received and how many are the cost. */
export interface CostPerHundredPesos {
  readonly received: number
  readonly cost: number
}

/**
 * Returns the share of the cost in whole pesos; the cost is rounded up, so that a cost never reads as none.
 * Undefined if less is repaid than was received. Source: REV-11.
 */
export function costPerHundredPesos({ received, total }: TotalRepayment): CostPerHundredPesos | undefined {
  if (total < received || total === 0) return undefined
  const cost = Math.ceil(((total - received) * 100) / total)
  return { received: 100 - cost, cost }
}
