/** What she did in the form of the entrance before the portal could hear of it. Source: GEN-12. */
export interface EarlyEntry {
  /** As she typed it. */
  readonly dni: string
  readonly remember: boolean
  /** She pressed on, and waits. */
  readonly isSubmitted: boolean
}

/** The entrance stands on the page, drawn ahead, while the portal is still on its way. */
export interface EarlyEntries {
  /** Given once: it is the portal's from then on. Nothing where the page came without the entrance. */
  take(): EarlyEntry | undefined
}
export const EarlyEntries = Symbol('EarlyEntries')
