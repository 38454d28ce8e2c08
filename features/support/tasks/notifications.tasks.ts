/** Notices on the customer's device. */
export interface NotificationTasks {
  /** The device can show notices, from now on. */
  allowDevice(): Promise<void>
  /** Goes to the offer with a device that can show notices. */
  openOffer(): Promise<void>
  accept(): Promise<void>
  /** Accepts where the push service never answers, and waits until the portal gives up. */
  acceptInVain(): Promise<void>
  putOff(): Promise<void>
}
