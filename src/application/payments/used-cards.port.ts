import type { Cuit } from '@/domain/shared/cuit'
import { port } from '@/application/shared/port'

/** Which saved cards have paid on this device, and in which order. Source: PAY-21, GEN-11. */
export interface UsedCards {
  /**
   * Returns the rank of the card's last use: the later, the higher; -1 if it has never paid on this device.
   */
  lastUseRank(customer: Cuit, debitCardId: string): number
  /** Records that the card has just paid. */
  recordUse(customer: Cuit, debitCardId: string): void
}
export const UsedCards = port<UsedCards>('UsedCards')
