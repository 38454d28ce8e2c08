import { couponBookRequestOutcome } from '@/domain/documents/coupon-book'
import type { Loan, LoanDocumentKind } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'

/** The documents that can be downloaded on a loan's screen. Source: LOA-10. */
export interface LoanDocuments {
  readonly loanId: string
  readonly externalId: string
  /**
   * Address of the screen for the coupon book, which first shows a warning; undefined if there is no coupon
   * book. Source: MOV-02.
   */
  readonly couponBookAt: string | undefined
  readonly papers: readonly ('coupon-book' | LoanDocumentKind)[]
}

/** The kinds of document, in the order in which they are shown. */
const kinds: readonly LoanDocumentKind[] = ['services-receipt', 'contract']

/**
 * Returns the downloadable documents of a loan. The coupon book is among them while something of the loan is
 * left to pay. Source: LOA-10, MOV-02.
 */
export function loanDocuments(loan: Loan): LoanDocuments {
  const step = loan.currentInstallment ? couponBookRequestOutcome(loan) : 'not-enabled'
  const retained = kinds.filter((kind) => loan.files.includes(kind))
  return {
    loanId: loan.loanId,
    externalId: loan.externalId,
    couponBookAt: step === 'direct-debit' ? addresses.couponBook.to({ idLoan: loan.loanId }) : undefined,
    papers: step === 'download' ? ['coupon-book', ...retained] : retained,
  }
}
