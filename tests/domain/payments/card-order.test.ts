import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCardExpired } from '@/domain/cards/card-expiry'
import { calendarDate } from '@/domain/shared/calendar-date'
import { savedCardsLastUsedFirst } from '@/domain/payments/card-order'
import type { SavedCard } from '@/domain/payments/saved-card'

const today = calendarDate('2026-11-21')

function createSavedCard(debitCardId: string, year = 2028): SavedCard {
  return { debitCardId, brand: 'visa', lastDigits: '4821', expiry: { month: 10, year } }
}

const cardIdsOf = (cards: readonly SavedCard[]) => cards.map(({ debitCardId }) => debitCardId)

describe('the order of saved cards', () => {
  it('begins with the one that paid last', () => {
    const uses = new Map([
      ['b', 0],
      ['c', 1],
    ])
    const lastUseRank = ({ debitCardId }: SavedCard) => uses.get(debitCardId) ?? -1
    expect(
      cardIdsOf(
        savedCardsLastUsedFirst([createSavedCard('a'), createSavedCard('b'), createSavedCard('c')], {
          today,
          lastUseRank,
        }),
      ),
    ).toEqual(['c', 'b', 'a'])
  })

  it('ends with the expired ones, even if one paid last', () => {
    const lastUseRank = ({ debitCardId }: SavedCard) => (debitCardId === 'a' ? 1 : -1)
    expect(
      cardIdsOf(
        savedCardsLastUsedFirst([createSavedCard('a', 2025), createSavedCard('b')], { today, lastUseRank }),
      ),
    ).toEqual(['b', 'a'])
  })

  it('keeps all cards, and puts no expired card before a valid one', () => {
    const cards = fc.array(fc.record({ year: fc.integer({ min: 2020, max: 2032 }), use: fc.integer() }))
    fc.assert(
      fc.property(cards, (drawn) => {
        const before = drawn.map(({ year }, position) => createSavedCard(String(position), year))
        const lastUseRank = ({ debitCardId }: SavedCard) => drawn[Number(debitCardId)]?.use ?? -1
        const after = savedCardsLastUsedFirst(before, { today, lastUseRank })
        expect(cardIdsOf(after).toSorted()).toEqual(cardIdsOf(before).toSorted())
        const isOut = after.map(({ expiry }) => isCardExpired(expiry, today))
        expect(isOut).toEqual(isOut.toSorted((one, other) => Number(one) - Number(other)))
      }),
    )
  })
})
