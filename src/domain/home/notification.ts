/** An announcement that the lender shows inside the portal. */
export interface PortalNotification {
  readonly id: string
  /** HTML from the lender, not sanitised yet, in the order in which the steps are shown. */
  readonly steps: readonly string[]
}

/** Returns the first notification that has at least one step. Source: HOM-11. */
export function notificationToShow(
  notifications: readonly PortalNotification[],
): PortalNotification | undefined {
  return notifications.find(({ steps }) => steps.length > 0)
}
