import { expect, it } from 'vitest'
import { BrowserPushMessaging } from '@/adapters/device/browser-push-messaging'
import type { PushTokenIssuer } from '@/adapters/device/push-tokens'
import { ManualClock } from '#tests/support/manual-clock'

const pushTokenIssuer = { requestToken: () => Promise.resolve('token-1') }

/**
 * Returns push messaging in a fake browser that supports notifications. `workers` returns its
 * `navigator.serviceWorker`.
 */
function createPushMessaging(
  workers: () => unknown,
  issuer: PushTokenIssuer = pushTokenIssuer,
): BrowserPushMessaging {
  const window = {
    Notification: { permission: 'default' },
    PushManager: class {},
    navigator: {
      get serviceWorker() {
        return workers()
      },
    },
  }
  return new BrowserPushMessaging(window as unknown as Window & typeof globalThis, new ManualClock(), issuer)
}

/** Returns service workers of a page whose registration asks `getSubscription` for its push subscription. */
function workersWithSubscription(getSubscription: () => Promise<object | null>) {
  return { getRegistration: async () => ({ pushManager: { getSubscription } }) }
}

it('notifications are available in a browser with workers', () => {
  expect(createPushMessaging(() => new EventTarget()).pushSupport()).toBe('available')
})

it.each([
  ['in a tab of an iPhone only an installed portal does', false, 'when-installed'],
  ['an old iPhone does not even when it is installed', true, 'unsupported'],
  ['another browser does not', undefined, 'unsupported'],
] as const)('notifications are unavailable without push, %s', async (_, standalone, support) => {
  const window = { navigator: { standalone, serviceWorker: new EventTarget() } }
  const messaging = new BrowserPushMessaging(
    window as unknown as Window & typeof globalThis,
    new ManualClock(),
    pushTokenIssuer,
  )
  expect(messaging.pushSupport()).toBe(support)
  expect(await messaging.subscribe()).toEqual({ ok: false, failure: { kind: 'failed' } })
})

it.each([
  [
    'are refused, as with storage blocked',
    () => {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  ],
  ['are not there', () => undefined],
])('notifications are unavailable when workers %s, without an error', async (_, workers) => {
  const messaging = createPushMessaging(workers)
  expect(messaging.pushSupport()).toBe('unsupported')
  expect(await messaging.subscribe()).toEqual({ ok: false, failure: { kind: 'failed' } })
  messaging.onForegroundMessage(() => undefined)()
  expect(await messaging.unsubscribe()).toBe(true)
})

it.each([
  ['there is no worker', undefined, true],
  ['there is no subscription', { getSubscription: async () => null }, true],
  ['the browser deleted it', { getSubscription: async () => ({ unsubscribe: async () => true }) }, true],
  ['the browser did not', { getSubscription: async () => ({ unsubscribe: async () => false }) }, false],
  ['the browser fails', { getSubscription: () => Promise.reject(new DOMException('', 'AbortError')) }, false],
])('the removal of the subscription says whether it worked: %s', async (_, pushManager, isRemoved) => {
  const getNotifications = async () => []
  const workers = { getRegistration: async () => pushManager && { pushManager, getNotifications } }
  expect(await createPushMessaging(() => workers).unsubscribe()).toBe(isRemoved)
})

it.each([
  ['the browser has no workers', undefined, true],
  ['there is no registration', { getRegistration: async () => undefined }, true],
  ['the browser deleted it', workersWithSubscription(async () => null), true],
  ['it is there', workersWithSubscription(async () => ({})), false],
  [
    'the browser fails',
    workersWithSubscription(() => Promise.reject(new DOMException('', 'AbortError'))),
    false,
  ],
])('a device without a push subscription is known: %s', async (_, workers, isUnsubscribed) => {
  expect(await createPushMessaging(() => workers).isUnsubscribed()).toBe(isUnsubscribed)
})

it('a device whose tokens need no push subscription counts as subscribed', async () => {
  const issuer = { ...pushTokenIssuer, needsNoPushSubscription: true } as const
  const workers = workersWithSubscription(async () => null)
  expect(await createPushMessaging(() => workers, issuer).isUnsubscribed()).toBe(false)
})

it('the removal of the subscription closes the notifications that were shown', async () => {
  let openCount = 2
  const notification = { close: () => (openCount -= 1) }
  const registration = {
    pushManager: { getSubscription: async () => ({ unsubscribe: async () => true }) },
    getNotifications: async () => [notification, notification],
  }
  const workers = { getRegistration: async () => registration }
  expect(await createPushMessaging(() => workers).unsubscribe()).toBe(true)
  expect(openCount).toBe(0)
})
