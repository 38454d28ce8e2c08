import type { AccountDevices, SessionOrPasskeyRemoval } from '@/domain/protection/devices'
import type { DisownedChangeKind } from '@/domain/protection/disowned-change'
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
  /** Whether passkeys of the account cannot be used to sign in until the lender lifts the restriction. */
  readonly hasPausedPasskeys: boolean
}

export type LostPhoneFailure =
  | GatewayFailure
  /** The lender does not accept the DNI and the password as proof. It does not say why. Source: ACC-38. */
  | { readonly kind: 'not-proved' }
  /** The lender does not accept reports of a lost phone through the portal. */
  | { readonly kind: 'not-offered' }

/**
 * How a customer proves who they are before an operation that a thief must not be able to do.
 * Source: ACC-39.
 */
export type IdentityProof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'passkey'; readonly signature: PasskeySignature }

export type DeviceListFailure = GatewayFailure | { readonly kind: 'not-offered' }

export type DeviceChangeFailure =
  | GatewayFailure
  /** The password or the passkey is not accepted. */
  | { readonly kind: 'proof-refused' }

/** The lender's server for protecting the account of a customer. Source: ACC-38 to ACC-41. */
export interface ProtectionGateway {
  /**
   * Ends every session and push subscription of the account and holds changes of the account back.
   * Reporting twice is harmless. Source: ACC-38.
   */
  reportLostPhone(proof: LostPhoneProof): Promise<Result<LostPhoneReportResult, LostPhoneFailure>>
  /**
   * Ends one or all other sessions of the account, or removes one or all of its passkeys. Sending it twice
   * is harmless. Source: ACC-39.
   */
  changeDevices(
    taxId: Cuit,
    change: SessionOrPasskeyRemoval,
    proof: IdentityProof,
  ): Promise<Result<void, DeviceChangeFailure>>
  /**
   * Ends the other sessions of the account and holds changes of it back. Sending it twice is harmless.
   * Source: ACC-41.
   */
  disownChange(taxId: Cuit, change: DisownedChangeKind): Promise<Result<void, DeviceListFailure>>
}
export const ProtectionGateway = definePort<ProtectionGateway>('ProtectionGateway')

/** Reads on which devices the signed-in customer's account is used. Source: ACC-39. */
export interface DeviceQueries {
  /** Returns the open sessions and the passkeys of the account. */
  devices(): Promise<Result<AccountDevices, DeviceListFailure>>
}
export const DeviceQueries = definePort<DeviceQueries>('DeviceQueries')
