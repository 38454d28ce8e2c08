import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** What the lender charged for with one payment. Source: DOC-03. */
export interface Invoice {
  /** The lender's own, which asks for its file too. */
  readonly number: string
  readonly date: CalendarDate
  readonly total: Cents
}
