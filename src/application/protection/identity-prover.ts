import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  PasskeyAuthenticator,
  type AuthenticatorFailure,
} from '@/application/access/passkey-authenticator.port'
import { PasskeyGateway } from '@/application/access/passkey.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { IdentityProof } from './protection.port'

/**
 * How the customer chooses to prove who they are: with their password, which they type, or with a passkey
 * of the device.
 */
export type ChosenIdentityProofMethod =
  | Extract<IdentityProof, { readonly by: 'password' }>
  | { readonly by: 'passkey'; readonly signal: AbortSignal }

export type IdentityProofFailure = AuthenticatorFailure | GatewayFailure | { readonly kind: 'no-passkeys' }

/**
 * Asks the customer to prove who they are before an operation that a thief must not be able to do, even with
 * an open session. Source: ACC-39, COL-01.
 */
@injectable()
export class IdentityProver {
  constructor(
    @inject(PasskeyGateway) private readonly passkeys: Pick<PasskeyGateway, 'loginChallenge'>,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
  ) {}

  async obtainIdentityProof(
    taxId: Cuit,
    wanted: ChosenIdentityProofMethod,
  ): Promise<Result<IdentityProof, IdentityProofFailure>> {
    if (wanted.by === 'password') return success<IdentityProof>(wanted)
    const challenge = await this.passkeys.loginChallenge(taxId)
    if (!challenge.ok) return challenge
    if (challenge.value.credentialIds.length === 0) return failure({ kind: 'no-passkeys' })
    const signed = await this.authenticator.signChallenge(
      { ...challenge.value, signal: wanted.signal },
      'modal',
    )
    return signed.ok ? success<IdentityProof>({ by: 'passkey', signature: signed.value }) : signed
  }
}
