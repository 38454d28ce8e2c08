import type { Loan } from './loan'

export interface LoanDebtFacts {
  readonly isUpToDate: boolean
  /** The `loanId` of each loan that has debt. */
  readonly indebtedLoanIds: ReadonlySet<string>
}

/**
 * Returns the loans in the order of the list of loans. If the customer is up to date, loans that they
 * pay themselves come first, those with the highest average installment at the top. If they are in debt,
 * loans with debt come first, then those paid by direct debit, then the rest. Loans of equal rank stay
 * in the server's order. Source: LOA-02.
 */
export function loansInListOrder(loans: readonly Loan[], debt: LoanDebtFacts): readonly Loan[] {
  if (debt.isUpToDate) return [...loans].sort(compareVoluntaryFirstThenByInstallment)
  const rank = (loan: Loan): number => loanRankForCustomerInDebt(loan, debt.indebtedLoanIds)
  return [...loans].sort((one, other) => rank(one) - rank(other))
}

function compareVoluntaryFirstThenByInstallment(one: Loan, other: Loan): number {
  if (isPaidVoluntarily(one) && isPaidVoluntarily(other)) {
    return other.averageInstallmentAmount - one.averageInstallmentAmount
  }
  return Number(isPaidVoluntarily(other)) - Number(isPaidVoluntarily(one))
}

function loanRankForCustomerInDebt(loan: Loan, indebtedLoanIds: ReadonlySet<string>): number {
  if (indebtedLoanIds.has(loan.loanId)) return 0
  return isPaidVoluntarily(loan) ? 2 : 1
}

function isPaidVoluntarily(loan: Loan): boolean {
  return loan.collectionMode === 'voluntary'
}
