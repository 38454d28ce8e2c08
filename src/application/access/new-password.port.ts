import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

export type SetPasswordFailure =
  | GatewayFailure
  /** Neither the current password nor a code or a passkey of a short while ago. Source: ACC-36. */
  | { readonly kind: 'proof-required' }
  | { readonly kind: 'wrong-current-password' }

export interface NewPassword {
  readonly password: string
  /** Where it has been asked for. Source: ACC-36. */
  readonly current?: string
  /** Whose it becomes: it is set under no other session. Source: SES-21. */
  readonly orderedBy: Cuit
}

/** Where a password is created or changed. Source: ACC-17. */
export interface NewPasswordGateway {
  /** Sets the password of the customer who is signed in; the same one twice does no harm. */
  setPassword(password: NewPassword): Promise<Result<void, SetPasswordFailure>>
}
export const NewPasswordGateway = Symbol('NewPasswordGateway')
