import type { IdentityOutcome } from '@/domain/access/identity-outcome'
import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { OutsideForm } from '@/application/shared/form-hand-over.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** What names a check on its way back. */
export interface IdentityCheckReference {
  readonly transactionId: string
  readonly externalId: string
}

export interface IdentityCheckResult {
  readonly outcome: IdentityOutcome
  /** The selfie as base64, where the lender gives it. */
  readonly photo?: string
}

/** The selfie check of an outside provider, for every procedure that needs one. Source: SES-18. */
export interface IdentityCheckGateway {
  /** The form that takes her over; the provider sends her back to that path of the portal. */
  start(taxId: Cuit, redirectPath: string): Promise<Result<OutsideForm, GatewayFailure>>
  /** The lender's own word on a check: the only one that counts. Source: SES-18. */
  result(check: IdentityCheckReference): Promise<Result<IdentityCheckResult, GatewayFailure>>
  /** Puts the selfie beside a loan. Source: REF-07. */
  savePhoto(photo: { readonly loanId: string; readonly photo: string }): Promise<Result<void, GatewayFailure>>
}
export const IdentityCheckGateway = Symbol('IdentityCheckGateway')
