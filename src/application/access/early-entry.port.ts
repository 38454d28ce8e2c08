/** What the customer did in the login form before the portal's code was loaded. Source: GEN-12. */
export interface EarlyEntry {
  /** The text as typed. */
  readonly dni: string
  readonly remember: boolean
  /** Whether the customer has submitted the form and is waiting. */
  readonly isSubmitted: boolean
}

/** The login form that is built into the page, while the portal's code is loading. */
export interface EarlyEntries {
  /** Given once: it is the portal's from then on. Nothing where the page came without the entrance. */
  take(): EarlyEntry | undefined
}
export const EarlyEntries = Symbol('EarlyEntries')
