import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'

/** An invoice for the charges of one payment. Source: DOC-03. */
export interface Invoice {
  /** The lender's invoice number, with which the portal requests the invoice file. */
  readonly number: string
  readonly date: CalendarDate
  readonly total: Cents
}
