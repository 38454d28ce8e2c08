import { inject, injectable } from 'inversify'
import type { AccountDevices, DeviceChange } from '@/domain/protection/devices'
import { failure, success, type Result } from '@/domain/shared/result'
import { PasskeyAuthenticator } from '@/application/access/passkey-authenticator.port'
import { SessionStore } from '@/application/session/session-store'
import { CustomerProof, type ProofFailure, type ProofWanted } from './customer-proof'
import { ProtectionGateway, type DeviceChangeFailure } from './protection.port'

export type ChangeDevicesFailure = DeviceChangeFailure | ProofFailure

/**
 * Ends a session or removes a passkey, after the customer proved who they are. The device learns
 * which passkeys are left. Source: ACC-39.
 */
@injectable()
export class ChangeDevices {
  constructor(
    @inject(ProtectionGateway) private readonly gateway: Pick<ProtectionGateway, 'change'>,
    @inject(CustomerProof) private readonly proof: CustomerProof,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(
    change: DeviceChange,
    wanted: ProofWanted,
    { passkeys, userId }: AccountDevices,
  ): Promise<Result<void, ChangeDevicesFailure>> {
    const taxId = this.sessions.customer()?.taxId
    if (taxId === undefined) return failure({ kind: 'session-ended' })
    const proof = await this.proof.obtain(taxId, wanted)
    if (!proof.ok) return proof
    const changed = await this.gateway.change(taxId, change, proof.value)
    if (!changed.ok || change.kind !== 'remove-passkey') return changed
    const left = passkeys.filter(({ id }) => id !== change.passkeyId).map(({ id }) => id)
    await this.authenticator.signalAccepted(userId, left)
    return success()
  }
}
