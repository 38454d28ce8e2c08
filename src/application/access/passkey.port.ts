import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { CreatedPasskey, PasskeySignature } from './passkey-authenticator.port'

/** What a device is to sign to be registered; base64url. */
export interface RegistrationChallenge {
  readonly challenge: string
  readonly userId: string
}

/** What a device is to sign to enter, and the passkeys on the account, perhaps none; base64url. */
export interface LoginChallenge {
  readonly challenge: string
  readonly credentialIds: readonly string[]
}

export interface PasskeyAttempt {
  readonly taxId: Cuit
  readonly signature: PasskeySignature
}

/** The passkeys that the lender's server knows. Source: 1§7. */
export interface PasskeyGateway {
  /** Whether there is a passkey on the account, of any device. */
  isRegistered(taxId: Cuit): Promise<Result<boolean, GatewayFailure>>
  registrationChallenge(): Promise<Result<RegistrationChallenge, GatewayFailure>>
  register(passkey: CreatedPasskey): Promise<Result<void, GatewayFailure>>
  loginChallenge(taxId: Cuit): Promise<Result<LoginChallenge, GatewayFailure>>
  logIn(attempt: PasskeyAttempt): Promise<Result<Session, GatewayFailure>>
  /** Every passkey of the account. Source: PRO-04. */
  deleteAll(taxId: Cuit): Promise<Result<void, GatewayFailure>>
}
export const PasskeyGateway = Symbol('PasskeyGateway')
