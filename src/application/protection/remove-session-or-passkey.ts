import { inject, injectable } from 'inversify'
import {
  removesPasskeyOfDevice,
  type SessionsAndPasskeys,
  type SessionOrPasskeyRemoval,
} from '@/domain/protection/sessions-and-passkeys'
import { success, type Result } from '@/domain/shared/result'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { BiometricUnlockPreferences } from '@/application/access/biometric-unlock-preferences.port'
import { SessionStore } from '@/application/session/session-store'
import { IdentityProver, type IdentityProofFailure, type ChosenIdentityProofMethod } from './identity-prover'
import { AccountProtectionGateway, type SessionOrPasskeyRemovalFailure } from './protection.port'

export type RemoveSessionOrPasskeyFailure = SessionOrPasskeyRemovalFailure | IdentityProofFailure

/**
 * Ends one of the account's other sessions or all of them, or removes one passkey or all of them, after the
 * customer has proved who they are. Afterwards tells the device which passkeys were removed.
 * Source: ACC-39, PRO-04.
 */
@injectable()
export class RemoveSessionOrPasskey {
  constructor(
    @inject(AccountProtectionGateway) private readonly gateway: Pick<
      AccountProtectionGateway,
      'removeSessionOrPasskey'
    >,
    @inject(IdentityProver) private readonly proof: IdentityProver,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(BiometricUnlockPreferences) private readonly preferences: BiometricUnlockPreferences,
  ) {}

  async execute(
    change: SessionOrPasskeyRemoval,
    wanted: ChosenIdentityProofMethod,
    { passkeys, userId }: SessionsAndPasskeys,
  ): Promise<Result<void, RemoveSessionOrPasskeyFailure>> {
    return this.sessions.withCustomer(async ({ customerId, taxId }) => {
      const proof = await this.proof.obtainIdentityProof(taxId, wanted)
      if (!proof.ok) return proof
      const changed = await this.gateway.removeSessionOrPasskey(taxId, change, proof.value)
      if (!changed.ok) return changed
      if (change.kind === 'end-session' || change.kind === 'end-others') return success()
      const devicePasskeyId = this.preferences.registeredPasskeyId(customerId)
      if (removesPasskeyOfDevice(change, devicePasskeyId, passkeys))
        this.preferences.forgetUnlockRegistered(customerId)
      await this.authenticator.signalRemovedPasskeys(userId, change)
      return success()
    })
  }
}
