import { StoredUsedCards } from '@/adapters/device/stored/stored-used-cards'
import { describe, expect, it } from 'vitest'
import type { SavedCardUseStore } from '@/application/payments/used-cards.port'
import { SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'

const martaTaxId = martaCustomer.taxId

function createUsedCardStore(storage = new MemoryStorage()): SavedCardUseStore {
  return new StoredUsedCards(storage, new SequentialUuidSource())
}

describe('the cards that have paid on a device', () => {
  it('are empty before the first payment', () => {
    expect(createUsedCardStore().lastUseRank(martaTaxId, 'td-1')).toBe(-1)
  })

  it('are in the order of their last use', () => {
    const used = createUsedCardStore()
    for (const card of ['td-1', 'td-2', 'td-1']) used.recordCardUse(martaTaxId, card)
    expect(used.lastUseRank(martaTaxId, 'td-1')).toBeGreaterThan(used.lastUseRank(martaTaxId, 'td-2'))
    expect(used.lastUseRank(martaTaxId, 'td-2')).toBe(0)
    expect(used.lastUseRank(martaTaxId, 'td-3')).toBe(-1)
  })

  it('belong to one customer', () => {
    const used = createUsedCardStore()
    used.recordCardUse(martaTaxId, 'td-1')
    expect(used.lastUseRank(brunoCustomer.taxId, 'td-1')).toBe(-1)
  })

  it('are the last twenty', () => {
    const used = createUsedCardStore()
    for (let card = 1; card <= 21; card += 1) used.recordCardUse(martaTaxId, `td-${card}`)
    expect(used.lastUseRank(martaTaxId, 'td-1')).toBe(-1)
    expect(used.lastUseRank(martaTaxId, 'td-2')).toBe(0)
    expect(used.lastUseRank(martaTaxId, 'td-21')).toBe(19)
  })

  it('stay after a reload', () => {
    const storage = new MemoryStorage()
    createUsedCardStore(storage).recordCardUse(martaTaxId, 'td-1')
    expect(createUsedCardStore(storage).lastUseRank(martaTaxId, 'td-1')).toBe(0)
  })
})
