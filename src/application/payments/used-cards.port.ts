import type { Cuit } from '@/domain/shared/cuit'
import { definePort } from '@/application/shared/port'

/**
 * Records which saved cards customers have paid with on this device, and in which order.
 * Source: PAY-21, GEN-11.
 */
export interface UsedCards {
  /**
   * Returns the rank of the card's last use: the later the use, the higher the number; -1 if the card was
   * never used on this device.
   */
  lastUseRank(customer: Cuit, debitCardId: string): number
  /** Records that the customer has just paid with the given saved card. */
  recordCardUse(customer: Cuit, debitCardId: string): void
}
export const UsedCards = definePort<UsedCards>('UsedCards')
