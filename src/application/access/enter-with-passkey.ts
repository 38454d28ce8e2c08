import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { Cuit } from '@/domain/shared/cuit'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionOpening } from './enter'
import {
  PasskeyAuthenticator,
  type AuthenticatorFailure,
  type PasskeyMode,
} from './passkey-authenticator.port'
import { PasskeyGateway } from './passkey.port'

export type EnterWithPasskeyFailure =
  | AuthenticatorFailure
  | { readonly kind: 'no-passkeys' }
  /** The lender gave no challenge, so the device was not asked for a fingerprint or face. */
  | { readonly kind: 'not-asked'; readonly reason: GatewayFailure }
  /**
   * The device signed, but the customer is not signed in: the server refused, or they chose to sign in as
   * someone else.
   */
  | { readonly kind: 'not-let-in'; readonly reason: GatewayFailure }

export interface PasskeyEntry {
  readonly taxId: Cuit
  readonly mode: PasskeyMode
  /** Cancels the attempt until the device has signed. */
  readonly signal: AbortSignal
}

/** Signs in with the device's fingerprint or face instead of a password. Source: ACC-14, ACC-28. */
@injectable()
export class EnterWithPasskey {
  constructor(
    @inject(PasskeyGateway) private readonly gateway: PasskeyGateway,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(SessionOpening) private readonly opening: SessionOpening,
  ) {}

  async execute({ taxId, mode, signal }: PasskeyEntry): Promise<Result<void, EnterWithPasskeyFailure>> {
    const challenge = await this.gateway.loginChallenge(taxId)
    if (!challenge.ok) return failure({ kind: 'not-asked', reason: challenge.failure })
    if (challenge.value.credentialIds.length === 0) return failure({ kind: 'no-passkeys' })
    if (signal.aborted) return failure({ kind: 'cancelled' })
    const signature = await this.authenticator.get({ ...challenge.value, signal }, mode)
    if (!signature.ok) return signature
    if (signal.aborted) return failure({ kind: 'cancelled' })
    const session = await this.gateway.logIn({ taxId, signature: signature.value })
    if (!session.ok) return failure({ kind: 'not-let-in', reason: session.failure })
    const opened = await this.opening.openFor(session.value)
    return opened.ok ? opened : failure({ kind: 'not-let-in', reason: opened.failure })
  }
}
