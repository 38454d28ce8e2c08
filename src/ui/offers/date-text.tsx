import type { CalendarDate } from '@/domain/shared/calendar-date'
import { formatDate, formatLongDate } from '@/ui/kit/format'

export interface DateTextProps {
  readonly date: CalendarDate
  readonly shape?: 'short' | 'long'
}

/** A date, as `1/12/2026` or `1 de diciembre de 2026`. */
export function DateText({ date, shape = 'short' }: DateTextProps) {
  return <time dateTime={date}>{shape === 'long' ? formatLongDate(date) : formatDate(date)}</time>
}
