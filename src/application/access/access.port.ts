import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Person } from '@/domain/access/person'
import type { Session } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Where a code was sent, masked: the server may say it whole. Source: ACC-08, ACC-10. */
export interface CodeDelivery {
  readonly phone: string
  readonly email?: string
  /** Only where codes are shown on screen: demo and test use. */
  readonly shownCode?: string
}

export type FindPeopleFailure = GatewayFailure | { readonly kind: 'customer-not-found' }
export type SendCodeFailure = GatewayFailure | { readonly kind: 'number-not-valid' }
export type CodeFailure = GatewayFailure | { readonly kind: 'wrong-code' }
export type PasswordFailure =
  | GatewayFailure
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'user-blocked' }

/** The doors of the lender's server. Source: 1§7. */
export interface AccessGateway {
  /** The people under a DNI; an empty list is nobody. Source: ACC-03. */
  findPeople(dni: string): Promise<Result<readonly Person[], FindPeopleFailure>>
  /** Whether the person has a loan that allows them to log in. Source: ACC-05. */
  hasQualifyingLoan(taxId: Cuit): Promise<Result<boolean, GatewayFailure>>
  /** Whether the person has a password. Source: ACC-06. */
  hasCredentials(taxId: Cuit): Promise<Result<boolean, GatewayFailure>>
  /** Sends a code by text message, and by e-mail too when asked. Source: ACC-08. */
  sendCode(taxId: Cuit, channel: CodeChannel): Promise<Result<CodeDelivery, SendCodeFailure>>
  logInWithCode(attempt: CodeAttempt): Promise<Result<Session, CodeFailure>>
  logInWithPassword(attempt: PasswordAttempt): Promise<Result<Session, PasswordFailure>>
}
export const AccessGateway = Symbol('AccessGateway')

export type CodeChannel = 'phone' | 'phone-and-email'

export interface CodeAttempt {
  readonly taxId: Cuit
  readonly code: string
  /** `reset-password` opens the way to a new password. Source: ACC-16. */
  readonly purpose: 'enter' | 'reset-password'
}

export interface PasswordAttempt {
  readonly taxId: Cuit
  readonly password: string
}
