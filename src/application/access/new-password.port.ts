import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Where a password is created or changed. Source: ACC-17. */
export interface NewPasswordGateway {
  /** Sets the password of the customer who is signed in; the same one twice does no harm. */
  setPassword(password: string): Promise<Result<void, GatewayFailure>>
}
export const NewPasswordGateway = Symbol('NewPasswordGateway')
