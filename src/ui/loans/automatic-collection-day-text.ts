import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import { formatDayAndMonth } from '@/ui/kit/format'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'

const texts = nextPaymentTexts.due

/**
 * Returns a text with the day on which the lender collects an installment from the customer's bank account.
 * Source: COL-02.
 */
export function automaticCollectionDayText(date: CalendarDate, today: CalendarDate): string {
  const when = [texts.today, texts.tomorrow][daysBetween(today, date)]
  return texts.collected(formatDayAndMonth(date, today), when)
}
