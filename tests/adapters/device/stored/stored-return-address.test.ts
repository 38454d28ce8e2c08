import { beforeEach, expect, it } from 'vitest'
import type { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { forbiddenLinkAddresses } from '#tests/support/outside-addresses'

let texts: SharedStorageContent
let pathAfterLogin: PathAfterLoginStore

beforeEach(() => {
  texts = new SharedStorageContent()
  pathAfterLogin = new StoredPathAfterLogin(new MemoryStorage(texts))
})

it('the return address is given once', () => {
  pathAfterLogin.save('/mis-prestamos/p-1?x=1')
  expect(pathAfterLogin.takePath('c-1')).toBe('/mis-prestamos/p-1?x=1')
  expect(pathAfterLogin.takePath('c-1')).toBeUndefined()
})

it('the return address survives a reload', () => {
  pathAfterLogin.save('/mis-prestamos')
  expect(new StoredPathAfterLogin(new MemoryStorage(texts)).takePath('c-1')).toBe('/mis-prestamos')
})

it('the return address is the last of several', () => {
  pathAfterLogin.save('/mis-prestamos')
  pathAfterLogin.save('/pagar-cuota')
  expect(pathAfterLogin.takePath('c-1')).toBe('/pagar-cuota')
})

it('the return address belongs to the customer whose session ended there', () => {
  pathAfterLogin.save('/consultas?importe=12625.00', 'c-1')
  expect(pathAfterLogin.takePath('c-2')).toBeUndefined()
  expect(pathAfterLogin.takePath('c-1')).toBeUndefined()
  pathAfterLogin.save('/consultas?importe=12625.00', 'c-1')
  expect(pathAfterLogin.takePath('c-1')).toBe('/consultas?importe=12625.00')
})

it('the return address serves any customer when no session existed before', () => {
  pathAfterLogin.save('/mis-prestamos')
  expect(pathAfterLogin.takePath('c-2')).toBe('/mis-prestamos')
})

it.each(forbiddenLinkAddresses)('the return address never leads out of the portal: %j', (outside) => {
  pathAfterLogin.save(outside)
  expect(pathAfterLogin.takePath('c-1')).toBeUndefined()
})
