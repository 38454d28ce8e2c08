import ical, { ICalAlarmType, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { addDays, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { DueDate } from '@/domain/loans/due-dates'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { formatBriefMoney } from '@/ui/kit/format'
import { loansTexts } from '@/ui/texts/loans.texts'

const texts = loansTexts.calendar
const contentType = 'text/calendar;charset=utf-8'

/** A day begins at 0: nine in the morning, two days before, is 39 hours earlier. Source: LOA-14. */
const secondsBefore = 39 * 3600

/** What is written to the calendar of a device. */
export interface DueDatesOfLoan {
  readonly externalId: string
  /** The shop that it was for, or what kind it is. */
  readonly name: string
  readonly installmentCount: number
  readonly dates: readonly DueDate[]
}

/** The due dates of a loan as an iCalendar file: whole days without a zone, so that no clock moves them. Source: LOA-14. */
export function dueDatesFile(loan: DueDatesOfLoan, brandName: string, writtenAt: Instant): PortalFile {
  const calendar = ical({
    prodId: { company: escapedText(brandName), product: texts.product, language: 'ES' },
  })
  for (const due of loan.dates) calendar.createEvent(eventOf(loan, due, writtenAt))
  return { bytes: new Blob([calendar.toString()], { type: contentType }), contentType }
}

/** Its id stays the same, so that whoever takes it in twice has it once. */
function eventOf(loan: DueDatesOfLoan, due: DueDate, writtenAt: Instant): ICalEventData {
  const summary = withoutControls(texts.event(due.number, loan.installmentCount, loan.name))
  return {
    id: `${escapedText(loan.externalId)}-${due.number}@vencimientos`,
    stamp: new Date(writtenAt),
    start: atMidnight(due.date),
    end: atMidnight(addDays(due.date, 1)),
    allDay: true,
    summary,
    description: withoutControls(texts.eventDetail(formatBriefMoney(due.amount), loan.externalId)),
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: secondsBefore, description: summary }],
  }
}

/**
 * A text as a field of a calendar holds it: no foreign text begins a line of the file. The library does this to
 * summaries and descriptions, not to ids and names of programs. Source: RFC 5545, 3.3.11.
 */
function escapedText(text: string): string {
  return withoutControls(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** A field holds no control character but the end of a line. Source: RFC 5545, 3.1. */
function withoutControls(text: string): string {
  return text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
}

/** The library reads the day in UTC as long as it is given no zone. */
function atMidnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
