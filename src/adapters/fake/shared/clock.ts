import { dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'

const buenosAiresOffsetMilliseconds = 3 * 3_600_000

/**
 * The clock of the fake lender. It gives the time in epoch milliseconds, and the current day in Buenos
 * Aires.
 */
export class LenderClock {
  constructor(readonly now: () => number) {}

  today(): CalendarDate {
    return dayInBuenosAires(this.now() as Instant)
  }
}

/** Formats a time as `YYYY-MM-DD HH:mm:ss` in the time zone of Buenos Aires. */
export function formatLocalDateTime(epochMilliseconds: number): string {
  return new Date(epochMilliseconds - buenosAiresOffsetMilliseconds)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
}
