import type { Loan } from './loan'

export interface DebtOfLoans {
  readonly isUpToDate: boolean
  /** `loanId` of the loans with debt. */
  readonly indebtedLoanIds: ReadonlySet<string>
}

/**
 * The loans in the order that the list shows them; loans of equal rank keep the server's.
 * Up to date: the voluntary ones by average installment, highest first, then the rest.
 * In debt: those with debt, then those by direct debit, then the rest.
 * Source: LOA-02.
 */
export function sortedLoans(loans: readonly Loan[], debt: DebtOfLoans): readonly Loan[] {
  if (debt.isUpToDate) return [...loans].sort(byVoluntaryAverage)
  const rank = (loan: Loan): number => rankInDebt(loan, debt.indebtedLoanIds)
  return [...loans].sort((one, other) => rank(one) - rank(other))
}

function byVoluntaryAverage(one: Loan, other: Loan): number {
  if (isVoluntary(one) && isVoluntary(other)) {
    return other.averageInstallmentAmount - one.averageInstallmentAmount
  }
  return Number(isVoluntary(other)) - Number(isVoluntary(one))
}

function rankInDebt(loan: Loan, indebtedLoanIds: ReadonlySet<string>): number {
  if (indebtedLoanIds.has(loan.loanId)) return 0
  return isVoluntary(loan) ? 2 : 1
}

function isVoluntary(loan: Loan): boolean {
  return loan.collectionMode === 'voluntary'
}
