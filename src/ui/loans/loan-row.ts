import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { paidInstallments } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import { loanStanding, type LoanStanding } from '@/domain/loans/loan-standing'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { addresses } from '@/ui/addresses'
import { formatDayAndMonth, formatDueDate } from '@/ui/kit/format'
import { collectionModeText, loanGroupText, loansTexts, loanStandingText } from '@/ui/texts/loans.texts'

/** How many installments are paid, of how many. */
export interface LoanProgress {
  readonly paid: number
  readonly count: number
  readonly text: string
}

/** A loan as the list shows it. Source: LOA-01. */
export interface LoanRow {
  readonly loanId: string
  readonly to: string
  readonly title: string
  readonly commerceName: string | undefined
  /** What is owed of it, or its next installment. Source: LOA-13. */
  readonly lead: { readonly caption: string; readonly amount: Cents } | undefined
  /** When it falls due, or since when it is owed. */
  readonly due: string
  readonly standing: LoanStanding['kind']
  readonly standingText: string
  readonly progress: LoanProgress | undefined
  /** Only where the customer need not pay by hand. */
  readonly collection: string | undefined
}

export function toLoanRow(loan: Loan, today: CalendarDate): LoanRow {
  const standing = loanStanding(loan, today)
  return {
    loanId: loan.loanId,
    to: addresses.loan.to({ idLoan: loan.loanId }),
    title: loanGroupText(subproductGroup(loan.subproductId)),
    commerceName: loan.commerceName,
    lead: leadOf(loan, standing),
    due: dueText(standing, today),
    standing: standing.kind,
    standingText: loanStandingText(standing.kind),
    progress: loanProgress(loan),
    collection: loan.collectionMode === 'voluntary' ? undefined : collectionModeText(loan.collectionMode),
  }
}

function leadOf({ installmentCount }: Loan, standing: LoanStanding): LoanRow['lead'] {
  switch (standing.kind) {
    case 'overdue':
      return standing.amount && { caption: loansTexts.list.owed, amount: standing.amount }
    case 'due': {
      const caption = loansTexts.list.nextInstallment(standing.number, installmentCount)
      return { caption, amount: standing.amount }
    }
    case 'nothing-due':
      return undefined
  }
}

export function loanProgress(loan: Loan): LoanProgress | undefined {
  const paid = paidInstallments(loan)
  if (paid === undefined) return undefined
  const count = loan.installmentCount
  return { paid, count, text: loansTexts.list.paid(paid, count) }
}

export function dueText(standing: LoanStanding, today: CalendarDate): string {
  switch (standing.kind) {
    case 'overdue':
      return loansTexts.list.overdue(standing.count, formatDayAndMonth(standing.since, today))
    case 'due':
      return formatDueDate(standing.date, today)
    case 'nothing-due':
      return loansTexts.list.nothingDue
  }
}
