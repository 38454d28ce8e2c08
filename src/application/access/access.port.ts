import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * Where a login code was sent. The portal masks the phone and the e-mail address itself, because the server
 * may send them in full. Source: ACC-08, ACC-10.
 */
export interface LoginCodeDelivery {
  readonly phone: string
  readonly email?: string
  /**
   * The login code that was sent by SMS. Present only if the portal is configured to show login codes on
   * screen, for demos and tests.
   */
  readonly shownCode?: string
}

export type FindPeopleFailure = GatewayFailure | { readonly kind: 'customer-not-found' }
export type SendCodeFailure = GatewayFailure | { readonly kind: 'number-not-valid' }
export type CodeLoginFailure = GatewayFailure | { readonly kind: 'wrong-code' }
export type PasswordLoginFailure =
  | GatewayFailure
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'user-blocked' }

/** The requests to the lender's server with which a customer signs in. Source: 1§7. */
export interface AccessGateway {
  /**
   * Returns the people who have the given DNI. If there is no such person, fails with `customer-not-found` or
   * returns an empty list, depending on the lender. Source: ACC-03.
   */
  findPeople(dni: string): Promise<Result<readonly PersonFoundByDni[], FindPeopleFailure>>
  /** Returns whether the person has a loan that allows them to sign in. Source: ACC-05. */
  hasLoanAllowingLogin(taxId: Cuit): Promise<Result<boolean, GatewayFailure>>
  /** Returns whether the person has created a password. Source: ACC-06. */
  hasPassword(taxId: Cuit): Promise<Result<boolean, GatewayFailure>>
  /** Sends a login code by SMS, and also by e-mail if `channel` asks for it. Source: ACC-08. */
  sendCode(taxId: Cuit, channel: LoginCodeChannel): Promise<Result<LoginCodeDelivery, SendCodeFailure>>
  logInWithCode(attempt: CodeLoginAttempt): Promise<Result<Session, CodeLoginFailure>>
  logInWithPassword(attempt: PasswordLoginAttempt): Promise<Result<Session, PasswordLoginFailure>>
}
export const AccessGateway = definePort<AccessGateway>('AccessGateway')

export type LoginCodeChannel = 'phone' | 'phone-and-email'

export interface CodeLoginAttempt {
  readonly taxId: Cuit
  readonly code: string
  /**
   * Why the customer signs in with a login code. `reset-password`: they create a new password afterwards.
   * `enter`: they do not. Source: ACC-16.
   */
  readonly purpose: 'enter' | 'reset-password'
}

export interface PasswordLoginAttempt {
  readonly taxId: Cuit
  readonly password: string
}
