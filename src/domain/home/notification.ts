/** Something new that the lender tells inside the portal. */
export interface PortalNotification {
  readonly id: string
  /** The lender's own HTML, not yet safe to show, in the order of telling. */
  readonly steps: readonly string[]
}

/** The first that has something to tell. Source: HOM-11. */
export function notificationToShow(
  notifications: readonly PortalNotification[],
): PortalNotification | undefined {
  return notifications.find(({ steps }) => steps.length > 0)
}
