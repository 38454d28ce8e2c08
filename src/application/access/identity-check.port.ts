import type { IdentityOutcome } from '@/domain/access/identity-outcome'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { OutsideForm } from '@/application/shared/form-hand-over.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** The identifiers with which the provider returns to the portal after a check. */
export interface IdentityCheckReference {
  readonly transactionId: string
  readonly externalId: string
}

/** What a check is for: it serves for nothing else. Source: ACC-37. */
export type CheckPurpose = 'phone' | 'line' | 'refinancing'

export interface CheckWanted {
  readonly taxId: Cuit
  readonly purpose: CheckPurpose
  /** The path of the portal that the provider sends the customer back to. */
  readonly returnPath: string
}

export interface CheckPhoto {
  readonly loanId: string
  /** As base64. */
  readonly photo: string
  /** The check that it was taken in. */
  readonly check: IdentityCheckReference
}

export interface IdentityCheckResult {
  readonly outcome: IdentityOutcome
  /** The selfie as base64, where the lender gives it. */
  readonly photo?: string
}

/** The selfie check of an outside provider, for every procedure that needs one. Source: SES-18. */
export interface IdentityCheckGateway {
  /** The form that takes the customer over. */
  start(wanted: CheckWanted): Promise<Result<OutsideForm, GatewayFailure>>
  /** The lender's own word on a check that was made for that: the only one that counts. Source: SES-18, ACC-37. */
  result(
    check: IdentityCheckReference,
    purpose: CheckPurpose,
  ): Promise<Result<IdentityCheckResult, GatewayFailure>>
  /** Puts the selfie beside a loan. Source: REF-07. */
  savePhoto(photo: CheckPhoto): Promise<Result<void, GatewayFailure>>
}
export const IdentityCheckGateway = Symbol('IdentityCheckGateway')
