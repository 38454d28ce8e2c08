import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { ClaimReason, ClaimReceipt, ClaimSubject, FiledClaim } from '@/domain/support/claim'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** A claim to send to the lender. */
export interface NewClaim {
  readonly reasonId: string
  /** Missing where nothing was written. */
  readonly comments?: string
  readonly email: string
  readonly subject?: ClaimSubject
  /** The same one never opens a second claim. Source: SUP-04. */
  readonly idempotencyKey: string
  readonly orderedBy: Cuit
}

/** The lender's confirmation; without a date, the answer is due by the date in its terms. */
export type ClaimAnswer = Partial<ClaimReceipt>

export type SendClaimFailure =
  | GatewayFailure
  | { readonly kind: 'email-refused' }
  /** The loan that the claim names does not belong to the customer. */
  | { readonly kind: 'subject-not-found' }

/** This lender keeps no list of claims. Source: SUP-04. */
export type ListClaimsFailure = GatewayFailure | { readonly kind: 'not-offered' }

/** What a customer asks the lender to look into. Source: SUP-01, SUP-04. */
export interface ClaimGateway {
  reasons(): Promise<Result<readonly ClaimReason[], GatewayFailure>>
  send(claim: NewClaim): Promise<Result<ClaimAnswer, SendClaimFailure>>
  /** The latest first. */
  claims(customerId: string): Promise<Result<readonly FiledClaim[], ListClaimsFailure>>
}
export const ClaimGateway = Symbol('ClaimGateway')
