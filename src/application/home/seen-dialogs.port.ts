import type { CalendarDate } from '@/domain/shared/calendar-date'
import { definePort } from '@/application/shared/port'

/**
 * Records which dialogs this device has shown over the home screen. Signing out does not delete the
 * record. Source: HOM-10, HOM-12.
 */
export interface SeenHomeDialogsStore {
  /**
   * Returns the day on which the pop-up that offers the revolving credit line was last shown; undefined if
   * it was never shown.
   */
  dayCreditLineOfferLastShown(): CalendarDate | undefined
  markCreditLineOfferShown(day: CalendarDate): void
  hasSeenPrepaymentDiscount(customerId: string): boolean
  markPrepaymentDiscountSeen(customerId: string): void
}
export const SeenHomeDialogsStore = definePort<SeenHomeDialogsStore>('SeenHomeDialogsStore')
