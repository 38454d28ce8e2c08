/** What the customer has before her, and how another device of hers gets here. Source: ACC-20. */
export interface DeviceInHand {
  /** A large screen without touch: a selfie is taken on the phone instead. */
  isDesktop(): boolean
  /** The whole address of a path of the portal, to be scanned. */
  addressOf(path: string): string
}
export const DeviceInHand = Symbol('DeviceInHand')
