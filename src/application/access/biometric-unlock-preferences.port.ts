import { definePort } from '@/application/shared/port'

/**
 * Stores what each customer decided on this device about signing in with fingerprint or face. Signing out
 * or closing the tab does not delete their decisions. Source: ACC-27, SES-13.
 */
export interface BiometricUnlockPreferences {
  isUnlockRegistered(customerId: string): boolean
  /**
   * Returns the credential id, in base64url, of the passkey that the customer registered on this device.
   * Undefined if they registered none, or an earlier release of the portal did not store its id.
   */
  registeredPasskeyId(customerId: string): string | undefined
  isUnlockOfferDeclinedForever(customerId: string): boolean
  isUnlockOfferSkipped(customerId: string): boolean
  markUnlockRegistered(customerId: string, passkeyId: string): void
  markUnlockOfferDeclinedForever(customerId: string): void
  markUnlockOfferSkipped(customerId: string): void
  forgetUnlockRegistered(customerId: string): void
}
export const BiometricUnlockPreferences = definePort<BiometricUnlockPreferences>('BiometricUnlockPreferences')
