import { definePort } from '@/application/shared/port'

/**
 * What each customer decided on this device about signing in with fingerprint or face. Signing out and
 * closing the tab do not delete it. Source: ACC-27, SES-13.
 */
export interface UnlockPreferences {
  isRegistered(customerId: string): boolean
  isPermanentlySkipped(customerId: string): boolean
  isSkipped(customerId: string): boolean
  markRegistered(customerId: string): void
  markPermanentlySkipped(customerId: string): void
  markSkipped(customerId: string): void
  forgetRegistered(customerId: string): void
}
export const UnlockPreferences = definePort<UnlockPreferences>('UnlockPreferences')
