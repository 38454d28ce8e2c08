import type { SwitchableCapability } from '@/domain/session/capability'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import { definePort } from './port'

/** Why the portal, or some parts of it, are closed for now. Source: OPS-05. */
export interface PortalMaintenance {
  /** The text about the maintenance that the customer reads. */
  readonly text: string
  /** When the maintenance is expected to end. */
  readonly until?: Instant
  /** The parts of the portal that are closed for maintenance. If missing, the whole portal is closed. */
  readonly capabilities?: readonly SwitchableCapability[]
}

/** The configuration that the lender can change while the portal is open in a browser. Source: OPS-05. */
export interface RemoteConfig {
  readonly switchedOffCapabilities: readonly SwitchableCapability[]
  readonly maintenance?: PortalMaintenance
  /**
   * The oldest release of the portal that may run, such as `0.2.0`. A page with an earlier release reloads
   * as soon as the customer would lose no work.
   */
  readonly minRelease?: string | undefined
}

/**
 * Why the configuration that the lender publishes could not be read. The portal then keeps the
 * configuration that it has.
 */
export type RemoteConfigFailure =
  | { readonly kind: 'no-answer'; readonly isUnsent?: true }
  | { readonly kind: 'unreadable' }

/** Reads the remote configuration that the lender publishes. */
export interface PublishedRemoteConfigReader {
  /**
   * Returns the remote configuration that the lender publishes. `known` is the one that the page has: if the
   * published file cannot be read whole, it only adds restrictions to `known`.
   */
  read(known: RemoteConfig): Promise<Result<RemoteConfig, RemoteConfigFailure>>
}
export const PublishedRemoteConfigReader = definePort<PublishedRemoteConfigReader>(
  'PublishedRemoteConfigReader',
)
