import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { beforeEach, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { LinkLoginResult } from '@/application/access/auto-login.port'
import { SessionOpener } from '@/application/access/log-in'
import { LogInWithLink } from '@/application/access/log-in-with-link'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { TokenRevoker } from '@/application/session/token-revoker'
import type { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { StoredLoginProgress } from '@/adapters/device/stored/stored-login-progress'
import { StoredPathAfterLogin } from '@/adapters/device/stored/stored-path-after-login'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'
import { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { martaCustomer, raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

const martasSession = createSessionOfCustomer(martaCustomer)

let linkLoginAnswer: Result<LinkLoginResult, GatewayFailure>
let usedLinks: string[]
let sessionGateway: MemorySessionGateway
let pushMessaging: MemoryPushMessaging
let sessions: SessionStore
let logIn: LogInWithLink

beforeEach(() => {
  linkLoginAnswer = success({ session: martasSession, redirectTo: '/mis-prestamos' })
  usedLinks = []
  sessionGateway = new MemorySessionGateway()
  pushMessaging = new MemoryPushMessaging()
  sessions = createSessionStore()
  const storage = new MemoryStorage()
  const revocations = new TokenRevoker(sessionGateway, new ManualClock(), new MemoryPortalRelease())
  const device = new DevicePushSubscription(
    new StoredPushSubscription(storage),
    pushMessaging,
    new MemoryPushSubscriptionGateway(),
    new StoredPushPreferences(storage),
  )
  device.save({ customerId: raulCustomer.customerId, token: 'device-1' })
  const opening = new SessionOpener(
    sessions,
    new StoredLoginProgress(storage, new MemoryStorage()),
    revocations,
    device,
    new LoadAccountStatus(sessionGateway, sessions, new ManualClock()),
    new StoredPathAfterLogin(storage),
    new MemoryNavigation('/autologin'),
  )
  const gateway = {
    logInWithLink: async (link: string) => {
      usedLinks.push(link)
      return linkLoginAnswer
    },
  }
  logIn = new LogInWithLink(gateway, opening, sessions, revocations)
  logIn.storeLink('a-link')
})

it('a link logs the customer in once, and returns the address it leads to', async () => {
  expect(logIn.hasUnusedLink).toBe(true)
  expect(await logIn.execute()).toEqual(success('/mis-prestamos'))
  expect([usedLinks, sessions.current()]).toEqual([['a-link'], martasSession])
  expect(logIn.hasUnusedLink).toBe(false)
  expect(await logIn.execute()).toEqual(failure({ kind: 'session-ended' }))
  expect(usedLinks).toHaveLength(1)
})

it('a link never leads outside the portal', async () => {
  linkLoginAnswer = success({ session: martasSession, redirectTo: 'https://otro.example' })
  expect(await logIn.execute()).toEqual(success(undefined))
})

it('a link that was dropped is not used', async () => {
  logIn.forgetLink()
  expect(logIn.hasUnusedLink).toBe(false)
  expect(await logIn.execute()).toEqual(failure({ kind: 'session-ended' }))
  expect(usedLinks).toEqual([])
})

it('a link that the lender refuses opens no session', async () => {
  linkLoginAnswer = failure({ kind: 'no-answer' })
  expect(await logIn.execute()).toEqual(failure({ kind: 'no-answer' }))
  expect(sessions.current()).toBeUndefined()
})

it("a customer with an open session stays logged in, and the link's tokens are revoked", async () => {
  const raulsSession = createSessionOfCustomer(raulCustomer)
  sessions.openSession(raulsSession)
  expect(await logIn.execute(martaCustomer.customerId)).toEqual(failure({ kind: 'session-ended' }))
  expect(sessions.current()).toEqual(raulsSession)
  expect([sessionGateway.receivedCalls, pushMessaging.unsubscribeCount]).toEqual([
    ['log out refresh of Marta'],
    0,
  ])
})

it('a link ends the session of a customer who agreed, and revokes their tokens', async () => {
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  expect(await logIn.execute(raulCustomer.customerId)).toEqual(success('/mis-prestamos'))
  expect(sessions.current()).toEqual(martasSession)
  expect(sessionGateway.receivedCalls).toEqual([
    'log out refresh of Raúl',
    `status of ${martaCustomer.taxId}`,
  ])
  expect(pushMessaging.unsubscribeCount).toBe(1)
})

it('a link ends the session of a customer who agreed before it opens the other one', async () => {
  sessions.openSession(createSessionOfCustomer(raulCustomer))
  const seen: unknown[] = []
  sessions.onChange(() => seen.push([sessions.customer()?.firstName, sessions.lastEndReason()]))
  await logIn.execute(raulCustomer.customerId)
  expect(seen).toEqual([
    [undefined, 'left'],
    ['Marta', undefined],
  ])
})
