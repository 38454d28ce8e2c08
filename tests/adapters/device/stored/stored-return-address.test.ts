import { beforeEach, expect, it } from 'vitest'
import type { ReturnAddress } from '@/application/session/return-address.port'
import { StoredReturnAddress } from '@/adapters/device/stored/stored-return-address'
import { MemoryStorage, SharedTexts } from '#tests/support/memory-storage'
import { outsideAddresses } from '#tests/support/outside-addresses'

let texts: SharedTexts
let address: ReturnAddress

beforeEach(() => {
  texts = new SharedTexts()
  address = new StoredReturnAddress(new MemoryStorage(texts))
})

it('the return address is given once', () => {
  address.remember('/mis-prestamos/p-1?x=1')
  expect(address.take('c-1')).toBe('/mis-prestamos/p-1?x=1')
  expect(address.take('c-1')).toBeUndefined()
})

it('the return address survives a reload', () => {
  address.remember('/mis-prestamos')
  expect(new StoredReturnAddress(new MemoryStorage(texts)).take('c-1')).toBe('/mis-prestamos')
})

it('the return address is the last of several', () => {
  address.remember('/mis-prestamos')
  address.remember('/pagar-cuota')
  expect(address.take('c-1')).toBe('/pagar-cuota')
})

it('the return address belongs to the customer whose session ended there', () => {
  address.remember('/consultas?importe=12625.00', 'c-1')
  expect(address.take('c-2')).toBeUndefined()
  expect(address.take('c-1')).toBeUndefined()
  address.remember('/consultas?importe=12625.00', 'c-1')
  expect(address.take('c-1')).toBe('/consultas?importe=12625.00')
})

it('the return address serves any customer when no session existed before', () => {
  address.remember('/mis-prestamos')
  expect(address.take('c-2')).toBe('/mis-prestamos')
})

it.each(outsideAddresses)('the return address never leads out of the portal: %j', (outside) => {
  address.remember(outside)
  expect(address.take('c-1')).toBeUndefined()
})
