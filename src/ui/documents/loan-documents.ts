import { couponBookAvailability } from '@/domain/documents/coupon-book'
import type { Loan, LoanDocumentKind } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'

/** The documents that the customer can download on the screen of a loan. Source: LOA-10. */
export interface DownloadableLoanDocuments {
  readonly loanId: string
  readonly externalId: string
  /**
   * Address of the screen that warns about paying twice before the coupon book can be downloaded; undefined if
   * no warning is needed or the loan has no coupon book. Source: MOV-02, PAY-27.
   */
  readonly couponBookWarningAddress: string | undefined
  readonly documentKinds: readonly ('coupon-book' | LoanDocumentKind)[]
}

/** The kinds of document of a loan, without its coupon book, in the order in which the screen shows them. */
const loanDocumentKinds: readonly LoanDocumentKind[] = ['services-receipt', 'contract']

/**
 * Returns the documents of a loan that the customer can download. They contain the coupon book if the loan
 * has one, is not paid off, and needs no warning about direct debit or an announced automatic collection
 * first. Whether the lender collects the loan automatically without having announced it is not known here.
 * Source: LOA-10, MOV-02, PAY-27.
 */
export function listDownloadableDocuments(loan: Loan): DownloadableLoanDocuments {
  const step = loan.currentInstallment ? couponBookAvailability(loan, 'no') : 'not-enabled'
  const retained = loanDocumentKinds.filter((kind) => loan.documentKinds.includes(kind))
  const documents: DownloadableLoanDocuments = {
    loanId: loan.loanId,
    externalId: loan.externalId,
    couponBookWarningAddress: undefined,
    documentKinds: step === 'not-enabled' ? retained : ['coupon-book', ...retained],
  }
  return step === 'not-enabled' || step === 'download' ? documents : withCouponBookWarning(documents)
}

/**
 * Returns the same documents, with a warning before the coupon book, if there is one. Source: MOV-02, PAY-27.
 */
export function withCouponBookWarning(documents: DownloadableLoanDocuments): DownloadableLoanDocuments {
  const { loanId, documentKinds } = documents
  if (!documentKinds.includes('coupon-book')) return documents
  return {
    ...documents,
    couponBookWarningAddress: addresses.couponBook.createPath({ idLoan: loanId }),
    documentKinds: documentKinds.filter((kind) => kind !== 'coupon-book'),
  }
}
