import { port } from '@/application/shared/port'

/**
 * The kind of device that the customer uses now, and how they can continue on another one. Source: ACC-20.
 */
export interface CurrentDevice {
  /** Returns whether the screen is large and has no touch. The selfie is then taken on a phone instead. */
  isDesktop(): boolean
  /** Returns the full address of a path of the portal, for a QR code. */
  addressOf(path: string): string
}
export const CurrentDevice = port<CurrentDevice>('CurrentDevice')
