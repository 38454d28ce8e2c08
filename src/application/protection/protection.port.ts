import type { AccountDevices, DeviceChange } from '@/domain/protection/devices'
import type { DisownedChange } from '@/domain/protection/disowned-change'
import type { Instant } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { PasskeySignature } from '@/application/access/passkey-authenticator.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** What a customer without their phone can prove. Source: ACC-38. */
export interface LostPhoneProof {
  readonly dni: string
  readonly password: string
}

/** What the lender did after the report. Source: ACC-38. */
export interface ProtectedAccount {
  readonly reportedAt: Instant
  /** No passkey of the account signs in until the lender lifts the restriction. */
  readonly hasPausedPasskeys: boolean
}

export type LostPhoneFailure =
  | GatewayFailure
  /** DNI and password do not prove who it is. It is not said why. Source: ACC-38. */
  | { readonly kind: 'not-proved' }
  /** The lender does not accept these reports through the portal. */
  | { readonly kind: 'not-offered' }

/** How a customer proves who they are before something that a thief must not do. Source: ACC-39. */
export type IdentityProof =
  | { readonly by: 'password'; readonly password: string }
  | { readonly by: 'passkey'; readonly signature: PasskeySignature }

export type DevicesFailure = GatewayFailure | { readonly kind: 'not-offered' }

export type DeviceChangeFailure =
  | GatewayFailure
  /** The password or the passkey is not accepted. */
  | { readonly kind: 'proof-refused' }

/** Protects the account of a customer. Source: ACC-38 to ACC-41. */
export interface ProtectionGateway {
  /**
   * Ends every session and push subscription of the account and holds its changes back. Reporting twice is
   * harmless. Source: ACC-38.
   */
  reportLostPhone(proof: LostPhoneProof): Promise<Result<ProtectedAccount, LostPhoneFailure>>
  /** Ends a session, all others, or a passkey. Doing it twice is harmless. Source: ACC-39. */
  changeDevices(
    taxId: Cuit,
    change: DeviceChange,
    proof: IdentityProof,
  ): Promise<Result<void, DeviceChangeFailure>>
  /** Ends the other sessions and holds changes back. Doing it twice is harmless. Source: ACC-41. */
  disownChange(taxId: Cuit, change: DisownedChange): Promise<Result<void, DevicesFailure>>
}
export const ProtectionGateway = port<ProtectionGateway>('ProtectionGateway')

/** Where the signed-in customer's account is open. Source: ACC-39. */
export interface DeviceQueries {
  /** Returns the open sessions and the passkeys. */
  devices(): Promise<Result<AccountDevices, DevicesFailure>>
}
export const DeviceQueries = port<DeviceQueries>('DeviceQueries')
