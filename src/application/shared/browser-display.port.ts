import { definePort } from './port'

/** Describes how the browser displays the portal. */
export interface BrowserDisplay {
  /** Returns whether the portal is installed and was opened as an app. Source: ACC-35. */
  isStandalone(): boolean
  /**
   * Returns whether a new tab can be opened. False if the portal is installed as an app on iOS, where a new
   * tab would stay blank. Source: GEN-17.
   */
  canOpenTabs(): boolean
  /** Returns whether the window is up to 600 px wide. Source: HOM-09, HOM-10. */
  hasNarrowWindow(): boolean
  /** Returns whether the browser supports the styles of the portal's layout. Source: GEN-15, GEN-16. */
  supportsLayoutStyles(): boolean
}
export const BrowserDisplay = definePort<BrowserDisplay>('BrowserDisplay')
