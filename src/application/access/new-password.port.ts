import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

export type SetPasswordFailure =
  | GatewayFailure
  /**
   * Failure: the server asks for proof of identity, which is the current password or a recent login by code
   * or passkey. Source: ACC-36.
   */
  | { readonly kind: 'proof-required' }
  | { readonly kind: 'wrong-current-password' }

export interface NewPassword {
  readonly password: string
  /** The customer's current password; present only if the server has asked for it. Source: ACC-36. */
  readonly currentPassword?: string
  /**
   * The customer who sets the password. The password is not set in another customer's session.
   * Source: SES-21.
   */
  readonly onBehalfOf: Cuit
}

/** The request to the lender's server that creates or changes the customer's password. Source: ACC-17. */
export interface NewPasswordGateway {
  /** Sets the password of the signed-in customer. Setting the same password twice is harmless. */
  setPassword(password: NewPassword): Promise<Result<void, SetPasswordFailure>>
}
export const NewPasswordGateway = definePort<NewPasswordGateway>('NewPasswordGateway')
