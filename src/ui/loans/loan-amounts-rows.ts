import {
  amountComponentChanges,
  previousInstallmentToCompare,
  type AmountComponentChange,
} from '@/domain/loans/amount-comparison'
import type { AmountExplanation, InstallmentAmountComponent } from '@/domain/loans/amount-explanation'
import { cents, sumCents } from '@/domain/shared/money'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { PaymentQuoteForDay } from '@/application/loans/amount-due-explanation-queries'
import { formatBriefMoney, formatDate, formatDayAndMonth, formatMoney } from '@/ui/kit/format'
import {
  amountComponentSentence,
  amountComponentName,
  loanAmountsTexts as texts,
  dayToPayLabel,
} from '@/ui/texts/loan-amounts.texts'

interface AmountBreakdownRow {
  readonly label: string
  readonly explanation: string
  readonly amountText: string
}

/**
 * The amount of a due installment as a table of its parts, and what changed since the previous installment.
 * Source: LOA-16.
 */
export interface InstallmentBreakdown {
  readonly number: number
  readonly caption: string
  readonly rows: readonly AmountBreakdownRow[]
  readonly totalText: string
  readonly changesSincePrevious: { readonly title: string; readonly lines: readonly string[] } | undefined
}

/** A row that says how much the customer pays on a certain day. Source: LOA-17. */
export interface AmountIfPaidOnDayRow {
  readonly label: string
  readonly dateText: string
  readonly amountText: string
  readonly validUntilText: string
}

const rateFormat = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 })

export function installmentBreakdowns(explanation: AmountExplanation): readonly InstallmentBreakdown[] {
  return explanation.installments.map((installment) => {
    const { number, total, components } = installment
    const earlier = previousInstallmentToCompare(explanation, installment)
    return {
      number,
      caption: texts.caption(number),
      rows: components.map(amountComponentRow),
      totalText: formatMoney(total),
      changesSincePrevious: earlier && {
        title: texts.compared(earlier.number),
        lines: amountChangeTexts(amountComponentChanges(earlier.components, components), earlier.number),
      },
    }
  })
}

export function amountIfPaidOnDayRows(
  quotes: readonly PaymentQuoteForDay[],
  today: CalendarDate,
): readonly AmountIfPaidOnDayRow[] {
  const isOverdue = !quotes.some(({ kind }) => kind === 'due-day')
  return quotes.map(({ kind, date, quote }) => ({
    label: dayToPayLabel(kind, isOverdue),
    dateText: formatDate(date),
    amountText: formatMoney(quote.amount),
    validUntilText: texts.validUntil(formatDayAndMonth(quote.validUntil, today)),
  }))
}

function amountComponentRow({
  kind,
  amount,
  baseAmount,
  rate,
  daysLate,
}: InstallmentAmountComponent): AmountBreakdownRow {
  return {
    label: amountComponentName(kind),
    explanation: amountComponentSentence(kind, {
      baseAmount: baseAmount === undefined ? undefined : formatBriefMoney(baseAmount),
      rate: rate === undefined ? undefined : rateFormat.format(rate),
      daysLate,
    }),
    amountText: formatMoney(amount),
  }
}

/**
 * Returns a line for each part of the amount that changed since the installment with the given number; if
 * none changed, one line that says so. If the changes cancel each other out, the first line explains why.
 */
function amountChangeTexts(changes: readonly AmountComponentChange[], number: number): readonly string[] {
  if (changes.length === 0) return [texts.same(number)]
  const lines = changes.map(({ kind, amountDifference }) => {
    const amount = formatBriefMoney(cents(Math.abs(amountDifference)))
    // A discount is negative: the more it takes off, the smaller the number.
    const isMore = kind === 'discount' ? amountDifference < 0 : amountDifference > 0
    return isMore
      ? texts.more(amountComponentName(kind), amount)
      : texts.less(amountComponentName(kind), amount)
  })
  const sum = sumCents(changes.map(({ amountDifference }) => amountDifference))
  return sum === 0 ? [texts.equalInstallments, ...lines] : lines
}
