import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import { formatDayAndMonth } from '@/ui/kit/format'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'

const texts = nextPaymentTexts.due

/**
 * Returns the text about the day on which an installment is collected from the customer's account. Source:
 * COL-02.
 */
export function collectionDayText(date: CalendarDate, today: CalendarDate): string {
  const when = [texts.today, texts.tomorrow][daysBetween(today, date)]
  return texts.collected(formatDayAndMonth(date, today), when)
}
