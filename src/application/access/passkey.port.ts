import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'
import type { CreatedPasskey, PasskeySignature } from './passkey-authenticator.port'

/** The challenge that a device signs to register a passkey, in base64url. */
export interface RegistrationChallenge {
  readonly challenge: string
  readonly userId: string
}

/**
 * A challenge that the device signs to sign the customer in, and the ids of the account's passkeys. Both
 * are in base64url. The list of ids may be empty.
 */
export interface LoginChallenge {
  readonly challenge: string
  readonly credentialIds: readonly string[]
}

export interface PasskeyLoginAttempt {
  readonly taxId: Cuit
  readonly signature: PasskeySignature
}

/** The requests to the lender's server about the passkeys of customers. Source: 1§7. */
export interface PasskeyGateway {
  /** Returns whether the account has a passkey, on any device. */
  hasPasskey(taxId: Cuit): Promise<Result<boolean, GatewayFailure>>
  registrationChallenge(): Promise<Result<RegistrationChallenge, GatewayFailure>>
  registerPasskey(passkey: CreatedPasskey): Promise<Result<void, GatewayFailure>>
  loginChallenge(taxId: Cuit): Promise<Result<LoginChallenge, GatewayFailure>>
  logIn(attempt: PasskeyLoginAttempt): Promise<Result<Session, GatewayFailure>>
  /** Deletes every passkey of the account. Source: PRO-04. */
  deleteAllPasskeys(taxId: Cuit): Promise<Result<void, GatewayFailure>>
}
export const PasskeyGateway = definePort<PasskeyGateway>('PasskeyGateway')
