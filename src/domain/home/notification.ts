/** An announcement that the lender shows inside the portal. */
export interface PortalNotification {
  readonly id: string
  /**
   * The announcement's texts, in the order in which they are shown: HTML from the lender that is not
   * sanitised yet.
   */
  readonly unsanitisedHtmlTexts: readonly string[]
}

/** Returns the first of the lender's announcements that has at least one text to show. Source: HOM-11. */
export function notificationToShow(
  notifications: readonly PortalNotification[],
): PortalNotification | undefined {
  return notifications.find(({ unsanitisedHtmlTexts }) => unsanitisedHtmlTexts.length > 0)
}
