import { inject, injectable } from 'inversify'
import { shouldOfferBiometricUnlock } from '@/domain/access/unlock-offer'
import { SessionStore } from '@/application/session/session-store'
import { PasskeyAuthenticator } from './passkey-authenticator.port'
import { PasskeyGateway } from './passkey.port'
import { BiometricUnlockPreferences } from './biometric-unlock-preferences.port'

/**
 * Decides whether the customer is asked to register a fingerprint or face before the home screen is shown.
 * Source: HOM-08.
 */
@injectable()
export class ShouldOfferBiometricUnlock {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(PasskeyGateway) private readonly gateway: PasskeyGateway,
  ) {}

  /**
   * Returns whether the customer is asked to register a fingerprint or face. Asks the server only if the data
   * stored on the device allows the offer.
   */
  async execute(): Promise<boolean> {
    const customer = this.sessions.customer()
    if (!customer) return false
    const { customerId, taxId } = customer
    const known = {
      hasTaxId: taxId.length > 0,
      isRegistered: this.preferences.isUnlockRegistered(customerId),
      neverAskAgain: this.preferences.isUnlockOfferDeclinedForever(customerId),
      isSkipped: this.preferences.isUnlockOfferSkipped(customerId) || customer.skipsUnlockOffer === true,
    }
    if (!shouldOfferBiometricUnlock({ ...known, isSupported: true })) return false
    const isSupported = await this.authenticator.isSupported()
    if (!shouldOfferBiometricUnlock({ ...known, isSupported })) return false
    const elsewhere = await this.gateway.hasPasskey(taxId)
    return (
      elsewhere.ok && shouldOfferBiometricUnlock({ ...known, isSupported, isRegistered: elsewhere.value })
    )
  }
}
