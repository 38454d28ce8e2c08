import { calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { DueLine, MonthLine } from '@/domain/payments/amount-due'
import { coveredLines, type CoveredLine } from '@/domain/payments/covered-lines'
import { groupedByMonth } from '@/domain/payments/total-due'
import { formatBriefMoney, formatDueDate, formatLongDate } from '@/ui/kit/format'
import { partPaymentTexts } from '@/ui/texts/part-payment.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** A line of the amount due, as the summary shows it. Source: PAY-03. */
export interface DueRow {
  readonly title: string
  readonly due?: string
  readonly amount: Cents
  /** Late interest; missing if there is none. */
  readonly punitive?: string
  /** What was paid before; present only for a partly paid installment. Source: LOA-15. */
  readonly paid?: string
  /** What the partial amount pays of the line; missing if everything is paid. Source: PAY-24. */
  readonly covered?: string
}

/** Returns the installments of a loan, or the months of the line. Source: PAY-03. */
export function dueRows(lines: readonly DueLine[], today: CalendarDate, part?: Cents): readonly DueRow[] {
  const shown = shownLines(lines)
  const rows = shown.map((line) => toRow(line, today))
  if (part === undefined) return rows
  const covered = coveredLines(shown, part).map(coveredText)
  return rows.map((row, position) => ({ ...row, covered: covered[position] ?? '' }))
}

function toRow(line: DueLine, today: CalendarDate): DueRow {
  const { amount, punitiveAmount } = line
  return {
    title: dueLineTitle(line),
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

/** Returns the name of a line: its installment or its month. Source: PAY-03. */
export function dueLineTitle(line: DueLine): string {
  return line.kind === 'month' ? monthText(line.month) : paymentsTexts.summary.installment(line.number)
}

/** Returns what a partial amount pays of a line. Source: PAY-24. */
export function coveredText({ line, covered, remaining }: CoveredLine): string {
  const rest = formatBriefMoney(remaining)
  if (covered === 0) return partPaymentTexts.untouched(rest)
  if (remaining > 0) return partPaymentTexts.partly(formatBriefMoney(covered), rest)
  return line.punitiveAmount > 0 ? partPaymentTexts.paidWithInterest : partPaymentTexts.paid
}

/** Returns a row for each installment or, for the revolving line, each month. Source: PAY-03. */
export function shownLines(lines: readonly DueLine[]): readonly DueLine[] {
  const months = lines.filter((line): line is MonthLine => line.kind === 'month')
  const installments = lines.filter((line) => line.kind === 'installment')
  return [...installments, ...groupedByMonth(months)]
}

/** Returns `2026-12` as `Diciembre de 2026`. */
function monthText(month: string): string {
  const text = formatLongDate(calendarDate(`${month}-01`)).replace(/^1 de /, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
