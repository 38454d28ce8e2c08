import { isOver } from '@/domain/cards/card-expiry'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { SavedCard } from './saved-card'

/**
 * The saved cards as one takes them to pay: what was used last comes first, and what has expired last; else they stay
 * as the lender lists them. Source: PAY-12, PAY-21.
 */
export function inOrderOfUse(
  cards: readonly SavedCard[],
  /** The place of a card's last use: the later, the higher, and less than any for one never used. */
  { today, useOf }: { readonly today: CalendarDate; readonly useOf: (card: SavedCard) => number },
): readonly SavedCard[] {
  const isOut = ({ expiry }: SavedCard) => Number(isOver(expiry, today))
  return [...cards].sort((one, other) => isOut(one) - isOut(other) || useOf(other) - useOf(one))
}
