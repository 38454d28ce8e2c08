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
  workers: ServiceWorkerContainer,
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
 * Deletes the push subscription of this device. Returns whether the device has none afterwards; a browser
 * without service workers has none. Source: PRO-06.
 */
export async function deletePushSubscription(workers: ServiceWorkerContainer | undefined): Promise<boolean> {
  const registration = await workers?.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return !subscription || subscription.unsubscribe()
}

async function requestTokenWithoutTimeout(
  tokens: PushTokenIssuer,
  workers: ServiceWorkerContainer,
): Promise<Result<string, PushFailure>> {
  try {
    return success(await tokens.requestToken(await workers.ready))
  } catch {
    return failure({ kind: 'failed' })
  }
}
