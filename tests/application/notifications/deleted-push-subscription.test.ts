import { StoredPushSubscription } from '@/adapters/device/stored/stored-push-subscription'
import { StoredPushPreferences } from '@/adapters/device/stored/stored-push-preferences'
import { beforeEach, expect, it } from 'vitest'
import { CurrentPortalVisit } from '@/application/home/current-portal-visit'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import type { PushPreferences } from '@/application/notifications/push-preferences.port'
import { ShouldOfferPush } from '@/application/notifications/should-offer-push'
import { SubscribeToPush } from '@/application/notifications/subscribe-to-push'
import { UnfinishedPushRemoval } from '@/application/notifications/unfinished-push-removal'
import type { SessionStore } from '@/application/session/session-store'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { MemoryPushMessaging, MemoryPushSubscriptionGateway } from '#tests/support/memory-notifications'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { createSessionOfCustomer, martaCustomer } from '#tests/support/test-customers'

const { customerId } = martaCustomer
const owned = { customerId, token: 'device-1' }

let pushMessaging: MemoryPushMessaging
let gateway: MemoryPushSubscriptionGateway
let preferences: PushPreferences
let sessions: SessionStore
let deviceStore: StoredPushSubscription
let pushSubscription: DevicePushSubscription
let removal: UnfinishedPushRemoval

beforeEach(async () => {
  const storage = new MemoryStorage()
  pushMessaging = new MemoryPushMessaging()
  pushMessaging.pushSupportAnswer = 'available'
  gateway = new MemoryPushSubscriptionGateway()
  preferences = new StoredPushPreferences(storage)
  sessions = createSessionStore(storage)
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  deviceStore = new StoredPushSubscription(storage)
  pushSubscription = new DevicePushSubscription(deviceStore, pushMessaging, gateway, preferences)
  removal = new UnfinishedPushRemoval(deviceStore, preferences, sessions, pushSubscription)
  await new SubscribeToPush(pushMessaging, gateway, pushSubscription, preferences, sessions).execute()
  pushMessaging.isSubscriptionDeleted = true
})

function shouldOfferPush(): boolean {
  const settings = { ...readShippedConfiguration().settings, pushWaitsForPayment: false }
  const visit = new CurrentPortalVisit(sessions)
  return new ShouldOfferPush(sessions, preferences, pushMessaging, visit, settings).execute()
}

it('a subscription that the browser deleted is forgotten when its customer logs in, and never renewed', async () => {
  await pushSubscription.renewOrRemove(customerId)
  expect([gateway.subscribeCalls, gateway.unsubscribeCalls]).toEqual([[owned], [owned]])
  expect([preferences.isSubscribedToPush(customerId), deviceStore.read()]).toEqual([false, undefined])
  expect(shouldOfferPush()).toBe(true)
})

it('a subscription that the browser deleted is forgotten when the portal starts with a session', async () => {
  expect(shouldOfferPush()).toBe(false)
  await removal.retry()
  expect(shouldOfferPush()).toBe(true)
})

it('a subscription that the customer still has stays when the portal starts', async () => {
  pushMessaging.isSubscriptionDeleted = false
  await removal.retry()
  expect([gateway.unsubscribeCalls, preferences.isSubscribedToPush(customerId)]).toEqual([[], true])
})

it('a customer who logs out while the browser is asked is not subscribed again', async () => {
  const answer = new ManuallyResolvedAnswer<boolean>()
  pushMessaging.isUnsubscribed = () => answer.promise
  const renewal = pushSubscription.renewOrRemove(customerId)
  await pushSubscription.remove()
  answer.resolveWith(false)
  await renewal
  expect([gateway.subscribeCalls, gateway.unsubscribeCalls]).toEqual([[owned], [owned]])
})

it('a customer who logs out while the browser is asked has no active subscription', async () => {
  const answer = new ManuallyResolvedAnswer<boolean>()
  pushMessaging.isUnsubscribed = () => answer.promise
  const isActive = pushSubscription.isActive(customerId)
  await pushSubscription.remove()
  answer.resolveWith(false)
  expect(await isActive).toBe(false)
})
