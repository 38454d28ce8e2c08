import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { ClaimReason, ClaimReceipt, ClaimSubject, FiledClaim } from '@/domain/support/claim'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { PageError } from '@/application/shared/page-telemetry'
import { definePort } from '@/application/shared/port'

/** The data about the page on which something went wrong, for the support team. Source: OPS-04. */
export interface ClaimPageDetails {
  /** The support code: six letters that the error screens of the page show. */
  readonly supportCode: string
  /**
   * The errors that happened on the page, the oldest first. Present only if the customer agrees to send
   * them.
   */
  readonly events?: readonly PageError[]
}

/** A claim to send to the lender. */
export interface NewClaim {
  readonly reasonId: string
  /** The customer's comments; missing if they wrote none. */
  readonly comments?: string
  readonly email: string
  readonly subject?: ClaimSubject
  readonly pageDetails?: ClaimPageDetails
  /**
   * Idempotency key of the claim. If a claim is sent again with the same key, the lender does not open a
   * second claim. Source: SUP-04.
   */
  readonly idempotencyKey: string
  /** The customer who makes the claim. It is not sent in another customer's session. Source: SES-21. */
  readonly onBehalfOf: Cuit
}

/**
 * The lender's confirmation of a claim. If the confirmation has no date, the lender has to answer within
 * the time of its service terms.
 */
export type ClaimConfirmation = Partial<ClaimReceipt>

export type SendClaimFailure =
  | GatewayFailure
  | { readonly kind: 'email-refused' }
  /** Failure: the loan that the claim is about does not belong to the customer. */
  | { readonly kind: 'subject-not-found' }
  /**
   * Failure: the claim was not sent, because it does not match the API contract or the lender has switched
   * off the call. Source: GEN-12, OPS-03.
   */
  | { readonly kind: 'nothing-sent' }

/** Why the claims could not be read. `not-offered`: this lender has no list of claims. Source: SUP-04. */
export type ListClaimsFailure = GatewayFailure | { readonly kind: 'not-offered' }

/** Sends customers' claims to the lender. Source: SUP-01, SUP-04. */
export interface ClaimGateway {
  send(claim: NewClaim): Promise<Result<ClaimConfirmation, SendClaimFailure>>
}
export const ClaimGateway = definePort<ClaimGateway>('ClaimGateway')

/** Reads the signed-in customer's claims, and the possible reasons for a claim. Source: SUP-01, SUP-04. */
export interface ClaimQueries {
  claimReasons(): Promise<Result<readonly ClaimReason[], GatewayFailure>>
  /** Returns the claims, the latest first. Source: SUP-04. */
  claims(): Promise<Result<readonly FiledClaim[], ListClaimsFailure>>
}
export const ClaimQueries = definePort<ClaimQueries>('ClaimQueries')
