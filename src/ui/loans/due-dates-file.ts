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
  const calendar = ical({ prodId: { company: brandName, product: texts.product, language: 'ES' } })
  for (const due of loan.dates) calendar.createEvent(eventOf(loan, due, writtenAt))
  return { bytes: new Blob([calendar.toString()], { type: contentType }), contentType }
}

/** Its id stays the same, so that whoever takes it in twice has it once. */
function eventOf(loan: DueDatesOfLoan, due: DueDate, writtenAt: Instant): ICalEventData {
  const summary = texts.event(due.number, loan.installmentCount, loan.name)
  return {
    id: `${loan.externalId}-${due.number}@vencimientos`,
    stamp: new Date(writtenAt),
    start: atMidnight(due.date),
    end: atMidnight(addDays(due.date, 1)),
    allDay: true,
    summary,
    description: texts.eventDetail(formatBriefMoney(due.amount), loan.externalId),
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: [{ type: ICalAlarmType.display, triggerBefore: secondsBefore, description: summary }],
  }
}

/** The library reads the day in UTC as long as it is given no zone. */
function atMidnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
