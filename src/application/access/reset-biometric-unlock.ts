import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PasskeyGateway } from './passkey.port'
import { BiometricUnlockPreferences } from './biometric-unlock-preferences.port'

/**
 * Deletes every passkey of the account, and lets the portal offer the customer again to register a
 * fingerprint or face. Source: PRO-04.
 */
@injectable()
export class ResetBiometricUnlock {
  constructor(
    @inject(PasskeyGateway) private readonly gateway: PasskeyGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
  ) {}

  async execute(): Promise<Result<void, GatewayFailure>> {
    return this.sessions.withCustomer(async (customer) => {
      const deleted = await this.gateway.deleteAllPasskeys(customer.taxId)
      if (!deleted.ok) return deleted
      this.preferences.forgetUnlockRegistered(customer.customerId)
      return success()
    })
  }
}
