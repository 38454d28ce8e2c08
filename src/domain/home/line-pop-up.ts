import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'

const daysBetweenPopUps = 30

/**
 * Whether the pop-up of the revolving line may show again. A last time that lies ahead was noted by a
 * clock that was wrong, and counts for nothing. Source: HOM-10.
 */
export function isPopUpDue(lastShown: CalendarDate | undefined, today: CalendarDate): boolean {
  if (lastShown === undefined) return true
  const days = daysBetween(lastShown, today)
  return days < 0 || days >= daysBetweenPopUps
}
