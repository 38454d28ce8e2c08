import { definePort } from '@/application/shared/port'

/**
 * Stores what each customer decided about notifications on this device. Signing out deletes that they are
 * subscribed, because it removes the subscription, but not the rest. Source: ACC-29, HOM-08.
 */
export interface PushPreferences {
  isSubscribedToPush(customerId: string): boolean
  isPushOfferSkipped(customerId: string): boolean
  /**
   * Returns whether the customer has made a payment from this device. Some lenders offer notifications only
   * after a payment. Source: HOM-08.
   */
  hasPaidOnDevice(customerId: string): boolean
  markPaidOnDevice(customerId: string): void
  markSubscribedToPush(customerId: string): void
  forgetSubscribed(customerId: string): void
  markPushOfferSkipped(customerId: string): void
}
export const PushPreferences = definePort<PushPreferences>('PushPreferences')
