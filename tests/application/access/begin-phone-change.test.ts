import { StoredPhoneChange } from '@/adapters/device/stored/stored-phone-change'
import { beforeEach, describe, expect, it } from 'vitest'
import { BeginPhoneChange } from '@/application/access/begin-phone-change'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { PhoneChangeStore } from '@/application/access/phone-change-store.port'
import type { SessionStore } from '@/application/session/session-store'
import { instant } from '@/domain/shared/calendar-date'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, martaPerson, raulPerson, createSessionOf } from '#tests/support/people'
import { createSessionStore } from '#tests/support/sessions-in'

const { taxId } = martaPerson
const marta = { taxId, fullName: 'Marta Giménez' }
const check = { transactionId: 'tx-1', externalId: 'check-1' }
const backWithIt = '?idtx=tx-1&externaltxid=check-1'
const sentCode = {
  cellphone: '1145678901',
  delivery: { phone: '1145****01' },
  sentAt: instant(1_800_000_000_000),
}

let store: PhoneChangeStore
let progress: LoginProgressStore
let sessions: SessionStore
let begin: BeginPhoneChange

beforeEach(() => {
  sessions = createSessionStore()
  store = new StoredPhoneChange(new MemoryStorage(), sessions)
  progress = new StoredLoginProgress(new MemoryStorage(), new MemoryStorage())
  begin = new BeginPhoneChange(store, progress, sessions)
})

function saveIdentifiedPerson(person: typeof martaPerson): void {
  progress.save({ dni: '28456123', people: [person], person })
}

describe('what the address of a phone change gives', () => {
  it.each(['', '?otro=1'])('is nothing for "%s"', (search) => {
    expect(begin.consumeQuery(search)).toBeUndefined()
    expect(begin.stage()).toEqual({ kind: 'nobody' })
  })

  it("is the person it names, with the lender's hash, and it is removed from the address", () => {
    const search = `?customerTaxId=${taxId}&fullname=Marta&hash=h-1&gender=F&otro=1`
    expect(begin.consumeQuery(search)).toBe('?otro=1')
    const person = { taxId, fullName: 'Marta', gender: 'F', hash: 'h-1' }
    expect(begin.stage()).toEqual({ kind: 'to-begin', person })
  })

  it('is no person when it names none, whatever is stored', () => {
    begin.begin(marta)
    expect(begin.consumeQuery('?gender=F')).toBe('')
    expect(store.current()).toBeUndefined()
  })

  it('is the identity check that it names', () => {
    begin.begin(marta)
    begin.leaveForCheck('check-1')
    expect(begin.consumeQuery(backWithIt)).toBe('')
    expect(begin.stage()).toEqual({ kind: 'back', person: marta, check })
  })

  it('is an unreadable check', () => {
    begin.begin(marta)
    begin.consumeQuery('?idtx=tx-1')
    expect(begin.stage()).toEqual({ kind: 'back-without-check', person: marta })
  })

  it('is no check when this tab began none', () => {
    begin.begin(marta)
    begin.consumeQuery(backWithIt)
    expect(begin.stage()).toEqual({ kind: 'back-without-check', person: marta })
    begin.leaveForCheck('check-2')
    begin.consumeQuery(backWithIt)
    expect(begin.stage()).toEqual({ kind: 'back-without-check', person: marta })
  })

  it('is no check of a person other than the one who left from this tab', () => {
    begin.begin(marta)
    begin.leaveForCheck('check-1')
    begin.consumeQuery(`${backWithIt}&customerTaxId=${raulPerson.taxId}`)
    expect(begin.stage()).toEqual({ kind: 'back-without-check', person: marta })
    begin.consumeQuery(`${backWithIt}&customerTaxId=${taxId}&fullname=Otra`)
    expect(begin.stage()).toEqual({ kind: 'back', person: marta, check })
  })

  it('is the person it names when no person left from this tab, without a check', () => {
    begin.consumeQuery(`${backWithIt}&customerTaxId=${taxId}`)
    expect(begin.stage()).toEqual({ kind: 'back-without-check', person: { taxId } })
  })
})

describe('the person whose phone changes', () => {
  it('is the signed-in customer, with the hash of the link', () => {
    sessions.open(createSessionOf(martaCustomer))
    expect(begin.stage()).toEqual({ kind: 'to-begin', person: marta })
    begin.begin({ taxId, fullName: 'Otra', hash: 'h-1' })
    expect(begin.stage()).toEqual({ kind: 'to-begin', person: { ...marta, hash: 'h-1' } })
  })

  it('is the signed-in customer, never another person named by the link', () => {
    sessions.open(createSessionOf(martaCustomer))
    begin.begin({ taxId: raulPerson.taxId, hash: 'h-of-raul' })
    expect(begin.stage()).toEqual({ kind: 'to-begin', person: marta })
    expect(store.current()).toEqual({ person: marta })
  })

  it("is not validated by another person's check", () => {
    sessions.open(createSessionOf(martaCustomer))
    store.save({ person: raulPerson, check })
    expect(begin.stage()).toEqual({ kind: 'back-without-check', person: marta })
  })

  it('is the signed-in customer who returned without a name, and is stored from then on', () => {
    sessions.open(createSessionOf(martaCustomer))
    store.save({ leftFor: 'check-1' })
    begin.consumeQuery(backWithIt)
    expect(begin.stage()).toEqual({ kind: 'back', person: marta, check })
    expect(store.current()).toEqual({ person: marta, leftFor: 'check-1', check })
  })

  it('is the person who logs in, and changes when another person begins to log in', () => {
    saveIdentifiedPerson(martaPerson)
    expect(begin.stage()).toEqual({ kind: 'to-begin', person: marta })
    begin.begin(marta)
    store.save({ ...store.current(), check })
    expect(begin.stage()).toEqual({ kind: 'back', person: marta, check })
    saveIdentifiedPerson(raulPerson)
    expect(begin.stage()).toEqual({
      kind: 'back-without-check',
      person: { taxId: raulPerson.taxId, fullName: 'Raúl Peralta' },
    })
    expect(store.current()?.check).toBeUndefined()
  })

  it('is the person named by the link, while the same person logs in', () => {
    saveIdentifiedPerson(martaPerson)
    begin.begin({ ...marta, hash: 'h-1' })
    expect(begin.stage()).toEqual({ kind: 'to-begin', person: { ...marta, hash: 'h-1' } })
  })

  it('is unknown when nothing names them, and no check is kept', () => {
    store.save({ check })
    expect(begin.stage()).toEqual({ kind: 'nobody' })
    expect(store.current()).toBeUndefined()
  })
})

it('a sent code is still valid after a reload', () => {
  store.save({ person: marta, check, sentCode })
  expect(begin.stage()).toEqual({ kind: 'code-sent', person: marta })
})
