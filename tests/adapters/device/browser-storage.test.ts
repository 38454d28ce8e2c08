import { describe, expect, it } from 'vitest'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import { FakeWindow, FakeStorageArea } from './fake-window'

function createStorageOverArea(area: FakeStorageArea | 'forbidden') {
  const window = new FakeWindow(area)
  return { window, storage: new BrowserStorage(window.asWindow(), 'localStorage') }
}

describe('the storage of the browser', () => {
  it('stores every key under the namespace of the portal', () => {
    const area = new FakeStorageArea()
    const { storage } = createStorageOverArea(area)
    storage.write('user', 'marta')
    expect([...area.texts]).toEqual([['portal.user', 'marta']])
    expect(storage.read('user')).toBe('marta')
    storage.remove('user')
    expect(area.texts.size).toBe(0)
    expect(storage.read('user')).toBeUndefined()
  })

  it("leaves keys that are not the portal's under their own name", () => {
    const area = new FakeStorageArea()
    const storage = new BrowserStorage(new FakeWindow(area).asWindow(), 'localStorage', 'portal-demo.')
    storage.write('journal', '{}')
    expect([...area.texts]).toEqual([['portal-demo.journal', '{}']])
  })

  it('returns nothing of another application on the same site', () => {
    const area = new FakeStorageArea()
    area.texts.set('user', 'another application')
    expect(createStorageOverArea(area).storage.read('user')).toBeUndefined()
  })
})

describe.each([
  ['forbidden', () => 'forbidden' as const],
  ['full', () => new FakeStorageArea('no room')],
])('a storage that is %s', (_, area) => {
  it('lasts as long as the page', () => {
    const { storage } = createStorageOverArea(area())
    expect(storage.read('user')).toBeUndefined()
    storage.write('user', 'marta')
    expect(storage.read('user')).toBe('marta')
    storage.remove('user')
    expect(storage.read('user')).toBeUndefined()
  })
})

it('a text that did not fit replaces the text that had fitted before', () => {
  const area = new FakeStorageArea('no room')
  area.texts.set('portal.user', 'raul')
  const { storage } = createStorageOverArea(area)
  storage.write('user', 'marta')
  expect(storage.read('user')).toBe('marta')
  storage.remove('user')
  expect(storage.read('user')).toBeUndefined()
})

/**
 * Storage area that throws at the first attempt to store a text, as if it were full, and stores the texts
 * after that.
 */
class FullAtFirstStorageArea extends FakeStorageArea {
  private attempts = 0

  override setItem(key: string, text: string): void {
    this.attempts += 1
    if (this.attempts === 1) throw new DOMException('Full', 'QuotaExceededError')
    super.setItem(key, text)
  }
}

it('changes of other tabs are read again once the storage has room', () => {
  const area = new FullAtFirstStorageArea()
  const { storage } = createStorageOverArea(area)
  storage.write('user', 'marta')
  storage.write('user', 'raul')
  area.texts.set('portal.user', 'lucia')
  expect(storage.read('user')).toBe('lucia')
})

describe('a change in another tab', () => {
  it("is reported when it is the portal's, or when all keys changed", () => {
    const { window, storage } = createStorageOverArea(new FakeStorageArea())
    let shown = 0
    const stop = storage.onOtherTabChange(() => {
      shown += 1
    })
    window.dispatchStorageEvent('portal.user')
    window.dispatchStorageEvent(null)
    window.dispatchStorageEvent('other')
    expect(shown).toBe(2)
    stop()
    window.dispatchStorageEvent('portal.user')
    expect(shown).toBe(2)
  })

  describe('for a text that did not fit here', () => {
    function leftElsewhere(changed: string | null): readonly (string | undefined)[] {
      const area = new FakeStorageArea('no room')
      area.texts.set('portal.user', 'marta before')
      const { window, storage } = createStorageOverArea(area)
      const seen: (string | undefined)[] = []
      storage.onOtherTabChange(() => seen.push(storage.read('user'), storage.read('accountStatus')))
      storage.write('user', 'marta')
      storage.write('accountStatus', 'late')
      area.removeItem('portal.user')
      window.dispatchStorageEvent(changed)
      return seen
    }

    it.each([
      { changed: 'portal.user', seen: [undefined, 'late'] },
      { changed: 'portal.login', seen: ['marta', 'late'] },
      { changed: null, seen: [undefined, undefined] },
      { changed: 'user', seen: [] },
    ])('$changed replaces it, and nothing else', ({ changed, seen }) => {
      expect(leftElsewhere(changed)).toEqual(seen)
    })

    it('replaces it when another tab has written', () => {
      const area = new FakeStorageArea('no room')
      const { window, storage } = createStorageOverArea(area)
      storage.onOtherTabChange(() => undefined)
      storage.write('user', 'marta')
      area.texts.set('portal.user', 'raul')
      window.dispatchStorageEvent('portal.user')
      expect(storage.read('user')).toBe('raul')
    })
  })
})
