import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { CurrentPortalVisit } from '@/application/home/current-portal-visit'
import { ShouldOfferPush } from '@/application/notifications/should-offer-push'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import { UnfinishedPushRemoval } from '@/application/notifications/unfinished-push-removal'
import { SubscribeToPush } from '@/application/notifications/subscribe-to-push'
import type { SessionStore } from '@/application/session/session-store'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryStorage } from '#tests/support/memory-storage'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer, martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'

let pushMessaging: MemoryPushMessaging
let gateway: MemoryPushSubscriptionGateway
let preferences: PushPreferences
let sessions: SessionStore
let pushSubscription: DevicePushSubscription
let subscribe: SubscribeToPush
let unfinishedRemoval: UnfinishedPushRemoval

beforeEach(() => {
  const storage = new MemoryStorage()
  pushMessaging = new MemoryPushMessaging()
  pushMessaging.pushSupportAnswer = 'available'
  gateway = new MemoryPushSubscriptionGateway()
  preferences = new StoredPushPreferences(storage)
  sessions = createSessionStore(storage)
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  const deviceStore = new StoredPushSubscription(storage)
  pushSubscription = new DevicePushSubscription(deviceStore, pushMessaging, gateway, preferences)
  subscribe = new SubscribeToPush(pushMessaging, gateway, pushSubscription, preferences, sessions)
  unfinishedRemoval = new UnfinishedPushRemoval(deviceStore, preferences, sessions, pushSubscription)
})

const { settings } = readShippedConfiguration()
const owned = { customerId: 'c-8f21d04b', token: 'device-1' }

function shouldOfferPush({ pushWaitsForPayment } = { pushWaitsForPayment: true }): boolean {
  const before = new CurrentPortalVisit(sessions)
  const lender = { ...settings, pushWaitsForPayment }
  return new ShouldOfferPush(sessions, preferences, pushMessaging, before, lender).execute()
}

describe('the push subscription of a device', () => {
  it('is sent to the lender with its customer', async () => {
    expect(await subscribe.execute()).toEqual(success())
    expect(gateway.subscribeCalls).toEqual([{ customerId: 'c-8f21d04b', token: 'device-1' }])
    expect(preferences.isSubscribedToPush('c-8f21d04b')).toBe(true)
  })

  it.each(['not-allowed', 'timed-out', 'failed'] as const)(
    'is not sent to the lender when it %s',
    async (kind) => {
      pushMessaging.tokenAnswer = failure({ kind })
      expect(await subscribe.execute()).toEqual(failure({ kind }))
      expect(gateway.subscribeCalls).toEqual([])
    },
  )

  it('is not stored when the lender refuses it', async () => {
    gateway.answer = failure({ kind: 'no-answer' })
    expect(await subscribe.execute()).toEqual(failure({ kind: 'no-answer' }))
    expect(preferences.isSubscribedToPush('c-8f21d04b')).toBe(false)
  })

  it('never includes a customer who logged in meanwhile', async () => {
    const token = new ManuallyResolvedAnswer<ReturnType<typeof success<string>>>()
    pushMessaging.tokenAnswer = token.promise
    const subscribing = subscribe.execute()
    sessions.openSession(createSessionOfCustomer(brunoCustomer))
    token.resolveWith(success('device-1'))
    expect(await subscribing).toEqual(failure({ kind: 'session-ended' }))
    expect(gateway.subscribeCalls).toEqual([])
  })
})

describe('a subscription that the lender stores late', () => {
  let storage: ManuallyResolvedAnswer<ReturnType<typeof success<void>>>

  beforeEach(() => {
    storage = new ManuallyResolvedAnswer()
    gateway.subscribe = async () => storage.promise
  })

  it('is removed again after the logout', async () => {
    const subscribing = subscribe.execute()
    await setImmediate()
    sessions.closeSession('left')
    await pushSubscription.remove()
    expect([gateway.unsubscribeCalls, pushMessaging.unsubscribeCount]).toEqual([[owned], 1])
    storage.resolveWith(success(undefined))
    expect(await subscribing).toEqual(failure({ kind: 'session-ended' }))
    expect([gateway.unsubscribeCalls, preferences.isSubscribedToPush('c-8f21d04b')]).toEqual([
      [owned, owned],
      false,
    ])
  })

  it("is not reported for another customer's device", async () => {
    const subscribing = subscribe.execute()
    await setImmediate()
    sessions.closeSession('left')
    await pushSubscription.remove()
    sessions.openSession(createSessionOfCustomer(brunoCustomer))
    pushSubscription.save({ customerId: brunoCustomer.customerId, token: 'device-2' })
    storage.resolveWith(success(undefined))
    await subscribing
    expect(gateway.unsubscribeCalls).toEqual([owned, owned])
    await pushSubscription.remove()
    expect(gateway.unsubscribeCalls.at(-1)).toEqual({
      customerId: brunoCustomer.customerId,
      token: 'device-2',
    })
  })
})

describe('a customer who logs in', () => {
  it.each([
    { customer: brunoCustomer, left: 1 },
    { customer: martaCustomer, left: 0 },
  ])('as $customer.firstName ends the subscription of another: $left', async ({ customer, left }) => {
    await subscribe.execute()
    await pushSubscription.renewOrRemove(customer.customerId)
    expect([gateway.unsubscribeCalls.length, pushMessaging.unsubscribeCount]).toEqual([left, left])
  })

  it('is subscribed again, because the lender may have removed the subscription meanwhile', async () => {
    await subscribe.execute()
    pushMessaging.tokenAnswer = failure({ kind: 'not-allowed' })
    await pushSubscription.renewOrRemove(martaCustomer.customerId)
    expect(gateway.subscribeCalls).toEqual([owned, owned])
  })

  it('is not subscribed again when the subscription failed before', async () => {
    gateway.answer = failure({ kind: 'no-answer' })
    await subscribe.execute()
    await pushSubscription.renewOrRemove(martaCustomer.customerId)
    expect([gateway.subscribeCalls, gateway.unsubscribeCalls]).toEqual([[owned], [owned]])
  })
})

describe('a subscription that could not be removed from the device at the logout', () => {
  beforeEach(async () => {
    await subscribe.execute()
    pushMessaging.canUnsubscribe = false
    sessions.closeSession('left')
    await pushSubscription.remove()
    pushMessaging.canUnsubscribe = true
  })

  it.each([brunoCustomer, martaCustomer])(
    'is removed when $firstName logs in, once',
    async ({ customerId }) => {
      await pushSubscription.renewOrRemove(customerId)
      await pushSubscription.renewOrRemove(customerId)
      expect([gateway.subscribeCalls, gateway.unsubscribeCalls]).toEqual([[owned], [owned, owned]])
      expect(pushMessaging.unsubscribeCount).toBe(2)
    },
  )

  it('is removed when the portal starts without a session', async () => {
    await unfinishedRemoval.retry()
    await unfinishedRemoval.retry()
    expect(pushMessaging.unsubscribeCount).toBe(2)
  })

  it('does not count as a subscription', () => {
    expect(preferences.isSubscribedToPush('c-8f21d04b')).toBe(false)
  })
})

describe('a start of the portal', () => {
  it('leaves a subscription that the customer is turning on', async () => {
    pushSubscription.save(owned)
    await unfinishedRemoval.retry()
    expect(gateway.unsubscribeCalls).toEqual([])
  })
})

describe('a start of the portal after the session expired', () => {
  it('leaves the subscription', async () => {
    await subscribe.execute()
    sessions.closeSession('expired')
    await unfinishedRemoval.retry()
    expect([gateway.unsubscribeCalls, preferences.isSubscribedToPush('c-8f21d04b')]).toEqual([[], true])
  })
})

describe('a removal that ends after a new subscription', () => {
  it.each([
    ['another customer', brunoCustomer.customerId],
    ['the same customer', 'c-8f21d04b'],
  ])('keeps the subscription of %s', async (_, customerId) => {
    await subscribe.execute()
    const removal = new ManuallyResolvedAnswer<boolean>()
    pushMessaging.unsubscribe = () => removal.promise
    const leaving = pushSubscription.remove()
    const newDevice = { customerId, token: 'device-2' }
    pushSubscription.save(newDevice)
    removal.resolveWith(true)
    await leaving
    await pushSubscription.remove()
    expect(gateway.unsubscribeCalls).toEqual([owned, newDevice])
  })
})

describe('a visitor without a session', () => {
  it('gets no offer and no subscription', async () => {
    preferences.markPaidOnDevice('c-8f21d04b')
    sessions.closeSession('left')
    expect(shouldOfferPush()).toBe(false)
    expect(await subscribe.execute()).toEqual(failure({ kind: 'session-ended' }))
    expect(gateway.subscribeCalls).toEqual([])
  })

  it("is not subscribed when the customer left during the browser's question", async () => {
    const token = new ManuallyResolvedAnswer<ReturnType<typeof success<string>>>()
    pushMessaging.tokenAnswer = token.promise
    const subscribing = subscribe.execute()
    sessions.closeSession('left')
    token.resolveWith(success('device-1'))
    expect(await subscribing).toEqual(failure({ kind: 'session-ended' }))
    expect([gateway.subscribeCalls, preferences.isSubscribedToPush('c-8f21d04b')]).toEqual([[], false])
  })
})

describe('a logout', () => {
  it('ends the subscription here and at the lender, once', async () => {
    await subscribe.execute()
    const leaving = pushSubscription.remove()
    expect(preferences.isSubscribedToPush('c-8f21d04b')).toBe(false)
    await leaving
    await pushSubscription.remove()
    expect(gateway.unsubscribeCalls).toEqual([{ customerId: 'c-8f21d04b', token: 'device-1' }])
    expect(pushMessaging.unsubscribeCount).toBe(1)
  })

  it('ends nothing without a subscription', async () => {
    await pushSubscription.remove()
    expect([gateway.unsubscribeCalls, pushMessaging.unsubscribeCount]).toEqual([[], 0])
  })
})

describe('the arrival at the home', () => {
  it('offers notifications at once, unless the lender waits for the first payment', () => {
    expect(shouldOfferPush({ pushWaitsForPayment: false })).toBe(true)
  })

  it('offers notifications after the first payment, on a device that can show them', () => {
    expect(shouldOfferPush()).toBe(false)
    preferences.markPaidOnDevice('c-8f21d04b')
    expect(shouldOfferPush()).toBe(true)
    pushMessaging.pushSupportAnswer = 'blocked'
    expect(shouldOfferPush()).toBe(false)
  })

  it('offers no notifications once they are on, or the customer postponed them', async () => {
    preferences.markPaidOnDevice('c-8f21d04b')
    preferences.markPushOfferSkipped('c-8f21d04b')
    expect(shouldOfferPush()).toBe(false)
    sessions.openSession(createSessionOfCustomer(brunoCustomer))
    preferences.markPaidOnDevice(brunoCustomer.customerId)
    expect(shouldOfferPush()).toBe(true)
    await subscribe.execute()
    expect(shouldOfferPush()).toBe(false)
  })

  it('offers no notifications to a customer who refused them at the lender', () => {
    preferences.markPaidOnDevice('c-8f21d04b')
    sessions.openSession(createSessionOfCustomer({ ...martaCustomer, skipsPushOffer: true }))
    expect(shouldOfferPush()).toBe(false)
  })
})
