/**
 * The kind of device that the customer uses now, and how they can continue on another one. Source: ACC-20.
 */
export interface DeviceInHand {
  /** A large screen without touch: a selfie is taken on the phone instead. */
  isDesktop(): boolean
  /** The whole address of a path of the portal, to be scanned. */
  addressOf(path: string): string
}
export const DeviceInHand = Symbol('DeviceInHand')
