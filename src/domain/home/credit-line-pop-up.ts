import { daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'

const daysBetweenPopUps = 30

/**
 * Returns whether the pop-up that offers a credit line may be shown: it was never shown, or last shown at
 * least 30 days ago. If the stored day on which it was last shown is in the future, the device clock was
 * wrong and the day is ignored. Source: HOM-10.
 */
export function isCreditLinePopUpDue(lastShown: CalendarDate | undefined, today: CalendarDate): boolean {
  if (lastShown === undefined) return true
  const days = daysBetween(lastShown, today)
  return days < 0 || days >= daysBetweenPopUps
}
