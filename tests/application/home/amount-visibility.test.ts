import { beforeEach, expect, it } from 'vitest'
import { AmountVisibility } from '@/application/home/amount-visibility'
import { MemoryStorage } from '#tests/support/memory-storage'

let device: MemoryStorage

beforeEach(() => {
  device = new MemoryStorage()
})

it('amounts are visible until somebody hides them', () => {
  expect(new AmountVisibility(device).isVisible()).toBe(true)
})

it('what was chosen last stays on the device', () => {
  new AmountVisibility(device).hide()
  expect(new AmountVisibility(device).isVisible()).toBe(false)
  new AmountVisibility(device).show()
  expect(new AmountVisibility(device).isVisible()).toBe(true)
  expect(device.read('visibleAmount')).toBe('{"version":1,"value":true}')
})

it.each([
  ['false', false],
  ['true', true],
  ['"false"', true],
  ['0', true],
])('a release before this one kept %s', (text, isVisible) => {
  device.write('visibleAmount', text)
  expect(new AmountVisibility(device).isVisible()).toBe(isVisible)
})
