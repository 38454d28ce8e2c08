import { StoredPasskeyUnlockPreferences } from '@/adapters/device/stored/stored-unlock-preferences'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { RegisterBiometricUnlock } from '@/application/access/register-biometric-unlock'
import { ResetBiometricUnlock } from '@/application/access/reset-biometric-unlock'
import type { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import type { SessionStore } from '@/application/session/session-store'
import { StoredSeenIntroduction } from '@/adapters/device/stored/stored-seen-introduction'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { MemoryPasskeyGateway } from '#tests/support/memory-passkey-gateway'
import { ManualClock } from '#tests/support/manual-clock'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

const { settings } = readShippedConfiguration()
const { customerId } = martaCustomer

let passkeyGateway: MemoryPasskeyGateway
let authenticator: MemoryAuthenticator
let sessions: SessionStore
let sessionGateway: MemorySessionGateway
let preferences: BiometricUnlockPreferences

beforeEach(() => {
  passkeyGateway = new MemoryPasskeyGateway(success(createSessionOfCustomer(martaCustomer)))
  authenticator = new MemoryAuthenticator()
  authenticator.hasPasskeySupport = true
  sessions = createSessionStoreWithMarta()
  sessionGateway = new MemorySessionGateway()
  preferences = new StoredPasskeyUnlockPreferences(new MemoryStorage())
})

describe('a registration of this device for the account', () => {
  const register = (signal: AbortSignal = new AbortController().signal) =>
    new RegisterBiometricUnlock(
      passkeyGateway,
      authenticator,
      sessions,
      new LoadAccountStatus(sessionGateway, sessions, new ManualClock()),
      preferences,
      settings,
    ).execute(signal)

  it('is stored for the customer once the lender accepted the key', async () => {
    expect(await register()).toEqual(success())
    expect(authenticator.receivedRequests).toEqual(['create for Marta Giménez'])
    expect(passkeyGateway.receivedCalls).toEqual([
      'registration challenge',
      `register ${authenticator.storedCredentialIds()[0]}`,
    ])
    expect(preferences.isUnlockRegistered(customerId)).toBe(true)
    expect([preferences.registeredPasskeyId(customerId)]).toEqual(authenticator.storedCredentialIds())
  })

  it('makes the stored account status out of date, so that it is requested again', async () => {
    passkeyGateway.registerPasskeyAnswer = failure({ kind: 'server-failure' })
    await register()
    expect(sessionGateway.receivedCalls).toEqual([])
    passkeyGateway.registerPasskeyAnswer = success()
    await register()
    expect(sessionGateway.receivedCalls).toEqual(['status of 27284561231'])
  })

  it("does not open the device's dialog when the lender gives no challenge", async () => {
    passkeyGateway.registrationChallengeAnswer = failure({ kind: 'no-answer' })
    expect(await register()).toEqual(failure({ kind: 'no-answer' }))
    expect(authenticator.receivedRequests).toEqual([])
  })

  it("does not open the device's dialog once it was cancelled", async () => {
    expect(await register(AbortSignal.abort())).toEqual(failure({ kind: 'cancelled' }))
    expect(authenticator.receivedRequests).toEqual([])
  })

  it('is not sent when the device refused', async () => {
    authenticator.fingerprintReaction = 'breaks'
    expect(await register()).toEqual(failure({ kind: 'failed' }))
    expect([passkeyGateway.receivedCalls, preferences.isUnlockRegistered(customerId)]).toEqual([
      ['registration challenge'],
      false,
    ])
  })

  it('is not stored when the lender refused', async () => {
    passkeyGateway.registerPasskeyAnswer = failure({ kind: 'server-failure' })
    expect(await register()).toEqual(failure({ kind: 'server-failure' }))
    expect(preferences.isUnlockRegistered(customerId)).toBe(false)
  })

  it('is not sent for another customer who logged in meanwhile', async () => {
    const registering = register()
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(await registering).toEqual(failure({ kind: 'session-ended' }))
    expect(passkeyGateway.receivedCalls).toEqual(['registration challenge'])
  })

  it('is not requested without a session', async () => {
    sessions.closeSession('left')
    expect(await register()).toEqual(failure({ kind: 'session-ended' }))
    expect(passkeyGateway.receivedCalls).toEqual([])
  })
})

describe('the unlock is no longer on any device', () => {
  const reset = () => new ResetBiometricUnlock(passkeyGateway, sessions, preferences).execute()

  beforeEach(() => preferences.markUnlockRegistered(customerId, 'of-marta'))

  it('once the lender deleted every key of the customer', async () => {
    expect(await reset()).toEqual(success())
    expect(passkeyGateway.receivedCalls).toEqual([`delete the passkeys of ${martaCustomer.taxId}`])
    expect(preferences.isUnlockRegistered(customerId)).toBe(false)
  })

  it('but stays when the lender did not delete them', async () => {
    passkeyGateway.deletePasskeysAnswer = failure({ kind: 'no-answer' })
    expect(await reset()).toEqual(failure({ kind: 'no-answer' }))
    expect(preferences.isUnlockRegistered(customerId)).toBe(true)
  })

  it('but stays without a session', async () => {
    sessions.closeSession('left')
    expect(await reset()).toEqual(failure({ kind: 'session-ended' }))
    expect([passkeyGateway.receivedCalls, preferences.isUnlockRegistered(customerId)]).toEqual([[], true])
  })
})

it('the choice of each customer is stored separately, for every tab', () => {
  const local = new MemoryStorage()
  const decided = new StoredPasskeyUnlockPreferences(local)
  decided.markUnlockOfferDeclinedForever(customerId)
  decided.markUnlockOfferSkipped(customerId)
  const nextTab = new StoredPasskeyUnlockPreferences(local)
  expect([
    decided.isUnlockOfferDeclinedForever(customerId),
    decided.isUnlockOfferSkipped(customerId),
  ]).toEqual([true, true])
  expect([
    nextTab.isUnlockOfferDeclinedForever(customerId),
    nextTab.isUnlockOfferSkipped(customerId),
  ]).toEqual([true, true])
  expect([decided.isUnlockOfferDeclinedForever('c-other'), decided.isUnlockOfferSkipped('c-other')]).toEqual([
    false,
    false,
  ])
})

it('the introduction is shown once on a device', () => {
  const storage = new MemoryStorage()
  const introduction = new StoredSeenIntroduction(storage)
  expect([introduction.isSplashSeen(), introduction.isIntroductionSeen()]).toEqual([false, false])
  introduction.markSplashSeen()
  expect([introduction.isSplashSeen(), introduction.isIntroductionSeen()]).toEqual([true, false])
  introduction.markIntroductionSeen()
  const later = new StoredSeenIntroduction(storage)
  expect([later.isSplashSeen(), later.isIntroductionSeen()]).toEqual([true, true])
})

it('the splash is not shown after the introduction', () => {
  const introduction = new StoredSeenIntroduction(new MemoryStorage())
  introduction.markIntroductionSeen()
  expect(introduction.isSplashSeen()).toBe(true)
})
