import { inject, injectable } from 'inversify'
import type { Result } from '@/domain/shared/result'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { SessionStore } from '@/application/session/session-store'
import {
  AccountProtectionGateway,
  type LostPhoneFailure,
  type LostPhoneProof,
  type LostPhoneReportResult,
} from './protection.port'

/**
 * Reports a lost phone to the lender, then deletes from this device the DNI and the login progress of the
 * customer who lost it. If they are signed in here, also ends their session, with its data, and deletes the
 * record of their passkey and their push subscription. The records of payments stay: they contain no names,
 * and prevent a payment from being made twice.
 * Source: ACC-38.
 */
@injectable()
export class ReportLostPhone {
  constructor(
    @inject(AccountProtectionGateway) private readonly gateway: Pick<
      AccountProtectionGateway,
      'reportLostPhone'
    >,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(BiometricUnlockPreferences) private readonly unlock: BiometricUnlockPreferences,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
  ) {}

  async execute(proof: LostPhoneProof): Promise<Result<LostPhoneReportResult, LostPhoneFailure>> {
    const reported = await this.gateway.reportLostPhone(proof)
    if (reported.ok) this.signOutAndForgetCustomer(proof.dni)
    return reported
  }

  /**
   * Deletes what this device stores about the customer with the given DNI. If another customer is signed in
   * on this device, they stay signed in.
   */
  private signOutAndForgetCustomer(dni: string): void {
    if (this.progress.current()?.dni === dni) this.progress.forget()
    if (this.progress.rememberedDni() === dni) this.progress.forgetDni()
    const customer = this.sessions.customer()
    if (customer?.dni !== dni) return
    this.unlock.forgetUnlockRegistered(customer.customerId)
    this.sessions.closeSession('left')
    void this.pushDevice.remove()
  }
}
