import { StoredAmountVisibility } from '@/adapters/device/stored/stored-amount-visibility'
import { beforeEach, expect, it } from 'vitest'
import { MemoryStorage } from '#tests/support/memory-storage'

let device: MemoryStorage

beforeEach(() => {
  device = new MemoryStorage()
})

it('amounts are visible until the customer hides them', () => {
  expect(new StoredAmountVisibility(device).areAmountsVisible()).toBe(true)
})

it('the last choice stays on the device', () => {
  new StoredAmountVisibility(device).hideAmounts()
  expect(new StoredAmountVisibility(device).areAmountsVisible()).toBe(false)
  new StoredAmountVisibility(device).showAmounts()
  expect(new StoredAmountVisibility(device).areAmountsVisible()).toBe(true)
  expect(device.read('visibleAmount')).toBe('{"version":1,"value":true}')
})

it.each([
  ['false', false],
  ['true', true],
  ['"false"', true],
  ['0', true],
])('an earlier release stored %s', (text, isVisible) => {
  device.write('visibleAmount', text)
  expect(new StoredAmountVisibility(device).areAmountsVisible()).toBe(isVisible)
})
