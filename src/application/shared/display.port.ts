/** How the portal is being shown. */
export interface Display {
  /** Installed and opened as an app. Source: ACC-35. */
  isStandalone(): boolean
}
export const Display = Symbol('Display')
