import type { Result } from '@/domain/shared/result'
import type { PushMessage } from '@/domain/notifications/push-message'

/**
 * `blocked`: supported, but the customer has blocked notifications in the browser.
 * `when-installed`: an iPhone or iPad, where only an installed portal receives notifications.
 * `unsupported`: the browser has no notifications, service worker or push, or the lender has not configured
 * them.
 */
export type PushSupport = 'available' | 'blocked' | 'when-installed' | 'unsupported'

export type PushFailure =
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'failed' }

/** The notices of this device. Source: PRO-05. */
export interface PushMessaging {
  support(): PushSupport
  /** Asks for permission and gives the token under which this device is reached; after 10 s it gives up. */
  subscribe(): Promise<Result<string, PushFailure>>
  /** The device is reached no more under the token that it had. */
  unsubscribe(): Promise<void>
  /** Runs with each notice that comes while the portal is looked at; gives back how to stop. */
  onForeground(run: (message: PushMessage) => void): () => void
}
export const PushMessaging = Symbol('PushMessaging')
