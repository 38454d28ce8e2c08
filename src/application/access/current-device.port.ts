import { definePort } from '@/application/shared/port'

/**
 * The kind of device that the customer uses now, and how they can continue on another device.
 * Source: ACC-20.
 */
export interface CurrentDevice {
  /**
   * Returns whether the device has a large screen without touch. On such a device, the customer is sent to
   * a phone to take the selfie.
   */
  isDesktop(): boolean
  /** Returns the full web address of a path of the portal, to be shown as a QR code. */
  fullAddressOfPath(path: string): string
}
export const CurrentDevice = definePort<CurrentDevice>('CurrentDevice')
