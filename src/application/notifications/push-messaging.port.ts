import type { Result } from '@/domain/shared/result'
import type { PushMessage } from '@/domain/notifications/push-message'
import { definePort } from '@/application/shared/port'

/**
 * Whether this device can receive push notifications. `blocked`: supported, but the customer has blocked
 * notifications in the browser. `when-installed`: an iPhone or iPad, where only an installed portal
 * receives notifications. `unsupported`: the browser has no notifications, service worker or push, or
 * the lender has not configured them.
 */
export type PushSupport = 'available' | 'blocked' | 'when-installed' | 'unsupported'

export type PushFailure =
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'failed' }

/** Subscribes this device to push notifications and receives them. Source: PRO-05. */
export interface PushMessaging {
  pushSupport(): PushSupport
  /**
   * Asks the customer for permission and returns the device's push token. Waits for the customer without a
   * limit, then at most 10 seconds for the token.
   */
  subscribe(): Promise<Result<string, PushFailure>>
  /**
   * Deletes the device's push token and closes the notifications that it shows. Returns whether the device has
   * no token afterwards.
   */
  unsubscribe(): Promise<boolean>
  /**
   * Returns whether the device has no push token. The browser deletes it, for example, when the customer blocks
   * notifications. Returns false if this cannot be found out.
   */
  isUnsubscribed(): Promise<boolean>
  /**
   * Calls `run` for each notification that arrives while the portal's page has the focus. Returns a function
   * that unsubscribes.
   */
  onForegroundMessage(run: (message: PushMessage) => void): () => void
}
export const PushMessaging = definePort<PushMessaging>('PushMessaging')
