/** How the portal is being shown. */
export interface Display {
  /** Installed and opened as an app. Source: ACC-35. */
  isStandalone(): boolean
  /** Up to 600 px wide. Source: HOM-09, HOM-10. */
  isSmall(): boolean
}
export const Display = Symbol('Display')
