import { port } from './port'

/** Why a part of the portal's code could not be loaded. */
export type MissingPartReason =
  /** A newer version is available. The page does not load it by itself: the customer decides. */
  | 'replaced'
  /**
   * The network is down, or another server answers in its place. The part may load once the network is back.
   */
  | 'unreachable'
  /** No other version is known, so the reason is unknown. */
  | 'unexplained'

/** The version of the portal that this page runs. */
export interface Release {
  /**
   * Returns why a part of the portal could not be loaded, or undefined if the error has another reason.
   * Never resolves while the page is reloading into a newer version.
   */
  explainMissingPart(reason: unknown): Promise<MissingPartReason> | undefined
  /** Name of the running version, such as `0.1.0`. */
  readonly name: string
  /**
   * Loads the page again as soon as nothing would be lost, once for each newer release. Source: OPS-05.
   */
  reloadInto(newer: string): void
}
export const Release = port<Release>('Release')
