import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import { PasskeyGateway } from './passkey.port'
import { BiometricUnlockPreferences } from './biometric-unlock-preferences.port'

/** Finds out on which devices the signed-in customer has a passkey. Source: ACC-27, ACC-39. */
@injectable()
export class PasskeyQueries {
  constructor(
    @inject(PasskeyGateway) private readonly gateway: Pick<PasskeyGateway, 'hasPasskey'>,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns whether the customer activated a passkey on this device and the lender has a passkey of theirs.
   * The lender does not say on which device a passkey is. If the lender does not answer, only what is stored
   * on this device counts.
   */
  async hasPasskeyOnThisDevice(): Promise<boolean> {
    const customerId = this.sessions.customerId()
    if (customerId === undefined || !this.preferences.isUnlockRegistered(customerId)) return false
    const registered = await this.sessions.withCustomer(({ taxId }) => this.gateway.hasPasskey(taxId))
    return !registered.ok || registered.value
  }

  /**
   * Returns whether the customer has a passkey, but none on this device. False if the lender does not
   * answer.
   */
  async hasPasskeyOnOtherDevice(): Promise<boolean> {
    const registered = await this.sessions.withCustomer(({ taxId }) => this.gateway.hasPasskey(taxId))
    const customerId = this.sessions.customerId()
    return (
      registered.ok &&
      registered.value &&
      customerId !== undefined &&
      !this.preferences.isUnlockRegistered(customerId)
    )
  }
}
