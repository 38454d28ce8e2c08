import { isCreditLineProduct } from '@/domain/loans/products'
import type { PayableLoan } from './payable-loan'

/**
 * What the customer pays: a loan or the revolving credit line. The amount due of the credit line comes from
 * another request to the server than that of a loan.
 */
export interface Debt {
  readonly kind: 'loan' | 'line'
  readonly externalId: string
}

/** Returns the debt (a loan or the credit line) that the customer pays when they pay an entry of the list. */
export function debtOf(loan: PayableLoan): Debt {
  return { kind: isCreditLineProduct(loan) ? 'line' : 'loan', externalId: loan.externalId }
}
