import type { Lab } from './lab'
import type { Outcome } from './outcome'
import type { RequirementId } from './requirements'

/** One check of the lender's server, for a requirement of the API contract. */
export interface Check {
  readonly requirement: RequirementId
  /**
   * Name of the API call that the check is about, such as `payments.amountDue`. Undefined if it is not
   * about a single call.
   */
  readonly call?: string
  /**
   * Text that says what the check changes in the lender's data. Such a check runs only when it is asked
   * for. Source: CON-03.
   */
  readonly writes?: string
  /** True if the check uses up the rate limit of an API call. */
  readonly usesLimit?: true
  readonly run: (lab: Lab) => Promise<Outcome>
}

/** Returns the name of a check: its requirement, and its API call if it has one. */
export function nameOf({ requirement, call }: Pick<Check, 'requirement' | 'call'>): string {
  return call === undefined ? requirement : `${requirement} ${call}`
}
