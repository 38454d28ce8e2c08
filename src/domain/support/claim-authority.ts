import type { ClaimReason, ClaimSubject, FiledClaim } from './claim'

/**
 * The authorities to which the customer can turn if the lender does not answer a claim. `consumer`: those that
 * supervise the lender and consumer contracts. `data-protection`: the agency that supervises the law on
 * personal data. Source: Ley 25.326; SUP-04, SUP-06.
 */
export type ClaimAuthority = 'consumer' | 'data-protection'

/** Returns the authorities for a claim about the given subject. Source: SUP-04, SUP-06. */
export function claimAuthority(subject: ClaimSubject | undefined): ClaimAuthority {
  return subject?.kind === 'personal-data' ? 'data-protection' : 'consumer'
}

/**
 * Returns the authorities for a claim of the lender's list, which names the reason of the claim and not its
 * subject. `reasons` are the reasons that the lender lists now. Source: SUP-04, SUP-06.
 */
export function filedClaimAuthority({ reason }: FiledClaim, reasons: readonly ClaimReason[]): ClaimAuthority {
  const isAboutPersonalData = reasons.some(
    ({ description, personalDataRequestKind }) =>
      description === reason && personalDataRequestKind !== undefined,
  )
  return isAboutPersonalData ? 'data-protection' : 'consumer'
}
