import { calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { DueLine, MonthLine } from '@/domain/payments/amount-due'
import { groupedByMonth } from '@/domain/payments/total-due'
import { formatBriefMoney, formatDueDate, formatLongDate } from '@/ui/kit/format'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** A line of what is due, as the summary shows it. Source: PAY-03. */
export interface DueRow {
  readonly title: string
  readonly due?: string
  readonly amount: Cents
  /** Only where there is any. */
  readonly punitive?: string
  /** Only where a part was paid before. Source: LOA-15. */
  readonly paid?: string
}

/** The installments of a loan, or the months of the line. Source: PAY-03. */
export function dueRows(lines: readonly DueLine[], today: CalendarDate): readonly DueRow[] {
  const months = lines.filter((line): line is MonthLine => line.kind === 'month')
  const installments = lines.filter((line) => line.kind === 'installment')
  return [...installments, ...groupedByMonth(months)].map((line) => toRow(line, today))
}

function toRow(line: DueLine, today: CalendarDate): DueRow {
  const { amount, punitiveAmount } = line
  return {
    title: line.kind === 'month' ? monthText(line.month) : paymentsTexts.summary.installment(line.number),
    amount,
    ...(line.kind === 'installment' && line.dueDate ? { due: formatDueDate(line.dueDate, today) } : {}),
    ...(line.kind === 'installment' && line.paidAmount
      ? { paid: paymentsTexts.summary.paidBefore(formatBriefMoney(line.paidAmount)) }
      : {}),
    ...(punitiveAmount > 0
      ? { punitive: paymentsTexts.summary.punitive(formatBriefMoney(punitiveAmount)) }
      : {}),
  }
}

/** `2026-12` as `Diciembre de 2026`. */
function monthText(month: string): string {
  const text = formatLongDate(calendarDate(`${month}-01`)).replace(/^1 de /, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
