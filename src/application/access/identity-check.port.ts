import type { IdentityOutcome } from '@/domain/access/identity-outcome'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { ExternalForm } from '@/application/shared/external-form-submission.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { port } from '@/application/shared/port'

/**
 * The two identifiers that the provider adds to the address when the customer returns from an identity
 * check.
 */
export interface IdentityCheckReference {
  readonly transactionId: string
  readonly externalId: string
}

/** The procedure that an identity check is made for. A check is not valid for any other. Source: ACC-37. */
export type CheckPurpose = 'phone' | 'line' | 'refinancing'

export interface CheckRequest {
  readonly taxId: Cuit
  readonly purpose: CheckPurpose
  /** Path of the portal to which the provider returns the customer. */
  readonly returnPath: string
}

export interface CheckPhoto {
  readonly loanId: string
  /** The selfie in base64. */
  readonly photo: string
  /** The check in which the selfie was taken. */
  readonly check: IdentityCheckReference
}

export interface IdentityCheckResult {
  readonly outcome: IdentityOutcome
  /** The selfie in base64; missing if the lender does not give it. */
  readonly photo?: string
}

/** The identity check by selfie, made on the site of an external provider. Source: SES-18. */
export interface IdentityCheckGateway {
  /** Starts a check. Returns the form that takes the customer to the provider's site. */
  start(wanted: CheckRequest): Promise<Result<ExternalForm, GatewayFailure>>
  /**
   * Returns the lender's result of a check made for that purpose. No other source of a result is trusted.
   * Source: SES-18, ACC-37.
   */
  result(
    check: IdentityCheckReference,
    purpose: CheckPurpose,
  ): Promise<Result<IdentityCheckResult, GatewayFailure>>
  /** Stores the selfie with a loan. Source: REF-07. */
  savePhoto(photo: CheckPhoto): Promise<Result<void, GatewayFailure>>
}
export const IdentityCheckGateway = port<IdentityCheckGateway>('IdentityCheckGateway')
