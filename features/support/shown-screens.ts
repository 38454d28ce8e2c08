/** The screens of the portal that a scenario has visited. */
export interface VisitedScreens {
  /** Route patterns of the visited screens, in the order of the visits. */
  readonly routePatterns: readonly string[]
  /** Title of the last screen that the scenario visited. */
  readonly title: string
}

/** Media type of the cucumber attachment that lists the screens of a scenario. */
export const visitedScreensMediaType = 'application/x.portal-screens+json'
