import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { beforeEach, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { NewPassword, SetPasswordFailure } from '@/application/access/new-password.port'
import { SetPassword } from '@/application/access/set-password'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { TokenRevoker } from '@/application/session/token-revoker'
import type { SessionStore } from '@/application/session/session-store'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'

const passwordChange = { password: 'cuota2026', currentPassword: 'cuota2025' }

let setPasswordAnswer: Result<void, SetPasswordFailure>
let sentPasswords: NewPassword[]
let sessionGateway: MemorySessionGateway
let sessions: SessionStore
let pushGateway: MemoryPushSubscriptionGateway
let pushSubscription: DevicePushSubscription
let setPassword: SetPassword

beforeEach(() => {
  setPasswordAnswer = success()
  sentPasswords = []
  sessionGateway = new MemorySessionGateway()
  sessions = createSessionStoreWithMarta()
  const gateway = {
    setPassword: async (each: NewPassword) => {
      sentPasswords.push(each)
      return setPasswordAnswer
    },
  }
  const storage = new MemoryStorage()
  pushGateway = new MemoryPushSubscriptionGateway()
  pushSubscription = new DevicePushSubscription(
    new StoredPushSubscription(storage),
    new MemoryPushMessaging(),
    pushGateway,
    new StoredPushPreferences(storage),
  )
  const revocations = new TokenRevoker(sessionGateway, new ManualClock(), new MemoryPortalRelease())
  setPassword = new SetPassword(gateway, revocations, sessions, pushSubscription)
})

it('a new password ends the session here and at the lender at once', async () => {
  expect(await setPassword.execute(passwordChange)).toEqual(success())
  expect([sentPasswords, sessionGateway.receivedCalls]).toEqual([
    [{ ...passwordChange, onBehalfOf: martaCustomer.taxId }],
    ['log out refresh of Marta'],
  ])
  expect([sessions.current(), sessions.lastEndReason()]).toEqual([undefined, 'password-set'])
})

it('a device receives no notification after the customer set a password', async () => {
  const owned = { customerId: martaCustomer.customerId, token: 'device-1' }
  pushSubscription.save(owned)
  await setPassword.execute(passwordChange)
  expect(pushGateway.unsubscribeCalls).toEqual([owned])
})

it('a password that the lender refuses ends no session', async () => {
  setPasswordAnswer = failure({ kind: 'wrong-current-password' })
  expect(await setPassword.execute(passwordChange)).toEqual(failure({ kind: 'wrong-current-password' }))
  expect([sessionGateway.receivedCalls, sessions.customer()?.firstName]).toEqual([[], 'Marta'])
})

it('a new password does not end the session of another customer who logged in meanwhile', async () => {
  const setting = setPassword.execute(passwordChange)
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  await setting
  expect(sessions.customer()?.firstName).toBe('Raúl')
  expect(sessionGateway.receivedCalls).toEqual(['log out refresh of Marta'])
})

it('a password is not set without a session', async () => {
  sessions.closeSession('left')
  expect(await setPassword.execute(passwordChange)).toEqual(failure({ kind: 'session-ended' }))
  expect(sentPasswords).toEqual([])
})

it('a password is not set for another customer who logged in meanwhile', async () => {
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  expect(await setPassword.execute(passwordChange)).toEqual(failure({ kind: 'session-ended' }))
  expect(sentPasswords).toEqual([])
})
