import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { upcomingDueDates } from '@/domain/loans/due-dates'
import type { PartlyPaidInstallment } from '@/domain/loans/installments'
import type { Loan } from '@/domain/loans/loan'
import {
  isInstallmentDueSoon,
  loanStanding,
  type LoanStanding,
  type OverdueStanding,
} from '@/domain/loans/loan-standing'
import {
  amountDueAfterPendingPayments,
  pendingPaymentsTotalOfLoan,
  type UnappliedPaymentOfLoan,
} from '@/domain/payments/pending-payments'
import { formatBriefMoney, formatDayAndMonth, formatDueDate } from '@/ui/kit/format'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import type { Tone } from '@/ui/kit/tone'
import {
  createPendingPaymentLoanChip,
  noticeOnLoanWithPendingPayment,
} from '@/ui/payments/status/pending-text'
import { relativeTimeTexts } from '@/ui/texts/time.texts'
import { loansTexts, loanStandingText } from '@/ui/texts/loans.texts'
import { automaticCollectionDayText } from './automatic-collection-day-text'
import { loanDueText } from './loan-due-text'

const texts = loansTexts.loan

/**
 * The content at the top of a loan's screen: what is due and when, and the payments that the lender has not
 * applied yet. Source: LOA-03, LOA-13, LOA-15, PAY-20.
 */
export interface LoanSummary {
  readonly chip: { readonly tone: Tone; readonly icon?: IconName; readonly text: string }
  /**
   * Caption of the amount due, such as the number of its installment; undefined if nothing is due or the
   * overdue amount is unknown.
   */
  readonly amountDueCaption: string | undefined
  /**
   * The overdue amount of the loan or, if nothing is overdue, the amount of its next installment; undefined
   * if nothing is due or the lender gives no amount.
   */
  readonly amountDue: Cents | undefined
  /**
   * Text with the day on which the lender collects the installment from the customer's bank account;
   * undefined until the lender announces such a collection. Source: COL-02.
   */
  readonly collectionDayText: string | undefined
  readonly dueText: string
  /**
   * Text about a payment that the lender has not applied yet, so that the customer does not pay the same
   * again; undefined if there is no such payment. Source: PAY-20.
   */
  readonly pendingPaymentText: string | undefined
  /**
   * Amount that is still due after a payment that the lender has not applied yet; undefined if there is no
   * such payment, if it covers the amount due, or if its outcome is unknown.
   */
  readonly amountDueAfterPending: Cents | undefined
  readonly notes: readonly string[]
}

export function createLoanSummary(
  loan: Loan,
  today: CalendarDate,
  unapplied: readonly UnappliedPaymentOfLoan[] = [],
): LoanSummary {
  const lead = summaryWithoutPayments(loan, today)
  const paid = pendingPaymentsTotalOfLoan(loan, unapplied)
  if (!paid) return { ...lead, pendingPaymentText: undefined, amountDueAfterPending: undefined }
  return {
    ...lead,
    chip: createPendingPaymentLoanChip(paid, lead),
    pendingPaymentText: noticeOnLoanWithPendingPayment(paid, lead.amountDue, today),
    amountDueAfterPending: paid.isCertain ? amountDueAfterPendingPayments(paid, lead.amountDue) : undefined,
  }
}

/**
 * Returns the content at the top of a loan's screen, without the payments that the lender has not applied
 * yet.
 */
function summaryWithoutPayments(
  loan: Loan,
  today: CalendarDate,
): Omit<LoanSummary, 'pendingPaymentText' | 'amountDueAfterPending'> {
  const standing = loanStanding(loan, today)
  const lead = {
    chip: loanStatusChip(standing, today),
    collectionDayText: loan.nextCollection && automaticCollectionDayText(loan.nextCollection.date, today),
    dueText: loanDueText(standing, today),
  }
  switch (standing.kind) {
    case 'overdue': {
      const { amount: amountDue } = standing
      const notes = overdueNotes(standing, loan, today)
      if (amountDue === undefined) return { ...lead, amountDueCaption: undefined, amountDue, notes }
      const dueText = texts.since(formatDayAndMonth(standing.since, today))
      return { ...lead, amountDueCaption: texts.owed, amountDue, dueText, notes }
    }
    case 'up-to-date': {
      const amountDueCaption = texts.current(standing.number, loan.installmentCount)
      const notes = [
        ...standing.partlyPaidInstallments.map(partlyPaidText),
        ...waivedNotes(loan, standing.number),
      ]
      return {
        ...lead,
        dueText: dueDayText(standing.date, today),
        amountDueCaption,
        amountDue: standing.amount,
        notes,
      }
    }
    case 'nothing-due':
      return { ...lead, amountDueCaption: undefined, amountDue: undefined, notes: [] }
  }
}

/**
 * Returns the chip (a small label) with the status of a loan. An overdue loan is shown as a warning, not as
 * an error. Source: LOA-13.
 */
function loanStatusChip(standing: LoanStanding, today: CalendarDate): LoanSummary['chip'] {
  switch (standing.kind) {
    case 'overdue':
      return { tone: 'warn', text: texts.overdue(standing.count) }
    case 'up-to-date': {
      const days = daysBetween(today, standing.date)
      if (!isInstallmentDueSoon(days)) return { tone: 'good', text: loanStandingText(standing.kind) }
      return { tone: 'warn', text: days < 2 ? formatDueDate(standing.date, today) : texts.dueIn(days) }
    }
    case 'nothing-due':
      return { tone: 'good', text: loanStandingText(standing.kind) }
  }
}

/** Returns the due date: as a date if the chip already says 'today' or 'tomorrow', otherwise in words. */
function dueDayText(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  return days === 0 || days === 1
    ? relativeTimeTexts.dueOn(formatDayAndMonth(date, today))
    : formatDueDate(date, today)
}

function overdueNotes(overdue: OverdueStanding, loan: Loan, today: CalendarDate): readonly string[] {
  const { amount, punitiveAmount, partlyPaidInstallments } = overdue
  const notes = partlyPaidInstallments.map(partlyPaidText)
  if (punitiveAmount > 0) notes.unshift(texts.punitive(formatBriefMoney(punitiveAmount)))
  if (amount === undefined && loan.paymentEnabled) notes.push(texts.notKnown)
  const [next] = upcomingDueDates(loan.installments, today)
  if (next) notes.push(texts.next(formatBriefMoney(next.amount), dayInWords(next.date, today)))
  return notes
}

/** Returns the day in words for use within a sentence: `hoy`, `mañana` or `el 1 de diciembre`. */
function dayInWords(date: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, date)
  if (days === 0) return texts.today
  return days === 1 ? texts.tomorrow : texts.onDay(formatDayAndMonth(date, today))
}

function partlyPaidText({ number, paidAmount, remainingAmount }: PartlyPaidInstallment): string {
  return texts.partPaid(number, formatBriefMoney(paidAmount), formatBriefMoney(remainingAmount))
}

/**
 * Returns the note about what the lender waives of an installment; empty if it waives nothing. Source:
 * LOA-06.
 */
function waivedNotes({ installments }: Loan, number: number): readonly string[] {
  const waived = installments.find((installment) => installment.number === number)?.waivedAmount
  return waived ? [loansTexts.installments.waived(formatBriefMoney(waived))] : []
}
