import { definePort } from '@/application/shared/port'

/**
 * What each customer decided on this device about signing in with fingerprint or face. Signing out and
 * closing the tab do not delete it. Source: ACC-27, SES-13.
 */
export interface UnlockPreferences {
  isUnlockRegistered(customerId: string): boolean
  isUnlockOfferDeclinedForever(customerId: string): boolean
  isUnlockOfferSkipped(customerId: string): boolean
  markUnlockRegistered(customerId: string): void
  markUnlockOfferDeclinedForever(customerId: string): void
  markUnlockOfferSkipped(customerId: string): void
  forgetRegistered(customerId: string): void
}
export const UnlockPreferences = definePort<UnlockPreferences>('UnlockPreferences')
