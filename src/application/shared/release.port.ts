/** What it means that a part of the portal did not come. */
export type MissingPart =
  /** A newer version is available. The page does not load it by itself: the customer decides. */
  | 'replaced'
  /** The network is gone, or somebody else answers in its place: the part may come once it is back. */
  | 'unreachable'
  /** No other version is known of. */
  | 'unexplained'

/** The version of the portal that runs on this page. */
export interface Release {
  /**
   * What it means where something broke because a part of the portal did not come; nothing where it broke otherwise.
   * Never answers while the page is loading the version that took its place.
   */
  missingPart(reason: unknown): Promise<MissingPart> | undefined
}
export const Release = Symbol('Release')
