import type { SessionsAndPasskeys, SessionOrPasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import type { UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { PasskeySignature } from '@/application/access/passkey-authenticator.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** How a customer who has lost their phone proves who they are: with DNI and password. Source: ACC-38. */
export interface LostPhoneProof {
  readonly dni: string
  readonly password: string
}

/** What the lender did after the customer reported a lost phone. Source: ACC-38. */
export interface LostPhoneReportResult {
  readonly reportedAt: Instant
  /**
   * Whether the lender has paused passkeys of the account. A paused passkey cannot be used to sign in until
   * the lender allows it again.
   */
  readonly hasPausedPasskeys: boolean
}

export type LostPhoneFailure =
  | GatewayFailure
  /**
   * Failure: the lender does not accept the DNI and the password as proof. It does not say which of the two
   * is wrong. Source: ACC-38.
   */
  | { readonly kind: 'not-proved' }
  /** Failure: the lender does not accept reports of a lost phone through the portal. */
  | { readonly kind: 'not-offered' }

/**
 * How a customer proves who they are before an operation that a thief must not be able to do. Source: ACC-39.
 */
export type IdentityProof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'passkey'; readonly signature: PasskeySignature }

export type AccountProtectionFailure = GatewayFailure | { readonly kind: 'not-offered' }

export type SessionOrPasskeyRemovalFailure =
  | GatewayFailure
  /** Failure: the lender does not accept the password or the passkey as proof of who the customer is. */
  | { readonly kind: 'proof-refused' }

/** The requests to the lender's server for protecting a customer's account. Source: ACC-38 to ACC-41. */
export interface AccountProtectionGateway {
  /**
   * Ends every session and push subscription of the account, and blocks changes of the account. Reporting
   * the phone twice is harmless. Source: ACC-38.
   */
  reportLostPhone(proof: LostPhoneProof): Promise<Result<LostPhoneReportResult, LostPhoneFailure>>
  /**
   * Ends one of the account's other sessions or all of them, or removes one passkey or all of them. Sending
   * this request twice is harmless. Source: ACC-39.
   */
  removeSessionOrPasskey(
    taxId: Cuit,
    change: SessionOrPasskeyRemoval,
    proof: IdentityProof,
  ): Promise<Result<void, SessionOrPasskeyRemovalFailure>>
  /**
   * Ends the other sessions of the account and blocks changes of the account. Sending this request twice is
   * harmless. Source: ACC-41.
   */
  reportUnrecognisedChange(
    taxId: Cuit,
    change: UnrecognisedChangeKind,
  ): Promise<Result<void, AccountProtectionFailure>>
}
export const AccountProtectionGateway = definePort<AccountProtectionGateway>('AccountProtectionGateway')

/** Reads on which devices the signed-in customer's account is used. Source: ACC-39. */
export interface AccountDeviceQueries {
  /** Returns the open sessions and the passkeys of the account. */
  sessionsAndPasskeys(): Promise<Result<SessionsAndPasskeys, AccountProtectionFailure>>
}
export const AccountDeviceQueries = definePort<AccountDeviceQueries>('AccountDeviceQueries')
