import { inject, injectable } from 'inversify'
import { failure, type Result } from '@/domain/shared/result'
import type { Cuit } from '@/domain/shared/cuit'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { SessionOpener } from './log-in'
import {
  PasskeyAuthenticator,
  type AuthenticatorFailure,
  type PasskeyPromptMode,
} from './passkey-authenticator.port'
import { PasskeyGateway } from './passkey.port'

export type LogInWithPasskeyFailure =
  | AuthenticatorFailure
  | { readonly kind: 'no-passkeys' }
  /** Failure: the lender gave no challenge, so the device was not asked for a fingerprint or face. */
  | { readonly kind: 'not-asked'; readonly reason: GatewayFailure }
  /**
   * Failure: the device signed the challenge, but the customer is not signed in. Either the server refused
   * or did not answer, or they chose to sign in as someone else.
   */
  | { readonly kind: 'not-let-in'; readonly reason: GatewayFailure }

interface PasskeyLoginOptions {
  readonly taxId: Cuit
  readonly mode: PasskeyPromptMode
  /** Cancels the login with a passkey. Has no effect once the signature was sent. */
  readonly signal: AbortSignal
}

/**
 * Signs a customer in with the device's fingerprint or face check instead of a password. Source: ACC-14,
 * ACC-28.
 */
@injectable()
export class LogInWithPasskey {
  constructor(
    @inject(PasskeyGateway) private readonly gateway: PasskeyGateway,
    @inject(PasskeyAuthenticator) private readonly authenticator: PasskeyAuthenticator,
    @inject(SessionOpener) private readonly sessionOpener: SessionOpener,
  ) {}

  async execute({
    taxId,
    mode,
    signal,
  }: PasskeyLoginOptions): Promise<Result<void, LogInWithPasskeyFailure>> {
    const challenge = await this.gateway.loginChallenge(taxId)
    if (!challenge.ok) return failure({ kind: 'not-asked', reason: challenge.failure })
    if (challenge.value.credentialIds.length === 0) return failure({ kind: 'no-passkeys' })
    if (signal.aborted) return failure({ kind: 'cancelled' })
    const signature = await this.authenticator.signChallenge({ ...challenge.value, signal }, mode)
    if (!signature.ok) return signature
    if (signal.aborted) return failure({ kind: 'cancelled' })
    const session = await this.gateway.logIn({ taxId, signature: signature.value })
    if (!session.ok) return failure({ kind: 'not-let-in', reason: session.failure })
    const opened = await this.sessionOpener.openSessionOfChosenPerson(session.value)
    return opened.ok ? opened : failure({ kind: 'not-let-in', reason: opened.failure })
  }
}
