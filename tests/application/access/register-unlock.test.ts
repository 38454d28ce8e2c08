import { StoredUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { IntroductionSeen } from '@/application/access/introduction-seen'
import { RegisterUnlock } from '@/application/access/register-unlock'
import { ResetUnlock } from '@/application/access/reset-unlock'
import type { UnlockPreferences } from '@/application/access/unlock-preferences.port'
import type { SessionStore } from '@/application/session/session-store'
import { martaSignedIn } from '#tests/support/loan-builders'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { MemoryPasskeyGateway } from '#tests/support/memory-passkey-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, raulCustomer, sessionOf } from '#tests/support/people'
import { shippedConfiguration } from '#tests/support/shipped-configuration'

const { settings } = shippedConfiguration()
const { customerId } = martaCustomer

let lender: MemoryPasskeyGateway
let authenticator: MemoryAuthenticator
let sessions: SessionStore
let preferences: UnlockPreferences

beforeEach(() => {
  lender = new MemoryPasskeyGateway(success(sessionOf(martaCustomer)))
  authenticator = new MemoryAuthenticator()
  authenticator.supported = true
  sessions = martaSignedIn()
  preferences = new StoredUnlockPreferences(new MemoryStorage())
})

describe('registering this device for the account', () => {
  const register = (signal: AbortSignal = new AbortController().signal) =>
    new RegisterUnlock(lender, authenticator, sessions, preferences, settings).execute(signal)

  it('is stored for the customer once the lender took the key', async () => {
    expect(await register()).toEqual(success())
    expect(authenticator.asked).toEqual(['create for Marta Giménez'])
    expect(lender.asked).toEqual(['registration challenge', `register ${authenticator.held()[0]}`])
    expect(preferences.isRegistered(customerId)).toBe(true)
  })

  it('asks the device nothing where the lender gives no challenge', async () => {
    lender.registration = failure({ kind: 'no-answer' })
    expect(await register()).toEqual(failure({ kind: 'no-answer' }))
    expect(authenticator.asked).toEqual([])
  })

  it('asks the device nothing once it was cancelled', async () => {
    expect(await register(AbortSignal.abort())).toEqual(failure({ kind: 'cancelled' }))
    expect(authenticator.asked).toEqual([])
  })

  it('registers nothing that the device refused', async () => {
    authenticator.gesture = 'breaks'
    expect(await register()).toEqual(failure({ kind: 'failed' }))
    expect([lender.asked, preferences.isRegistered(customerId)]).toEqual([['registration challenge'], false])
  })

  it('notes nothing that the lender refused', async () => {
    lender.accepted = failure({ kind: 'server-failure' })
    expect(await register()).toEqual(failure({ kind: 'server-failure' }))
    expect(preferences.isRegistered(customerId)).toBe(false)
  })

  it('gives the key to nobody who logged in meanwhile', async () => {
    const registering = register()
    sessions.open(sessionOf(raulCustomer))
    expect(await registering).toEqual(failure({ kind: 'session-ended' }))
    expect(lender.asked).toEqual(['registration challenge'])
  })

  it('asks nothing without a session', async () => {
    sessions.close('left')
    expect(await register()).toEqual(failure({ kind: 'session-ended' }))
    expect(lender.asked).toEqual([])
  })
})

describe('no device opens it any more', () => {
  const reset = () => new ResetUnlock(lender, sessions, preferences).execute()

  beforeEach(() => preferences.noteRegistered(customerId))

  it('once the lender deleted every key of the customer', async () => {
    expect(await reset()).toEqual(success())
    expect(lender.asked).toEqual([`delete the passkeys of ${martaCustomer.taxId}`])
    expect(preferences.isRegistered(customerId)).toBe(false)
  })

  it('which is not so where the lender did not', async () => {
    lender.deleted = failure({ kind: 'no-answer' })
    expect(await reset()).toEqual(failure({ kind: 'no-answer' }))
    expect(preferences.isRegistered(customerId)).toBe(true)
  })

  it('nor without a session', async () => {
    sessions.close('left')
    expect(await reset()).toEqual(failure({ kind: 'session-ended' }))
    expect([lender.asked, preferences.isRegistered(customerId)]).toEqual([[], true])
  })
})

it('each customer decides for themselves, in every tab', () => {
  const local = new MemoryStorage()
  const decided = new StoredUnlockPreferences(local)
  decided.noteNeverAskAgain(customerId)
  decided.noteSkipped(customerId)
  const nextTab = new StoredUnlockPreferences(local)
  expect([decided.neverAskAgain(customerId), decided.isSkipped(customerId)]).toEqual([true, true])
  expect([nextTab.neverAskAgain(customerId), nextTab.isSkipped(customerId)]).toEqual([true, true])
  expect([decided.neverAskAgain('c-other'), decided.isSkipped('c-other')]).toEqual([false, false])
})

it('the portal introduces itself once on a device', () => {
  const storage = new MemoryStorage()
  const introduction = new IntroductionSeen(storage)
  expect([introduction.hasBegun(), introduction.isSeen()]).toEqual([false, false])
  introduction.noteBegun()
  expect([introduction.hasBegun(), introduction.isSeen()]).toEqual([true, false])
  introduction.note()
  const later = new IntroductionSeen(storage)
  expect([later.hasBegun(), later.isSeen()]).toEqual([true, true])
})

it('who saw the introduction needs no splash', () => {
  const introduction = new IntroductionSeen(new MemoryStorage())
  introduction.note()
  expect(introduction.hasBegun()).toBe(true)
})
