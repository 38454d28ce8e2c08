import type { Cuit } from '@/domain/shared/cuit'
import { definePort } from '@/application/shared/port'

/**
 * Records which saved cards customers have paid with on this device, and in which order they used them.
 * Source: PAY-21, GEN-11.
 */
export interface SavedCardUseStore {
  /**
   * Returns when the card was last used compared with other cards: the later the use, the higher the
   * number. Returns -1 if the card was never used on this device.
   */
  lastUseRank(customer: Cuit, debitCardId: string): number
  /** Records that the customer has just paid with the given saved card. */
  recordCardUse(customer: Cuit, debitCardId: string): void
}
export const SavedCardUseStore = definePort<SavedCardUseStore>('SavedCardUseStore')
