import ical, { ICalAlarmType, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { addDays, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { InstallmentDueDate } from '@/domain/loans/due-dates'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { formatBriefMoney } from '@/ui/kit/format'
import { dueDatesFileTexts as texts } from '@/ui/texts/due-dates-file.texts'

const contentType = 'text/calendar;charset=utf-8'

/**
 * Seconds before the due date at which the calendar reminds: 39 hours, which is 9:00 two days before.
 * Source: LOA-14.
 */
const dueDateReminderLeadSeconds = 39 * 3600

/**
 * Seconds before a collection at which the calendar reminds: 15 hours, which is 9:00 the day before. Source:
 * COL-02.
 */
const collectionReminderLeadSeconds = 15 * 3600

/**
 * What a loan's calendar file needs: the number and name of the loan, how many installments it has, and the
 * due dates of those that are left.
 */
export interface LoanDueDates {
  readonly externalId: string
  /** Name of the loan: the shop in which the customer took it out or, if there is none, the kind of loan. */
  readonly name: string
  readonly installmentCount: number
  readonly dueDates: readonly InstallmentDueDate[]
}

/**
 * The content of a loan's calendar file: its due dates and, if there is one, the next automatic collection
 * with its day, installment and amount.
 */
interface LoanCalendarFileContent extends LoanDueDates {
  readonly nextCollection?: InstallmentDueDate
}

/**
 * Returns an iCalendar file with the due dates of a loan and, after them, the day of its next automatic
 * collection. Each event is a whole day without a time zone, so that no calendar moves it to another day.
 * Source: LOA-14, COL-02.
 */
export function createDueDatesCalendarFile(
  loan: LoanCalendarFileContent,
  brandName: string,
  writtenAt: Instant,
): PortalFile {
  const calendar = ical({
    prodId: { company: escapedText(brandName), product: texts.product, language: 'ES' },
  })
  for (const due of loan.dueDates) calendar.createEvent(dueDateEvent(loan, due, writtenAt))
  if (loan.nextCollection) calendar.createEvent(collectionEvent(loan, loan.nextCollection, writtenAt))
  return { blob: new Blob([calendar.toString()], { type: contentType }), contentType }
}

/**
 * Returns the calendar event of a due date. Its id is always the same, so that importing the file twice adds
 * the event only once.
 */
function dueDateEvent(loan: LoanDueDates, due: InstallmentDueDate, writtenAt: Instant): ICalEventData {
  const summary = withoutControlChars(texts.event(due.number, loan.installmentCount, loan.name))
  return {
    ...wholeDayEvent(due.date, writtenAt),
    id: `${escapedText(loan.externalId)}-${due.number}@vencimientos`,
    summary,
    description: withoutControlChars(texts.eventDetail(formatBriefMoney(due.amount), loan.externalId)),
    alarms: [
      { type: ICalAlarmType.display, triggerBefore: dueDateReminderLeadSeconds, description: summary },
    ],
  }
}

/**
 * Returns the calendar event of an automatic collection. Its id is the same for each attempt, so that
 * importing a later file moves the event.
 */
function collectionEvent(loan: LoanDueDates, due: InstallmentDueDate, writtenAt: Instant): ICalEventData {
  const summary = withoutControlChars(texts.collection(due.number, loan.installmentCount, loan.name))
  return {
    ...wholeDayEvent(due.date, writtenAt),
    id: `${escapedText(loan.externalId)}-${due.number}-cobro@vencimientos`,
    summary,
    description: withoutControlChars(texts.collectionDetail(formatBriefMoney(due.amount), loan.externalId)),
    alarms: [
      { type: ICalAlarmType.display, triggerBefore: collectionReminderLeadSeconds, description: summary },
    ],
  }
}

/**
 * Returns the data that every event in the file has: it lasts a whole day, and the calendar does not show the
 * customer as busy on that day.
 */
function wholeDayEvent(date: CalendarDate, writtenAt: Instant): ICalEventData {
  return {
    stamp: new Date(writtenAt),
    start: atMidnight(date),
    end: atMidnight(addDays(date, 1)),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

/**
 * Returns a text escaped for a calendar field, so that it cannot begin a new line of the file. The library
 * escapes only summaries and descriptions. Source: RFC 5545, 3.3.11.
 */
function escapedText(text: string): string {
  return withoutControlChars(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Returns the text without control characters; ends of lines become `\n`. Source: RFC 5545, 3.1. */
function withoutControlChars(text: string): string {
  return text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
}

/**
 * Returns midnight UTC of the given day. The calendar library takes the day from it, because no time zone is
 * set.
 */
function atMidnight(date: CalendarDate): Date {
  return new Date(`${date}T00:00:00Z`)
}
