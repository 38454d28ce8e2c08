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
   * Reloads the page into a newer release, as soon as the customer would lose no work. Reloads only once
   * for each newer release. Source: OPS-05.
   */
  reloadIntoNewerRelease(newer: string): void
  /** Reloads the page into a newer release if one is known and the customer would lose no work. */
  reloadIfNewerReleaseExists(): void
  /**
   * Does not reload the page into a newer release until `workEnd` settles, because a reload would lose work
   * that is stored nowhere. The page then reloads when the customer next comes to a screen where nothing is in
   * progress. Returns the result of `workEnd`.
   */
  postponeReloadUntil<Value>(workEnd: Promise<Value>): Promise<Value>
}
export const PortalRelease = definePort<PortalRelease>('PortalRelease')
