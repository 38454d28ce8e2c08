import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { LogOut } from '@/application/session/log-out'
import { TokenRevoker } from '@/application/session/token-revoker'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { SessionStore } from '@/application/session/session-store'
import {
  createSessionStoreWithMarta,
  createSessionStoreWithoutCustomer,
  ManuallyResolvedAnswer,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)

let clock: ManualClock
let sessionGateway: MemorySessionGateway
let release: MemoryPortalRelease
let tokenRevoker: TokenRevoker

beforeEach(() => {
  clock = new ManualClock()
  sessionGateway = new MemorySessionGateway()
  release = new MemoryPortalRelease()
  tokenRevoker = new TokenRevoker(sessionGateway, clock, release)
})

function logOut(sessions: SessionStore): Promise<void> {
  const storage = new MemoryStorage()
  const messaging = new MemoryPushMessaging()
  const subscriptions = new MemoryPushSubscriptionGateway()
  const device = new DevicePushSubscription(
    new StoredPushSubscription(storage),
    messaging,
    subscriptions,
    new StoredPushPreferences(storage),
  )
  return new LogOut(sessions, tokenRevoker, device).execute()
}

async function waitForNextMacrotask(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

describe('a logout', () => {
  it('sends the lender the session to end', async () => {
    await logOut(createSessionStoreWithMarta())
    expect(sessionGateway.receivedCalls).toEqual(['log out refresh of Marta'])
    expect(tokenRevoker.areAllRevoked).toBe(true)
  })

  it("has deleted the device's data before the lender answers", async () => {
    const answer = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    sessionGateway.logOutAnswer = answer.promise
    const sessions = createSessionStoreWithMarta()
    const leaving = logOut(sessions)
    expect(sessions.current()).toBeUndefined()
    expect(sessions.lastEndReason()).toBe('left')
    answer.resolveWith(success())
    await leaving
  })

  it('sends nothing without a session', async () => {
    await logOut(createSessionStoreWithoutCustomer())
    expect(sessionGateway.receivedCalls).toEqual([])
  })
})

describe('a lender that could not be reached at a logout', () => {
  it.each([failure({ kind: 'server-failure' } as const), noAnswerFailure])(
    'is asked again after 10 s: %j',
    async (first) => {
      sessionGateway.logOutAnswer = first
      await logOut(createSessionStoreWithMarta())
      expect(tokenRevoker.areAllRevoked).toBe(false)
      sessionGateway.logOutAnswer = success()
      clock.advance(9_999)
      expect(sessionGateway.receivedCalls).toHaveLength(1)
      clock.advance(1)
      await waitForNextMacrotask()
      expect(sessionGateway.receivedCalls).toEqual(['log out refresh of Marta', 'log out refresh of Marta'])
      expect(tokenRevoker.areAllRevoked).toBe(true)
      clock.advance(3_600_000)
      expect(sessionGateway.receivedCalls).toHaveLength(2)
    },
  )

  it('is asked less and less often, and at least every 5 minutes', async () => {
    sessionGateway.logOutAnswer = noAnswerFailure
    await logOut(createSessionStoreWithMarta())
    for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
      const before = sessionGateway.receivedCalls.length
      clock.advance(seconds * 1000 - 1)
      expect(sessionGateway.receivedCalls).toHaveLength(before)
      clock.advance(1)
      await waitForNextMacrotask()
      expect(sessionGateway.receivedCalls).toHaveLength(before + 1)
    }
  })

  it('is asked once when the customer retries', async () => {
    sessionGateway.logOutAnswer = noAnswerFailure
    await logOut(createSessionStoreWithMarta())
    sessionGateway.logOutAnswer = success()
    await tokenRevoker.retry()
    clock.advance(3_600_000)
    await waitForNextMacrotask()
    expect(sessionGateway.receivedCalls).toHaveLength(2)
  })

  it('is not asked about a session that it has ended itself', async () => {
    sessionGateway.logOutAnswer = failure({ kind: 'session-ended' })
    await logOut(createSessionStoreWithMarta())
    expect(tokenRevoker.areAllRevoked).toBe(true)
  })
})

describe('a newer release, which would reload the page and lose the refresh token', () => {
  it('waits until the lender has revoked the session', async () => {
    sessionGateway.logOutAnswer = noAnswerFailure
    await logOut(createSessionStoreWithMarta())
    await waitForNextMacrotask()
    expect(release.isReloadPostponed).toBe(true)
    sessionGateway.logOutAnswer = success()
    clock.advance(10_000)
    await waitForNextMacrotask()
    expect(release.isReloadPostponed).toBe(false)
  })

  it('does not wait for a session that is already revoked', async () => {
    await logOut(createSessionStoreWithMarta())
    await waitForNextMacrotask()
    expect(release.isReloadPostponed).toBe(false)
  })

  it('waits 15 minutes at most, although the lender is still asked afterwards', async () => {
    sessionGateway.logOutAnswer = noAnswerFailure
    await logOut(createSessionStoreWithMarta())
    clock.advance(899_999)
    await waitForNextMacrotask()
    expect(release.isReloadPostponed).toBe(true)
    clock.advance(1)
    await waitForNextMacrotask()
    expect(release.isReloadPostponed).toBe(false)
    const before = sessionGateway.receivedCalls.length
    clock.advance(300_000)
    expect(sessionGateway.receivedCalls.length).toBeGreaterThan(before)
  })
})
