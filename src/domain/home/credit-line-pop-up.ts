import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'

const daysBetweenPopUps = 30

/**
 * Returns whether the pop-up that offers a credit line may be shown again. A day in the future, as the last
 * day on which it was shown, was recorded with a wrong clock and is ignored. Source: HOM-10.
 */
export function isCreditLinePopUpDue(lastShown: CalendarDate | undefined, today: CalendarDate): boolean {
  if (lastShown === undefined) return true
  const days = daysBetween(lastShown, today)
  return days < 0 || days >= daysBetweenPopUps
}
