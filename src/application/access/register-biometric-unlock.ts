import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Settings } from '@/application/shared/settings.port'
import { PasskeyAuthenticator, type AuthenticatorFailure } from './passkey-authenticator.port'
import { PasskeyGateway } from './passkey.port'
import { BiometricUnlockPreferences } from './biometric-unlock-preferences.port'

export type RegisterBiometricUnlockFailure = AuthenticatorFailure | GatewayFailure

/**
 * Registers this device's fingerprint or face to sign in to the customer's account. Then asks for the account
 * status, because the lender may block account changes after this one. Source: ACC-27, ACC-28, ACC-40.
 */
@injectable()
export class RegisterBiometricUnlock {
  constructor(
    @inject(PasskeyGateway) private readonly gateway: PasskeyGateway,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly accountStatus: LoadAccountStatus,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  async execute(signal: AbortSignal): Promise<Result<void, RegisterBiometricUnlockFailure>> {
    return this.sessions.withCustomer(async (customer) => {
      const challenge = await this.gateway.registrationChallenge()
      if (!challenge.ok) return challenge
      if (signal.aborted) return failure({ kind: 'cancelled' })
      const passkey = await this.authenticator.createPasskey({
        ...challenge.value,
        userName: `${customer.firstName} ${customer.surname}`,
        brandName: this.settings.brandName,
        signal,
      })
      if (!passkey.ok) return passkey
      // Another customer may have signed in from another tab: the passkey would not be theirs.
      if (this.sessions.customerId() !== customer.customerId) return failure({ kind: 'session-ended' })
      const registered = await this.gateway.registerPasskey(passkey.value)
      if (!registered.ok) return registered
      this.preferences.markUnlockRegistered(customer.customerId, passkey.value.credentialId)
      void this.accountStatus.execute()
      return success()
    })
  }
}
