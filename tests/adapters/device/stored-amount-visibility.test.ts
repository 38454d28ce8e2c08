import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { beforeEach, expect, it } from 'vitest'
import { MemoryStorage } from '#tests/support/memory-storage'

let storage: MemoryStorage

beforeEach(() => {
  storage = new MemoryStorage()
})

it('amounts are visible until the customer hides them', () => {
  expect(new StoredAmountVisibility(storage).areAmountsVisible()).toBe(true)
})

it('the last choice stays on the device', () => {
  new StoredAmountVisibility(storage).hideAmounts()
  expect(new StoredAmountVisibility(storage).areAmountsVisible()).toBe(false)
  new StoredAmountVisibility(storage).showAmounts()
  expect(new StoredAmountVisibility(storage).areAmountsVisible()).toBe(true)
  expect(storage.read('visibleAmount')).toBe('{"version":1,"value":true}')
})

it.each([
  ['false', false],
  ['true', true],
  ['"false"', true],
  ['0', true],
])('an earlier release stored %s', (text, isVisible) => {
  storage.write('visibleAmount', text)
  expect(new StoredAmountVisibility(storage).areAmountsVisible()).toBe(isVisible)
})
