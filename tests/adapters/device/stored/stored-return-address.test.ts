import { beforeEach, expect, it } from 'vitest'
import type { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { forbiddenLinkAddresses } from '#tests/support/outside-addresses'

let localStorageContent: SharedStorageContent
let pathAfterLoginStore: PathAfterLoginStore

beforeEach(() => {
  localStorageContent = new SharedStorageContent()
  pathAfterLoginStore = new StoredPathAfterLogin(new MemoryStorage(localStorageContent))
})

it('the return address is given once', () => {
  pathAfterLoginStore.save('/mis-prestamos/p-1?x=1')
  expect(pathAfterLoginStore.takePath('c-1')).toBe('/mis-prestamos/p-1?x=1')
  expect(pathAfterLoginStore.takePath('c-1')).toBeUndefined()
})

it('the return address survives a reload', () => {
  pathAfterLoginStore.save('/mis-prestamos')
  expect(new StoredPathAfterLogin(new MemoryStorage(localStorageContent)).takePath('c-1')).toBe(
    '/mis-prestamos',
  )
})

it('the return address is the last of several', () => {
  pathAfterLoginStore.save('/mis-prestamos')
  pathAfterLoginStore.save('/pagar-cuota')
  expect(pathAfterLoginStore.takePath('c-1')).toBe('/pagar-cuota')
})

it('the return address belongs to the customer whose session ended there', () => {
  pathAfterLoginStore.save('/consultas?importe=12625.00', 'c-1')
  expect(pathAfterLoginStore.takePath('c-2')).toBeUndefined()
  expect(pathAfterLoginStore.takePath('c-1')).toBeUndefined()
  pathAfterLoginStore.save('/consultas?importe=12625.00', 'c-1')
  expect(pathAfterLoginStore.takePath('c-1')).toBe('/consultas?importe=12625.00')
})

it('the return address serves any customer when no session existed before', () => {
  pathAfterLoginStore.save('/mis-prestamos')
  expect(pathAfterLoginStore.takePath('c-2')).toBe('/mis-prestamos')
})

it.each(forbiddenLinkAddresses)('the return address never leads out of the portal: %j', (outside) => {
  pathAfterLoginStore.save(outside)
  expect(pathAfterLoginStore.takePath('c-1')).toBeUndefined()
})
