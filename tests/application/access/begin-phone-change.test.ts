import { StoredPhoneChangeProgress } from '@/adapters/device/stored/stored-phone-change'
import { beforeEach, describe, expect, it } from 'vitest'
import { PhoneNumberChangeJourney } from '@/application/access/phone-number-change-journey'
import type { LoginProgressStore } from '@/application/access/login-progress-store.port'
import type { PhoneNumberChangeStore } from '@/application/access/phone-number-change-store.port'
import type { SessionStore } from '@/application/session/session-store'
import { instant } from '@/domain/shared/calendar-date'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { MemoryStorage } from '#tests/support/memory-storage'
import {
  martaCustomer,
  martaPerson,
  raulPerson,
  createSessionOfCustomer,
} from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const { taxId } = martaPerson
const martaWithTaxId = { taxId, fullName: 'Marta Giménez' }
const identityCheckReference = { transactionId: 'tx-1', externalId: 'check-1' }
const identityCheckReturnQuery = '?idtx=tx-1&externaltxid=check-1'
const sentCode = {
  cellphone: '1145678901',
  delivery: { phone: '1145****01' },
  sentAt: instant(1_800_000_000_000),
}

let phoneChangeStore: PhoneNumberChangeStore
let loginProgress: LoginProgressStore
let sessions: SessionStore
let journey: PhoneNumberChangeJourney

beforeEach(() => {
  sessions = createSessionStore()
  phoneChangeStore = new StoredPhoneChangeProgress(new MemoryStorage(), sessions)
  loginProgress = new StoredLoginProgress(new MemoryStorage(), new MemoryStorage())
  journey = new PhoneNumberChangeJourney(phoneChangeStore, loginProgress, sessions)
})

function saveIdentifiedPerson(person: typeof martaPerson): void {
  loginProgress.save({ dni: '28456123', people: [person], person })
}

describe('what the address of a phone change gives', () => {
  it.each(['', '?otro=1'])('is nothing for "%s"', (search) => {
    expect(journey.storePersonAndCheckFromQuery(search)).toBeUndefined()
    expect(journey.currentStage()).toEqual({ kind: 'nobody' })
  })

  it("is the person it names, with the lender's hash, and it is removed from the address", () => {
    const search = `?customerTaxId=${taxId}&fullname=Marta&hash=h-1&gender=F&otro=1`
    expect(journey.storePersonAndCheckFromQuery(search)).toBe('?otro=1')
    const person = { taxId, fullName: 'Marta', gender: 'F', hash: 'h-1' }
    expect(journey.currentStage()).toEqual({ kind: 'to-begin', person })
  })

  it('is no person when it names none, whatever is stored', () => {
    journey.restartPhoneNumberChange(martaWithTaxId)
    expect(journey.storePersonAndCheckFromQuery('?gender=F')).toBe('')
    expect(phoneChangeStore.current()).toBeUndefined()
  })

  it('is the identity check that it names', () => {
    journey.restartPhoneNumberChange(martaWithTaxId)
    journey.recordStartedCheck('check-1')
    expect(journey.storePersonAndCheckFromQuery(identityCheckReturnQuery)).toBe('')
    expect(journey.currentStage()).toEqual({
      kind: 'back',
      person: martaWithTaxId,
      check: identityCheckReference,
    })
  })

  it('is an unreadable check', () => {
    journey.restartPhoneNumberChange(martaWithTaxId)
    journey.storePersonAndCheckFromQuery('?idtx=tx-1')
    expect(journey.currentStage()).toEqual({ kind: 'back-without-check', person: martaWithTaxId })
  })

  it('is no check when this tab began none', () => {
    journey.restartPhoneNumberChange(martaWithTaxId)
    journey.storePersonAndCheckFromQuery(identityCheckReturnQuery)
    expect(journey.currentStage()).toEqual({ kind: 'back-without-check', person: martaWithTaxId })
    journey.recordStartedCheck('check-2')
    journey.storePersonAndCheckFromQuery(identityCheckReturnQuery)
    expect(journey.currentStage()).toEqual({ kind: 'back-without-check', person: martaWithTaxId })
  })

  it('is no check of a person other than the one who left from this tab', () => {
    journey.restartPhoneNumberChange(martaWithTaxId)
    journey.recordStartedCheck('check-1')
    journey.storePersonAndCheckFromQuery(`${identityCheckReturnQuery}&customerTaxId=${raulPerson.taxId}`)
    expect(journey.currentStage()).toEqual({ kind: 'back-without-check', person: martaWithTaxId })
    journey.storePersonAndCheckFromQuery(`${identityCheckReturnQuery}&customerTaxId=${taxId}&fullname=Otra`)
    expect(journey.currentStage()).toEqual({
      kind: 'back',
      person: martaWithTaxId,
      check: identityCheckReference,
    })
  })

  it('is the person it names when no person left from this tab, without a check', () => {
    journey.storePersonAndCheckFromQuery(`${identityCheckReturnQuery}&customerTaxId=${taxId}`)
    expect(journey.currentStage()).toEqual({ kind: 'back-without-check', person: { taxId } })
  })
})

describe('the person whose phone changes', () => {
  it('is the signed-in customer, with the hash of the link', () => {
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    expect(journey.currentStage()).toEqual({ kind: 'to-begin', person: martaWithTaxId })
    journey.restartPhoneNumberChange({ taxId, fullName: 'Otra', hash: 'h-1' })
    expect(journey.currentStage()).toEqual({ kind: 'to-begin', person: { ...martaWithTaxId, hash: 'h-1' } })
  })

  it('is the signed-in customer, never another person named by the link', () => {
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    journey.restartPhoneNumberChange({ taxId: raulPerson.taxId, hash: 'h-of-raul' })
    expect(journey.currentStage()).toEqual({ kind: 'to-begin', person: martaWithTaxId })
    expect(phoneChangeStore.current()).toEqual({ person: martaWithTaxId })
  })

  it("is not validated by another person's check", () => {
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    phoneChangeStore.save({ person: raulPerson, check: identityCheckReference })
    expect(journey.currentStage()).toEqual({ kind: 'back-without-check', person: martaWithTaxId })
  })

  it('is the signed-in customer who returned without a name, and is stored from then on', () => {
    sessions.openSession(createSessionOfCustomer(martaCustomer))
    phoneChangeStore.save({ leftFor: 'check-1' })
    journey.storePersonAndCheckFromQuery(identityCheckReturnQuery)
    expect(journey.currentStage()).toEqual({
      kind: 'back',
      person: martaWithTaxId,
      check: identityCheckReference,
    })
    expect(phoneChangeStore.current()).toEqual({
      person: martaWithTaxId,
      leftFor: 'check-1',
      check: identityCheckReference,
    })
  })

  it('is the person who logs in, and changes when another person begins to log in', () => {
    saveIdentifiedPerson(martaPerson)
    expect(journey.currentStage()).toEqual({ kind: 'to-begin', person: martaWithTaxId })
    journey.restartPhoneNumberChange(martaWithTaxId)
    phoneChangeStore.save({ ...phoneChangeStore.current(), check: identityCheckReference })
    expect(journey.currentStage()).toEqual({
      kind: 'back',
      person: martaWithTaxId,
      check: identityCheckReference,
    })
    saveIdentifiedPerson(raulPerson)
    expect(journey.currentStage()).toEqual({
      kind: 'back-without-check',
      person: { taxId: raulPerson.taxId, fullName: 'Raúl Peralta' },
    })
    expect(phoneChangeStore.current()?.check).toBeUndefined()
  })

  it('is the person named by the link, while the same person logs in', () => {
    saveIdentifiedPerson(martaPerson)
    journey.restartPhoneNumberChange({ ...martaWithTaxId, hash: 'h-1' })
    expect(journey.currentStage()).toEqual({ kind: 'to-begin', person: { ...martaWithTaxId, hash: 'h-1' } })
  })

  it('is unknown when nothing names them, and no check is kept', () => {
    phoneChangeStore.save({ check: identityCheckReference })
    expect(journey.currentStage()).toEqual({ kind: 'nobody' })
    expect(phoneChangeStore.current()).toBeUndefined()
  })
})

it('a sent code is still valid after a reload', () => {
  phoneChangeStore.save({ person: martaWithTaxId, check: identityCheckReference, sentCode })
  expect(journey.currentStage()).toEqual({ kind: 'code-sent', person: martaWithTaxId })
})
