import { sumCents, type Cents } from '@/domain/shared/money'
import type { LoanCost } from './loan-cost'

/** The total that the customer repays for a loan and the amounts that make it up. Source: REV-11. */
interface TotalRepayment {
  readonly receivedAmount: Cents
  /** The sum of all installments, as the lender gives it. */
  readonly installmentsTotal: Cents
  /**
   * What the customer pays on the day on which they agree to a refinancing, in addition to the
   * installments. Missing for any other loan.
   */
  readonly downPayment?: Cents
  /** The sum of all installments plus what the customer pays on the day of the agreement. */
  readonly totalWithDownPayment: Cents
}

/**
 * Returns the total to repay for a loan; undefined if the lender does not give the sum of the
 * installments. Source: REV-11.
 */
export function totalRepayment(
  {
    amountFinanced: receivedAmount,
    amountToReturn: installmentsTotal,
  }: Pick<LoanCost, 'amountFinanced' | 'amountToReturn'>,
  downPayment?: Cents,
): TotalRepayment | undefined {
  if (installmentsTotal === undefined) return undefined
  if (downPayment === undefined)
    return { receivedAmount, installmentsTotal, totalWithDownPayment: installmentsTotal }
  return {
    receivedAmount,
    installmentsTotal,
    downPayment,
    totalWithDownPayment: sumCents([installmentsTotal, downPayment]),
  }
}

/**
 * Of each 100 pesos that the customer repays for a loan, how many they received and how many are the loan's
 * cost.
 */
export interface CostPerHundredRepaid {
  readonly received: number
  readonly cost: number
}

/**
 * Returns how many of each 100 pesos repaid for a loan are its cost, in whole pesos, rounded up so that a
 * small cost is never shown as 0. Undefined if less is repaid than was received. Source: REV-11.
 */
export function costPerHundredRepaid({
  receivedAmount,
  installmentsTotal,
}: TotalRepayment): CostPerHundredRepaid | undefined {
  if (installmentsTotal < receivedAmount || installmentsTotal === 0) return undefined
  const cost = Math.ceil(((installmentsTotal - receivedAmount) * 100) / installmentsTotal)
  return { received: 100 - cost, cost }
}
