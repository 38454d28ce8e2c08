import type { Loan } from '@/domain/loans/loan'
import { isCreditLineProduct } from '@/domain/loans/products'
import { loanName } from '@/ui/loans/loan-name'
import { documentsTexts } from '@/ui/texts/documents.texts'

type LoanToLabel = Pick<Loan, 'productId' | 'subproductId' | 'commerceName' | 'externalId'>

/**
 * Returns the label of a loan in the list in which the customer chooses the loan of a coupon book. The label
 * contains the loan's number, because two loans may be of the same kind. The revolving credit line has a
 * fixed label. Source: MOV-02.
 */
export function couponBookLoanLabel(loan: LoanToLabel): string {
  if (isCreditLineProduct(loan)) return documentsTexts.couponBook.line
  const title = loanName(loan)
  return documentsTexts.couponBook.loan(title, loan.externalId)
}
