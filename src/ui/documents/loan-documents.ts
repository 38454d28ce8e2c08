import { couponBookStep } from '@/domain/documents/coupon-book'
import type { Loan, LoanFileKind } from '@/domain/loans/loan'
import { addresses } from '@/ui/addresses'

/** What can be downloaded of a loan on its own screen. Source: LOA-10. */
export interface LoanDocuments {
  readonly loanId: string
  readonly externalId: string
  /** Where its warning is read first, and it is downloaded then. Source: MOV-02. */
  readonly couponBookAt: string | undefined
  readonly papers: readonly ('coupon-book' | LoanFileKind)[]
}

/** In their order on the screen. */
const kinds: readonly LoanFileKind[] = ['services-receipt', 'contract']

/** The coupon book while something is left to pay, and what is in the loan's files. Source: LOA-10, MOV-02. */
export function loanDocuments(loan: Loan): LoanDocuments {
  const step = loan.currentInstallment ? couponBookStep(loan) : 'not-enabled'
  const kept = kinds.filter((kind) => loan.files.includes(kind))
  return {
    loanId: loan.loanId,
    externalId: loan.externalId,
    couponBookAt: step === 'direct-debit' ? addresses.couponBook.to({ idLoan: loan.loanId }) : undefined,
    papers: step === 'download' ? ['coupon-book', ...kept] : kept,
  }
}
