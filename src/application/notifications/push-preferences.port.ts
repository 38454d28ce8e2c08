import { definePort } from '@/application/shared/port'

/**
 * Stores, for each customer, what they decided about notifications on this device and whether they have paid
 * on it. Signing out removes the push subscription and its record here; everything else is kept. Source:
 * ACC-29, HOM-08.
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
  forgetSubscribedToPush(customerId: string): void
  markPushOfferSkipped(customerId: string): void
}
export const PushPreferences = definePort<PushPreferences>('PushPreferences')
