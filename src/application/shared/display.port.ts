/** How the portal is being shown. */
export interface Display {
  /** Installed and opened as an app. Source: ACC-35. */
  isStandalone(): boolean
  /** Not in an app installed on iOS, where a tab that it opens stays blank. Source: GEN-17. */
  opensTabs(): boolean
  /** Up to 600 px wide. Source: HOM-09, HOM-10. */
  isSmall(): boolean
}
export const Display = Symbol('Display')
