import { beforeEach, expect, it } from 'vitest'
import { ReturnAddress } from '@/application/session/return-address'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'
import { outsideAddresses } from '#tests/support/outside-addresses'

let texts: SharedTexts
let address: ReturnAddress

beforeEach(() => {
  texts = new SharedTexts()
  address = new ReturnAddress(new MemoryStorage(texts))
})

it('gives where the customer wanted to go, once', () => {
  address.remember('/mis-prestamos/p-1?x=1')
  expect(address.take()).toBe('/mis-prestamos/p-1?x=1')
  expect(address.take()).toBeUndefined()
})

it('survives a reload', () => {
  address.remember('/mis-prestamos')
  expect(new ReturnAddress(new MemoryStorage(texts)).take()).toBe('/mis-prestamos')
})

it('keeps the last of several', () => {
  address.remember('/mis-prestamos')
  address.remember('/pagar-cuota')
  expect(address.take()).toBe('/pagar-cuota')
})

it.each(outsideAddresses)('never leads out of the portal: %j', (outside) => {
  address.remember(outside)
  expect(address.take()).toBeUndefined()
})
