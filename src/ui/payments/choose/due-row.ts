import { calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
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

/** The lines of the amount due, as the summary shows them. Source: PAY-03. */
export interface DueRows {
  readonly rows: readonly DueRow[]
  /** The text in place of the rows while they are folded; undefined if they are always shown. */
  readonly folded: string | undefined
}

/** Returns the installments of a loan, or the months of the line. Source: PAY-03. */
export function dueRows(lines: readonly DueLine[], today: CalendarDate, part?: Cents): DueRows {
  return { rows: rowsOf(lines, today, part), folded: foldedLines(lines, part) }
}

function rowsOf(lines: readonly DueLine[], today: CalendarDate, part?: Cents): readonly DueRow[] {
  const shown = shownLines(lines)
  const rows = shown.map((line) => toRow(line, today))
  if (part === undefined) return rows
  const covered = coveredLines(shown, part).map(coveredText)
  return rows.map((row, position) => ({ ...row, covered: covered[position] ?? '' }))
}

/**
 * Returns the text in place of the lines while they are folded: how many there are and their interest or, of
 * a partial amount, what it covers. Undefined for a single line, which is always shown. Source: PAY-03, PAY-24.
 */
function foldedLines(lines: readonly DueLine[], part?: Cents): string | undefined {
  const shown = shownLines(lines)
  if (shown.length < 2) return undefined
  if (part !== undefined) return coverageText(coveredLines(shown, part))
  const punitive = sumCents(shown.map(({ punitiveAmount }) => punitiveAmount))
  const count = paymentsTexts.summary.lineCount[shown[0]?.kind ?? 'installment'](shown.length)
  return punitive === 0 ? count : paymentsTexts.summary.withPunitive(count, formatBriefMoney(punitive))
}

/** Returns the lines that an amount pays, and the one that it pays in part. */
function coverageText(lines: readonly CoveredLine[]): string {
  const touched = lines.filter(({ covered }) => covered > 0)
  const names = touched.map(({ line, remaining }, position) => {
    const name = line.kind === 'month' ? monthText(line.month).toLowerCase() : lineName(line.number, position)
    return remaining === 0 ? name : partPaymentTexts.partOf(name)
  })
  return partPaymentTexts.pays(names)
}

/** Returns `la cuota 2` for the first line, and `la 3` for those after it. */
function lineName(number: number, position: number): string {
  return position === 0 ? partPaymentTexts.theInstallment(number) : partPaymentTexts.theNext(number)
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
