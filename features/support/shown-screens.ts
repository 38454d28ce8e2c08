/** What a scenario showed while it ran. */
export interface ShownScreens {
  /** Patterns of the addresses, in the order of the visits. */
  readonly visited: readonly string[]
  /** The title of the last one. */
  readonly title: string
}

/** The media type under which a run attaches the screens of a scenario. */
export const screensType = 'application/x.portal-screens+json'
