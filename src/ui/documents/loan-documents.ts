import { couponBookAvailability } from '@/domain/documents/coupon-book'
import type { Loan, LoanDocumentKind } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'

/** The documents that the customer can download on the screen of a loan. Source: LOA-10. */
export interface DownloadableLoanDocuments {
  readonly loanId: string
  readonly externalId: string
  /**
   * Address of the screen that warns about direct debit before the coupon book can be downloaded; undefined
   * if no warning is needed or the loan has no coupon book. Source: MOV-02.
   */
  readonly couponBookWarningAddress: string | undefined
  readonly documentKinds: readonly ('coupon-book' | LoanDocumentKind)[]
}

/** The kinds of document of a loan, without its coupon book, in the order in which the screen shows them. */
const loanDocumentKinds: readonly LoanDocumentKind[] = ['services-receipt', 'contract']

/**
 * Returns the documents of a loan that the customer can download. They contain the coupon book if the loan
 * has one, is not paid off, and needs no warning about direct debit first. Source: LOA-10, MOV-02.
 */
export function listDownloadableDocuments(loan: Loan): DownloadableLoanDocuments {
  const step = loan.currentInstallment ? couponBookAvailability(loan) : 'not-enabled'
  const retained = loanDocumentKinds.filter((kind) => loan.documentKinds.includes(kind))
  return {
    loanId: loan.loanId,
    externalId: loan.externalId,
    couponBookWarningAddress:
      step === 'direct-debit' ? addresses.couponBook.createPath({ idLoan: loan.loanId }) : undefined,
    documentKinds: step === 'download' ? ['coupon-book', ...retained] : retained,
  }
}
