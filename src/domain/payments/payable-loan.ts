import type { Cents } from '@/domain/shared/money'

/**
 * Whether a loan or credit line has an amount to pay, has nothing to pay now or is in debt. Source:
 * PAY-01.
 */
export type PayableLoanStatus = 'to-pay' | 'up-to-date' | 'in-debt'

/** A loan, or the customer's credit line, in the list of what the customer can pay. */
export interface PayableLoan {
  readonly externalId: string
  readonly productId: number
  readonly subproductId: number
  readonly commerceName?: string
  readonly installmentCount: number
  readonly installmentAmount: Cents
  readonly status: PayableLoanStatus
}

/** Returns whether the loan or credit line has an amount to pay now. Source: PAY-01. */
export function hasAmountToPay({ status }: Pick<PayableLoan, 'status'>): boolean {
  return status !== 'up-to-date'
}

/**
 * Returns the loan or credit line that the customer pays without choosing: the only one in the list, or
 * the only one with something to pay. Undefined if the customer has to choose. Source: PAY-21.
 */
export function singlePayableLoan(loans: readonly PayableLoan[]): PayableLoan | undefined {
  const [first, ...others] = loans.length === 1 ? loans : loans.filter(hasAmountToPay)
  return others.length === 0 ? first : undefined
}
