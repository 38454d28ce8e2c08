import type { SwitchableCapability } from '@/domain/session/capability'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import { definePort } from './port'

/** Why the portal, or some capabilities of it, is closed for now. Source: OPS-05. */
export interface Maintenance {
  /** The text about the maintenance that the customer reads. */
  readonly text: string
  /** When the maintenance is expected to end. */
  readonly until?: Instant
  /** The capabilities that are closed for maintenance. If missing, the whole portal is closed. */
  readonly capabilities?: readonly SwitchableCapability[]
}

/** What the lender can change while the portal is open in a browser. Source: OPS-05. */
export interface RemoteConfig {
  readonly off: readonly SwitchableCapability[]
  readonly maintenance?: Maintenance
  /**
   * The oldest release that may run, such as `0.2.0`. Pages of an earlier one reload as soon as the
   * customer would lose no work.
   */
  readonly minRelease?: string
}

/** Why the published configuration could not be read. The portal then keeps the one that it has. */
export type RemoteConfigFailure =
  | { readonly kind: 'no-answer'; readonly isUnsent?: true }
  | { readonly kind: 'unreadable' }

/** Reads the remote configuration that the lender publishes. */
export interface PublishedRemoteConfig {
  read(): Promise<Result<RemoteConfig, RemoteConfigFailure>>
}
export const PublishedRemoteConfig = definePort<PublishedRemoteConfig>('PublishedRemoteConfig')
