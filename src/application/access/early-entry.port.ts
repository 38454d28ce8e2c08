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
  /** Returns what was typed, once. Undefined if the page was built without the login form. */
  take(): EarlyEntry | undefined
}
export const EarlyEntries = Symbol('EarlyEntries')
