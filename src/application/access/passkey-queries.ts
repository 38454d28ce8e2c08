import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import { PasskeyGateway } from './passkey.port'
import { BiometricUnlockPreferences } from './biometric-unlock-preferences.port'

/** Finds out whether the signed-in customer has a passkey on another device. Source: ACC-27. */
@injectable()
export class PasskeyQueries {
  constructor(
    @inject(PasskeyGateway) private readonly gateway: Pick<PasskeyGateway, 'hasPasskey'>,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns whether the customer has a passkey, but none on this device. False if the lender does not
   * answer.
   */
  async hasPasskeyOnOtherDevice(): Promise<boolean> {
    const registered = await this.sessions.forCustomer(({ taxId }) => this.gateway.hasPasskey(taxId))
    const customerId = this.sessions.customerId()
    return (
      registered.ok &&
      registered.value &&
      customerId !== undefined &&
      !this.preferences.isUnlockRegistered(customerId)
    )
  }
}
