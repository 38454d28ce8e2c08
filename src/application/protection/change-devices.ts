import { inject, injectable } from 'inversify'
import type { AccountDevices, DeviceChange } from '@/domain/protection/devices'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  PasskeyAuthenticator,
  type AuthenticatorFailure,
} from '@/application/access/passkey-authenticator.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ProtectionGateway, type DeviceChangeFailure, type Proof } from './protection.port'

/** Proves the customer with their password, or asks the device for a passkey. */
export type ProofWanted =
  | Extract<Proof, { readonly by: 'password' }>
  | { readonly by: 'passkey'; readonly signal: AbortSignal }

export type ChangeDevicesFailure =
  | DeviceChangeFailure
  | AuthenticatorFailure
  | { readonly kind: 'no-passkeys' }

/**
 * Ends a session or removes a passkey, after the customer proved who they are. The device learns
 * which passkeys are left. Source: ACC-39.
 */
@injectable()
export class ChangeDevices {
  constructor(
    @inject(ProtectionGateway) private readonly gateway: Pick<ProtectionGateway, 'change'>,
    @inject(PasskeyGateway) private readonly passkeys: Pick<PasskeyGateway, 'loginChallenge'>,
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
    const proof = await this.prove(taxId, wanted)
    if (!proof.ok) return proof
    const changed = await this.gateway.change(taxId, change, proof.value)
    if (!changed.ok || change.kind !== 'remove-passkey') return changed
    const left = passkeys.filter(({ id }) => id !== change.passkeyId).map(({ id }) => id)
    await this.authenticator.signalAccepted(userId, left)
    return success()
  }

  private async prove(
    taxId: Cuit,
    wanted: ProofWanted,
  ): Promise<Result<Proof, AuthenticatorFailure | GatewayFailure | { readonly kind: 'no-passkeys' }>> {
    if (wanted.by === 'password') return success<Proof>(wanted)
    const challenge = await this.passkeys.loginChallenge(taxId)
    if (!challenge.ok) return challenge
    if (challenge.value.credentialIds.length === 0) return failure({ kind: 'no-passkeys' })
    const signed = await this.authenticator.get({ ...challenge.value, signal: wanted.signal }, 'modal')
    return signed.ok ? success<Proof>({ by: 'passkey', signature: signed.value }) : signed
  }
}
