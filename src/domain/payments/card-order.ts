import { isCardExpired } from '@/domain/cards/card-expiry'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { SavedCard } from './saved-card'

/**
 * Returns the saved cards in the order of the payment screen: the last used first, and expired cards
 * after all others. Cards of equal rank stay in the lender's order. Source: PAY-12, PAY-21.
 */
export function savedCardsLastUsedFirst(
  cards: readonly SavedCard[],
  /**
   * `lastUseRank` returns the rank of a card's last use: the later the use, the higher the number. A card
   * that was never used has the lowest rank.
   */
  { today, lastUseRank }: { readonly today: CalendarDate; readonly lastUseRank: (card: SavedCard) => number },
): readonly SavedCard[] {
  const isOut = ({ expiry }: SavedCard) => Number(isCardExpired(expiry, today))
  return [...cards].sort((one, other) => isOut(one) - isOut(other) || lastUseRank(other) - lastUseRank(one))
}
