import { beforeEach, describe, expect, it } from 'vitest'
import type { LoginProgress, LoginProgressStore } from '@/application/access/login-progress-store.port'
import { cuit } from '@/domain/shared/cuit'
import { instant } from '@/domain/shared/calendar-date'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'

const marta = { fullName: 'Marta Giménez', taxId: cuit('27284561231') }
const progress: LoginProgress = {
  dni: '28456123',
  people: [marta],
  person: marta,
  sentCode: { delivery: { phone: '1145****01' }, sentAt: instant(1_800_000_000_000) },
}

let localStorageContent: SharedStorageContent
let storage: MemoryStorage
let store: LoginProgressStore

beforeEach(() => {
  localStorageContent = new SharedStorageContent()
  storage = new MemoryStorage(localStorageContent)
  store = new StoredLoginProgress(storage, new MemoryStorage())
})

describe('the login progress', () => {
  it('survives a reload', () => {
    store.save(progress)
    expect(
      new StoredLoginProgress(new MemoryStorage(localStorageContent), new MemoryStorage()).current(),
    ).toEqual(progress)
  })

  it('is forgotten when the login starts again', () => {
    store.save(progress)
    store.forget()
    expect(store.current()).toBeUndefined()
  })

  it('exists without a person and without a code', () => {
    store.save({ dni: '28456123', people: [] })
    expect(store.current()).toEqual({ dni: '28456123', people: [] })
  })

  it.each([
    '{',
    '{}',
    '{"dni":28456123,"people":[]}',
    '{"dni":"28456123"}',
    '{"dni":"28456123","people":[{"fullName":"Marta"}]}',
    '{"dni":"28456123","people":[{"fullName":"Marta","taxId":"27284561230"}]}',
    '{"dni":"28456123","people":[],"person":{"fullName":"Marta","taxId":"1"}}',
  ])('is absent when the stored text is %s', (text) => {
    storage.write('login', text)
    expect(store.current()).toBeUndefined()
  })
})

describe('the DNI remembered on this device', () => {
  it('stays until it is forgotten, whatever happens to the login', () => {
    expect(store.rememberedDni()).toBeUndefined()
    store.rememberDni('28456123')
    store.save(progress)
    store.forget()
    expect(store.rememberedDni()).toBe('28456123')
    store.forgetDni()
    expect(store.rememberedDni()).toBeUndefined()
  })

  it.each(['28456123', '{"dni":28456123}', '{'])('is absent when the stored text is %s', (text) => {
    storage.write('rememberedDni', text)
    expect(store.rememberedDni()).toBeUndefined()
  })
})
