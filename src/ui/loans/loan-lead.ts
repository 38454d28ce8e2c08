import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { PartPayment } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import {
  loanStanding,
  nextInstallment,
  type LoanStanding,
  type OverdueLoan,
} from '@/domain/loans/loan-standing'
import { formatDueDate, formatMoney } from '@/ui/kit/format'
import { loansTexts } from '@/ui/texts/loans.texts'
import { dueText } from './loan-card'

const texts = loansTexts.loan

/** What a loan's own screen leads with. Source: LOA-03, LOA-13, LOA-15. */
export interface LoanLead {
  readonly standing: LoanStanding['kind']
  /** What the amount is. */
  readonly caption: string | undefined
  /** What is owed, or what falls due next; nothing where the lender did not say, or nothing is due. */
  readonly amount: Cents | undefined
  readonly due: string
  readonly notes: readonly string[]
}

export function toLoanLead(loan: Loan, today: CalendarDate): LoanLead {
  const standing = loanStanding(loan, today)
  const lead = { standing: standing.kind, due: dueText(standing, today) }
  switch (standing.kind) {
    case 'overdue': {
      const { amount } = standing
      const notes = overdueNotes(standing, loan, today)
      return { ...lead, caption: amount && texts.owed, amount, notes }
    }
    case 'due': {
      const caption = texts.current(standing.number, loan.installmentCount)
      const notes = [...standing.partPaid.map(partPaidText), ...waivedNotes(loan, standing.number)]
      return { ...lead, caption, amount: standing.amount, notes }
    }
    case 'nothing-due':
      return { ...lead, caption: undefined, amount: undefined, notes: [] }
  }
}

function overdueNotes(overdue: OverdueLoan, loan: Loan, today: CalendarDate): readonly string[] {
  const { amount, punitiveAmount, partPaid } = overdue
  const notes = partPaid.map(partPaidText)
  if (punitiveAmount > 0) notes.unshift(texts.punitive(formatMoney(punitiveAmount)))
  if (amount === undefined && loan.paymentEnabled) notes.push(texts.notKnown)
  const next = nextInstallment(loan)
  if (next) {
    const due = formatDueDate(next.date, today)
    notes.push(
      texts.next({
        number: next.number,
        count: loan.installmentCount,
        amount: formatMoney(next.amount),
        due,
      }),
    )
  }
  return notes
}

function partPaidText({ number, paid, remaining }: PartPayment): string {
  return texts.partPaid(number, formatMoney(paid), formatMoney(remaining))
}

/** Source: LOA-06. */
function waivedNotes({ installments }: Loan, number: number): readonly string[] {
  const waived = installments.find((installment) => installment.number === number)?.waivedAmount
  return waived ? [loansTexts.installments.waived(formatMoney(waived))] : []
}
