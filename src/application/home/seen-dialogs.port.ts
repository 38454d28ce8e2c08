import type { CalendarDate } from '@/domain/shared/calendar-date'
import { port } from '@/application/shared/port'

/** Which dialogs over home this device has shown; signing out does not delete it. Source: HOM-10, HOM-12. */
export interface SeenDialogs {
  /** Returns the day on which the pop-up of the line was last shown. */
  lastPopUp(): CalendarDate | undefined
  markPopUp(day: CalendarDate): void
  hasSeenBenefit(customerId: string): boolean
  markBenefitSeen(customerId: string): void
}
export const SeenDialogs = port<SeenDialogs>('SeenDialogs')
