import { failure, success, type Result } from '@/domain/shared/result'
import type { PushFailure } from '@/application/notifications/push-messaging.port'
import type { Clock } from '@/application/shared/clock.port'
import type { PushTokens } from './push-tokens'

/** A subscription may stay pending for ever where there is no push service. */
const timeoutMilliseconds = 10_000

/** The token of this device, or why there is none by then. Source: PRO-05. */
export function pushToken(
  tokens: PushTokens,
  workers: ServiceWorkerContainer,
  clock: Clock,
): Promise<Result<string, PushFailure>> {
  return Promise.race([
    tokenFrom(tokens, workers),
    new Promise<Result<string, PushFailure>>((resolve) => {
      clock.after(timeoutMilliseconds, () => resolve(failure({ kind: 'timed-out' })))
    }),
  ])
}

/** The device takes no more notices. Source: PRO-06. */
export async function giveUpPush(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

async function tokenFrom(
  tokens: PushTokens,
  workers: ServiceWorkerContainer,
): Promise<Result<string, PushFailure>> {
  try {
    return success(await tokens.token(await workers.ready))
  } catch {
    return failure({ kind: 'failed' })
  }
}
