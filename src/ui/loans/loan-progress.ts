import { paidInstallmentCount } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import { loansTexts } from '@/ui/texts/loans.texts'

/** How many of a loan's installments are paid, as numbers and as text. */
export interface LoanProgress {
  readonly paidCount: number
  readonly installmentCount: number
  readonly text: string
}

/** Returns the progress of a loan; undefined if the lender does not say which installments are paid. */
export function loanProgress(loan: Loan): LoanProgress | undefined {
  const paidCount = paidInstallmentCount(loan)
  if (paidCount === undefined) return undefined
  const installmentCount = loan.installmentCount
  return { paidCount, installmentCount, text: loansTexts.list.paid(paidCount, installmentCount) }
}
