import { calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
import type { DueItem, CreditLineMonthItem } from '@/domain/payments/amount-due'
import { dueItemsCoveredByPayment, type CoveredDueItem } from '@/domain/payments/covered-items'
import { creditLineItemsMergedByMonth } from '@/domain/payments/total-due'
import { formatBriefMoney, formatDueDate, formatLongDate } from '@/ui/kit/format'
import { partialPaymentTexts } from '@/ui/texts/partial-payment.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/**
 * A row of the payment summary about one item of the amount due: an installment or a month. Source: PAY-03.
 */
interface DueItemRow {
  readonly title: string
  readonly dueText?: string
  readonly amount: Cents
  /** Text with the late interest of the installment or month; missing if there is no late interest. */
  readonly lateInterestText?: string
  /**
   * Text with the amount that was already paid of the installment; missing if nothing was paid of it.
   * Source: LOA-15.
   */
  readonly paidText?: string
  /**
   * Text that says how much of the item the customer's partial amount pays; missing if they pay
   * everything due. Source: PAY-24.
   */
  readonly coveredText?: string
}

/** The rows of the payment summary about the items of the amount due. Source: PAY-03. */
export interface AmountDueBreakdown {
  readonly rows: readonly DueItemRow[]
  /** Text shown in place of the rows while they are folded; undefined if they are always visible. */
  readonly foldedText: string | undefined
}

/**
 * Returns the rows that make up the amount due: the installments of a loan, or the months of the
 * revolving credit line. Source: PAY-03.
 */
export function createAmountDueBreakdown(
  items: readonly DueItem[],
  today: CalendarDate,
  part?: Cents,
): AmountDueBreakdown {
  return { rows: toDueItemRows(items, today, part), foldedText: foldedItemsText(items, part) }
}

function toDueItemRows(items: readonly DueItem[], today: CalendarDate, part?: Cents): readonly DueItemRow[] {
  const shown = mergeCreditLineItemsByMonth(items)
  const rows = shown.map((item) => toRow(item, today))
  if (part === undefined) return rows
  const covered = dueItemsCoveredByPayment(shown, part).map(coveredPartOfDueItemText)
  return rows.map((row, position) => ({ ...row, coveredText: covered[position] ?? '' }))
}

/**
 * Returns the text that is shown in place of the items while they are folded: their number and their interest
 * or, for a partial amount, which items it pays. Returns undefined for a single item, which is always shown.
 * Source: PAY-03, PAY-24.
 */
function foldedItemsText(items: readonly DueItem[], part?: Cents): string | undefined {
  const shown = mergeCreditLineItemsByMonth(items)
  if (shown.length < 2) return undefined
  if (part !== undefined) return coverageText(dueItemsCoveredByPayment(shown, part))
  const punitive = sumCents(shown.map(({ punitiveAmount }) => punitiveAmount))
  const count = paymentsTexts.summary.lineCount[shown[0]?.kind ?? 'installment'](shown.length)
  return punitive === 0 ? count : paymentsTexts.summary.withPunitive(count, formatBriefMoney(punitive))
}

/**
 * Returns a text that names the items which a partial amount pays. If the last item is paid only in part, the
 * text says so.
 */
function coverageText(items: readonly CoveredDueItem[]): string {
  const touched = items.filter(({ coveredAmount }) => coveredAmount > 0)
  const names = touched.map(({ item, remainingAmount }, position) => {
    const name =
      item.kind === 'month' ? monthText(item.month).toLowerCase() : installmentName(item.number, position)
    return remainingAmount === 0 ? name : partialPaymentTexts.partOf(name)
  })
  return partialPaymentTexts.pays(names)
}

/**
 * Returns the name of an installment for a list within a sentence: `la cuota 2` for the first of the list,
 * `la 3` for the following ones.
 */
function installmentName(number: number, position: number): string {
  return position === 0 ? partialPaymentTexts.theInstallment(number) : partialPaymentTexts.theNext(number)
}

function toRow(item: DueItem, today: CalendarDate): DueItemRow {
  const { amount, punitiveAmount } = item
  return {
    title: dueItemTitle(item),
    amount,
    ...(item.kind === 'installment' && item.dueDate ? { dueText: formatDueDate(item.dueDate, today) } : {}),
    ...(item.kind === 'installment' && item.paidAmount
      ? { paidText: paymentsTexts.summary.paidBefore(formatBriefMoney(item.paidAmount)) }
      : {}),
    ...(punitiveAmount > 0
      ? { lateInterestText: paymentsTexts.summary.punitive(formatBriefMoney(punitiveAmount)) }
      : {}),
  }
}

/**
 * Returns the name of an item of the amount due: the number of an installment, or a month. Source:
 * PAY-03.
 */
export function dueItemTitle(item: DueItem): string {
  return item.kind === 'month' ? monthText(item.month) : paymentsTexts.summary.installment(item.number)
}

/**
 * Returns the text that says how much of an installment or month the customer's partial amount pays.
 * Source: PAY-24.
 */
export function coveredPartOfDueItemText({ item, coveredAmount, remainingAmount }: CoveredDueItem): string {
  const rest = formatBriefMoney(remainingAmount)
  if (coveredAmount === 0) return partialPaymentTexts.untouched(rest)
  if (remainingAmount > 0) return partialPaymentTexts.partly(formatBriefMoney(coveredAmount), rest)
  return item.punitiveAmount > 0 ? partialPaymentTexts.paidWithInterest : partialPaymentTexts.paid
}

/**
 * Returns the items of the amount due: the installments unchanged and, for the revolving credit line, one
 * item for each month. Source: PAY-03.
 */
export function mergeCreditLineItemsByMonth(items: readonly DueItem[]): readonly DueItem[] {
  const months = items.filter((item): item is CreditLineMonthItem => item.kind === 'month')
  const installments = items.filter((item) => item.kind === 'installment')
  return [...installments, ...creditLineItemsMergedByMonth(months)]
}

/** Returns the name of a month, such as `Diciembre de 2026` for `2026-12`. */
function monthText(month: string): string {
  const text = formatLongDate(calendarDate(`${month}-01`)).replace(/^1 de /, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
