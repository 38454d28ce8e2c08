import type { Instant } from '@/domain/shared/calendar-date'
import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/** What somebody without their phone knows. Source: ACC-38. */
export interface LostPhoneProof {
  readonly dni: string
  readonly password: string
}

export type LostPhoneFailure =
  | GatewayFailure
  /** DNI and password do not prove who it is. It is not said why. Source: ACC-38. */
  | { readonly kind: 'not-proved' }
  /** The lender does not accept these reports through the portal. */
  | { readonly kind: 'not-offered' }

/** Protects the account of a customer. Source: ACC-38, ACC-40. */
export interface ProtectionGateway {
  /**
   * Ends every session and push subscription of the account and holds its changes back. Returns the moment
   * of the report. Reporting twice is harmless. Source: ACC-38.
   */
  reportLostPhone(proof: LostPhoneProof): Promise<Result<Instant, LostPhoneFailure>>
}
export const ProtectionGateway = port<ProtectionGateway>('ProtectionGateway')
