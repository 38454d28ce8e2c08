import type { IdentityCheckOutcome } from '@/domain/access/identity-outcome'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * The two identifiers that the provider adds to the address when the customer returns from an identity
 * check.
 */
export interface IdentityCheckReference {
  readonly transactionId: string
  readonly externalId: string
}

/**
 * What an identity check is made for: a change of phone, a request for the credit line or a refinancing.
 * The check is not valid for any other purpose. Source: ACC-37.
 */
export type IdentityCheckPurpose = 'phone' | 'line' | 'refinancing'

export interface IdentityCheckRequest {
  readonly taxId: Cuit
  readonly purpose: IdentityCheckPurpose
  /** The path of the portal to which the customer returns from the identity provider's site. */
  readonly returnPath: string
}

/** An identity check that the lender has started. */
export interface StartedIdentityCheck {
  /** The form that takes the customer to the provider's site. Its field names are the provider's. */
  readonly form: ExternalForm
  /** The id with which the customer must return from the provider's site. Source: SES-18. */
  readonly externalId: string
}

export interface IdentityCheckSelfie {
  readonly loanId: string
  /** The customer's selfie, encoded in base64. */
  readonly photo: string
  /** The identity check in which the selfie was taken. */
  readonly check: IdentityCheckReference
}

export interface IdentityCheckResult {
  readonly outcome: IdentityCheckOutcome
  /** The customer's selfie, encoded in base64; missing if the lender does not send it. */
  readonly photo?: string | undefined
}

/**
 * The requests to the lender about identity checks. In a check, the customer takes a selfie on the site of an
 * external provider. Source: SES-18.
 */
export interface IdentityCheckGateway {
  /** Starts an identity check. Returns its form and its id. */
  startCheck(wanted: IdentityCheckRequest): Promise<Result<StartedIdentityCheck, GatewayFailure>>
  /**
   * Asks the lender for the result of an identity check that was made for the given purpose. The portal
   * trusts no other source of the result. Source: SES-18, ACC-37.
   */
  fetchCheckResult(
    check: IdentityCheckReference,
    purpose: IdentityCheckPurpose,
  ): Promise<Result<IdentityCheckResult, GatewayFailure>>
  /** Sends the customer's selfie to the lender, which stores it with a loan. Source: REF-07. */
  saveSelfie(photo: IdentityCheckSelfie): Promise<Result<void, GatewayFailure>>
}
export const IdentityCheckGateway = definePort<IdentityCheckGateway>('IdentityCheckGateway')
