import type { Loan } from '@/domain/loans/loan'
import { isRevolvingLine } from '@/domain/loans/products'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { documentsTexts } from '@/ui/texts/documents.texts'
import { loanGroupText } from '@/ui/texts/loans.texts'

type Named = Pick<Loan, 'productId' | 'subproductId' | 'commerceName' | 'externalId'>

/** Returns the label of a loan. Its number distinguishes two of the same kind. Source: MOV-02. */
export function couponBookLoanText(loan: Named): string {
  if (isRevolvingLine(loan)) return documentsTexts.couponBook.line
  const title = loan.commerceName ?? loanGroupText(subproductGroup(loan.subproductId))
  return documentsTexts.couponBook.loan(title, loan.externalId)
}
