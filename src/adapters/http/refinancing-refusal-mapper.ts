import type { DownPaymentRefusalReason, RefinancingLoanRefusalReason } from '@/domain/refinancing/refusals'
import type { identityCheckRefusalCodes } from '@/adapters/contract/refusals'
import { toCardRefusalReason } from './card-refusal-mapper'

/**
 * The reason for a down payment that the lender refuses because of the identity check, by the error code
 * of the server. Source: ACC-37.
 */
const identityCheckRefusalByKnownCode: Readonly<
  Record<keyof typeof identityCheckRefusalCodes, DownPaymentRefusalReason>
> = {
  IDENTITY_CHECK_USED: 'identity-check-over',
  IDENTITY_CHECK_EXPIRED: 'identity-check-over',
  IDENTITY_CHECK_PURPOSE: 'identity-check-over',
}
const identityCheckRefusalByCode = new Map<string, DownPaymentRefusalReason>(
  Object.entries(identityCheckRefusalByKnownCode),
)

const notAvailableCode = 'REFINANCING_NOT_AVAILABLE'

/** The reason why the lender does not create a refinancing loan, by its error code. Source: REF-05. */
const loanRefusalReasonByCode = new Map<string, RefinancingLoanRefusalReason>([
  ['INVALID_INSTALLMENT_PLAN', 'plan-not-offered'],
  [notAvailableCode, 'not-available'],
])

/**
 * Converts the lender's error code for a refused down payment of a refinancing to the reason that the portal
 * uses; undefined for an unknown code. Source: REF-09, REF-11, ACC-37.
 */
export function toDownPaymentRefusalReason(code: string | undefined): DownPaymentRefusalReason | undefined {
  if (code === notAvailableCode) return 'not-available'
  return toCardRefusalReason(code) ?? identityCheckRefusalByCode.get(code ?? '')
}

/**
 * Converts the lender's error code for a refinancing loan that it did not create to the reason that the
 * portal uses; undefined for an unknown code. Source: REF-05.
 */
export function toRefinancingLoanRefusalReason(
  code: string | undefined,
): RefinancingLoanRefusalReason | undefined {
  return loanRefusalReasonByCode.get(code ?? '')
}
