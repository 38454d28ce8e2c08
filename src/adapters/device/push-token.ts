import { failure, success, type Result } from '@/domain/shared/result'
import type { PushFailure } from '@/application/notifications/push-messaging.port'
import type { Clock } from '@/application/shared/clock.port'
import type { PushTokenIssuer } from './push-tokens'

/**
 * Milliseconds to wait for the push token. Without a push service, a subscription may stay pending forever.
 */
const timeoutMilliseconds = 10_000

/**
 * Returns this device's push token, or the reason why there is none. Gives up after a timeout.
 * Source: PRO-05.
 */
export function requestPushToken(
  tokens: PushTokenIssuer,
  workers: ServiceWorkerContainer | undefined,
  clock: Clock,
): Promise<Result<string, PushFailure>> {
  return Promise.race([
    requestTokenWithoutTimeout(tokens, workers),
    new Promise<Result<string, PushFailure>>((resolve) => {
      clock.runAfter(timeoutMilliseconds, () => resolve(failure({ kind: 'timed-out' })))
    }),
  ])
}

/**
 * Deletes the push subscription of this device and closes the notifications that it has shown, because they are
 * the customer's. Returns whether the device has no subscription afterwards; a browser without service workers
 * has none. Source: PRO-06, GEN-11.
 */
export async function deletePushSubscription(workers: ServiceWorkerContainer | undefined): Promise<boolean> {
  const registration = await workers?.getRegistration()
  if (!registration) return true
  const subscription = await registration.pushManager.getSubscription()
  const isDeleted = !subscription || (await subscription.unsubscribe())
  for (const notification of await registration.getNotifications()) notification.close()
  return isDeleted
}

/**
 * Returns whether this device has no push subscription. Returns false if the issuer's tokens need none.
 * Source: PRO-05.
 */
export async function isPushSubscriptionMissing(
  workers: ServiceWorkerContainer | undefined,
  tokens: PushTokenIssuer | undefined,
): Promise<boolean> {
  if (tokens?.needsNoPushSubscription) return false
  const registration = await workers?.getRegistration()
  return !(await registration?.pushManager.getSubscription())
}

async function requestTokenWithoutTimeout(
  tokens: PushTokenIssuer,
  workers: ServiceWorkerContainer | undefined,
): Promise<Result<string, PushFailure>> {
  if (!workers) return failure({ kind: 'failed' })
  try {
    return success(await tokens.requestToken(await workers.ready))
  } catch {
    return failure({ kind: 'failed' })
  }
}
