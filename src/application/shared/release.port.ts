import { definePort } from './port'

/** Why a part of the portal's code could not be loaded. */
export type CodeNotLoadedReason =
  /**
   * Reason: a newer version of the portal is available. The page did not reload into it at once, because the
   * customer would lose work, or because it has already reloaded for this version.
   */
  | 'replaced'
  /**
   * Reason: the network is down, or a server other than the portal's answers. The missing part may load once
   * the network is back.
   */
  | 'unreachable'
  /**
   * Reason unknown: the portal knows of no newer version, so it cannot say why a part of its code could not
   * be loaded.
   */
  | 'unexplained'

/** The version of the portal that this page runs. */
export interface PortalRelease {
  /**
   * Returns why a part of the portal's code could not be loaded. Undefined if the given error has another
   * cause. Never resolves while the page is reloading into a newer version.
   */
  findCodeNotLoadedReason(reason: unknown): Promise<CodeNotLoadedReason> | undefined
  /** Name of the portal's version that this page runs, such as `0.1.0`. */
  readonly currentVersion: string
  /**
   * Looks for a newer release on the lender's site. If a reload brings it, `reloadIfNewerReleaseExists` then reloads
   * the page. Resolves after half a minute at the latest. Source: OPS-05.
   */
  lookForNewerRelease(): Promise<void>
  /**
   * Reloads the page into a newer release if one is known and the customer would lose no work. For a release that
   * `lookForNewerRelease` found, each tab reloads once. Must be called only on a screen where nothing is in progress.
   */
  reloadIfNewerReleaseExists(): void
  /**
   * Does not reload the page into a newer release until `workEnd` settles, because a reload would lose work
   * that is stored nowhere. The page then reloads when the customer next comes to a screen where nothing is in
   * progress. A reload of the same release, which a part of its code needs after a network failure, is not
   * postponed. Returns the result of `workEnd`.
   */
  postponeReloadUntil<Value>(workEnd: Promise<Value>): Promise<Value>
}
export const PortalRelease = definePort<PortalRelease>('PortalRelease')
