import type { Capability } from '@/domain/session/capability'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import { port } from './port'

/** Why the portal, or some capabilities of it, is closed for now. Source: OPS-05. */
export interface Maintenance {
  /** What the customer reads. */
  readonly text: string
  /** When it is expected to end. */
  readonly until?: Instant
  /** The closed capabilities; the whole portal if missing. */
  readonly capabilities?: readonly Capability[]
}

/** What the lender can change while the portal is open in a browser. Source: OPS-05. */
export interface RemoteConfig {
  readonly off: readonly Capability[]
  readonly maintenance?: Maintenance
  /** Pages of an earlier release load again as soon as nothing would be lost. Such as `0.2.0`. */
  readonly minRelease?: string
}

/** Why the published configuration is not known; then nothing changes. */
export type RemoteConfigFailure =
  | { readonly kind: 'no-answer'; readonly isUnsent?: true }
  | { readonly kind: 'unreadable' }

/** The published configuration. */
export interface PublishedRemoteConfig {
  read(): Promise<Result<RemoteConfig, RemoteConfigFailure>>
}
export const PublishedRemoteConfig = port<PublishedRemoteConfig>('PublishedSteering')
