import type { NamedCheck } from './identity-checks'
import type { Lender } from './lender'
import type { CustomerRecord } from './records'
import { refusal, type Refusal } from './refusal'

const refusals = {
  used: refusal(409, 'IDENTITY_CHECK_USED', 'Esa validación de identidad ya se usó.'),
  expired: refusal(409, 'IDENTITY_CHECK_EXPIRED', 'La validación de identidad venció.'),
} as const

/** Whoever knows a tax id does not know the check of its owner. Source: ACC-36. */
export function identityCheckRefusal(
  check: NamedCheck,
  customer: CustomerRecord,
  lender: Lender,
): Refusal | undefined {
  const problem = lender.identityChecks.problemWith(check, customer.id)
  return problem && refusals[problem]
}
