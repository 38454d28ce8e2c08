import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { ClaimReason, ClaimReceipt, ClaimSubject, FiledClaim } from '@/domain/support/claim'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { PageError } from '@/application/shared/page-events'
import { port } from '@/application/shared/port'

/** The page on which something went wrong, for the support team. Source: OPS-04. */
export interface ClaimedPage {
  /** The six letters that its error screens show. */
  readonly supportCode: string
  /** What went wrong on it, the oldest first. Only if the customer agrees. */
  readonly events?: readonly PageError[]
}

/** A claim to send to the lender. */
export interface NewClaim {
  readonly reasonId: string
  /** Missing if nothing was written. */
  readonly comments?: string
  readonly email: string
  readonly subject?: ClaimSubject
  readonly page?: ClaimedPage
  /** Sending the same key again never opens a second claim. Source: SUP-04. */
  readonly idempotencyKey: string
  readonly onBehalfOf: Cuit
}

/**
 * The lender's confirmation. Without a date, the answer is due within the time of the lender's service
 * terms.
 */
export type ClaimAnswer = Partial<ClaimReceipt>

export type SendClaimFailure =
  | GatewayFailure
  | { readonly kind: 'email-refused' }
  /** The loan named by the claim does not belong to the customer. */
  | { readonly kind: 'subject-not-found' }

/** `not-offered`: this lender has no list of claims. Source: SUP-04. */
export type ListClaimsFailure = GatewayFailure | { readonly kind: 'not-offered' }

/** Claims that customers send to the lender. Source: SUP-01, SUP-04. */
export interface ClaimGateway {
  send(claim: NewClaim): Promise<Result<ClaimAnswer, SendClaimFailure>>
}
export const ClaimGateway = port<ClaimGateway>('ClaimGateway')

/** The signed-in customer's claims, and the possible reasons for a claim. Source: SUP-01, SUP-04. */
export interface ClaimQueries {
  reasons(): Promise<Result<readonly ClaimReason[], GatewayFailure>>
  /** Returns the claims, the latest first. Source: SUP-04. */
  claims(): Promise<Result<readonly FiledClaim[], ListClaimsFailure>>
}
export const ClaimQueries = port<ClaimQueries>('ClaimQueries')
