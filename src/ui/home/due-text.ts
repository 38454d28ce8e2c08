import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Loan } from '@/domain/loans/loan'
import { isInstallmentDueSoon, type NextInstallment } from '@/domain/loans/loan-standing'
import { formatDayAndMonth, formatDueDate } from '@/ui/kit/format'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'

const texts = nextPaymentTexts.due

/**
 * Returns the home screen's texts about an installment: the day on which it falls due, and how soon that is.
 * Source: HOM-17.
 */
export function homeInstallmentDueTexts(
  date: CalendarDate,
  { daysLeft, today }: { readonly daysLeft: number; readonly today: CalendarDate },
): { readonly chip: { readonly tone: 'good' | 'warn'; readonly text: string }; readonly date: string } {
  const due = formatDueDate(date, today)
  const day = formatDayAndMonth(date, today)
  if (daysLeft > 1) {
    return {
      chip: isInstallmentDueSoon(daysLeft)
        ? { tone: 'warn', text: texts.daysLeft(daysLeft) }
        : { tone: 'good', text: texts.upToDate },
      date: texts.date(due, daysLeft),
    }
  }
  return { chip: { tone: 'warn', text: due }, date: daysLeft < -1 ? due : texts.soonDate(due, day) }
}

export function homeInstallmentNumberText({ installmentCount }: Loan, { number }: NextInstallment): string {
  return texts.installment(number, installmentCount)
}
