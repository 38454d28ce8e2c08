import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { PartPayment } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import {
  isDueSoon,
  loanStanding,
  nextInstallment,
  type LoanStanding,
  type OverdueLoan,
} from '@/domain/loans/loan-standing'
import { pendingPaymentsOf, type UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import { formatBriefMoney, formatDayAndMonth, formatDueDate } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import { pendingChip, pendingLoanText } from '@/ui/payments/pending-text'
import { timeTexts } from '@/ui/texts/time.texts'
import { loansTexts, loanStandingText } from '@/ui/texts/loans.texts'
import { dueText } from './loan-row'

const texts = loansTexts.loan

/** What a loan's own screen leads with. Source: LOA-03, LOA-13, LOA-15, PAY-20. */
export interface LoanLead {
  readonly chip: { readonly tone: Tone; readonly text: string }
  /** What the amount is. */
  readonly caption: string | undefined
  /** What is owed, or what falls due next; nothing where the lender did not say, or nothing is due. */
  readonly amount: Cents | undefined
  readonly due: string
  /** What was paid of it and is not counted yet: then it is not asked for again. Source: PAY-20. */
  readonly onItsWay: string | undefined
  readonly notes: readonly string[]
}

export function toLoanLead(
  loan: Loan,
  today: CalendarDate,
  unapplied: readonly UnappliedPaymentOfLoan[] = [],
): LoanLead {
  const lead = asked(loan, today)
  const paid = pendingPaymentsOf(loan, unapplied)
  if (!paid) return { ...lead, onItsWay: undefined }
  return { ...lead, chip: pendingChip(paid, lead), onItsWay: pendingLoanText(paid, lead.amount, today) }
}

/** As the lender counts it. */
function asked(loan: Loan, today: CalendarDate): Omit<LoanLead, 'onItsWay'> {
  const standing = loanStanding(loan, today)
  const lead = { chip: chipOf(standing, today), due: dueText(standing, today) }
  switch (standing.kind) {
    case 'overdue': {
      const { amount } = standing
      const notes = overdueNotes(standing, loan, today)
      if (amount === undefined) return { ...lead, caption: undefined, amount, notes }
      const due = texts.since(formatDayAndMonth(standing.since, today))
      return { ...lead, caption: texts.owed, amount, due, notes }
    }
    case 'due': {
      const caption = texts.current(standing.number, loan.installmentCount)
      const notes = [...standing.partPaid.map(partPaidText), ...waivedNotes(loan, standing.number)]
      return { ...lead, due: dayOf(standing.date, today), caption, amount: standing.amount, notes }
    }
    case 'nothing-due':
      return { ...lead, caption: undefined, amount: undefined, notes: [] }
  }
}

/** To owe is serious and no mistake: what is overdue warns. Source: LOA-13. */
function chipOf(standing: LoanStanding, today: CalendarDate): LoanLead['chip'] {
  switch (standing.kind) {
    case 'overdue':
      return { tone: 'warn', text: texts.overdue(standing.count) }
    case 'due': {
      const days = daysBetween(today, standing.date)
      if (!isDueSoon(days)) return { tone: 'good', text: loanStandingText(standing.kind) }
      return { tone: 'warn', text: days < 2 ? formatDueDate(standing.date, today) : texts.dueIn(days) }
    }
    case 'nothing-due':
      return { tone: 'good', text: loanStandingText(standing.kind) }
  }
}

/** By its day where the chip says that it is today or tomorrow. */
function dayOf(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  return days === 0 || days === 1
    ? timeTexts.dueOn(formatDayAndMonth(date, today))
    : formatDueDate(date, today)
}

function overdueNotes(overdue: OverdueLoan, loan: Loan, today: CalendarDate): readonly string[] {
  const { amount, punitiveAmount, partPaid } = overdue
  const notes = partPaid.map(partPaidText)
  if (punitiveAmount > 0) notes.unshift(texts.punitive(formatBriefMoney(punitiveAmount)))
  if (amount === undefined && loan.paymentEnabled) notes.push(texts.notKnown)
  const next = nextInstallment(loan)
  if (next) {
    const due = formatDueDate(next.date, today)
    notes.push(
      texts.next({
        number: next.number,
        count: loan.installmentCount,
        amount: formatBriefMoney(next.amount),
        due,
      }),
    )
  }
  return notes
}

function partPaidText({ number, paid, remaining }: PartPayment): string {
  return texts.partPaid(number, formatBriefMoney(paid), formatBriefMoney(remaining))
}

/** Source: LOA-06. */
function waivedNotes({ installments }: Loan, number: number): readonly string[] {
  const waived = installments.find((installment) => installment.number === number)?.waivedAmount
  return waived ? [loansTexts.installments.waived(formatBriefMoney(waived))] : []
}
