import { expect, it } from 'vitest'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import { removePortalValues } from '@/adapters/device/stored/remove-portal-values'
import { FakeStorageArea, FakeWindow } from '#tests/adapters/device/fake-window'

it('removes the values of the portal, and no others', () => {
  const area = new FakeStorageArea()
  area.texts.set('portal.user', 'marta')
  area.texts.set('portal.operations', '[]')
  area.texts.set('portal-demo.situation', '{}')
  area.texts.set('user', 'another application')
  removePortalValues(new FakeWindow(area).asWindow())
  expect([...area.texts.keys()]).toEqual(['portal-demo.situation', 'user'])
})

it('ends where storage is forbidden', () => {
  const window = new FakeWindow('forbidden').asWindow()
  removePortalValues(window)
  expect(new BrowserStorage(window, 'localStorage').read('user')).toBeUndefined()
})
