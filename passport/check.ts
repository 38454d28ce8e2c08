import type { CheckContext } from './check-context'
import type { CheckOutcome } from './check-outcome'
import type { RequirementId } from './requirements'

/** One check of the lender's server, for a requirement of the API contract. */
export interface Check {
  readonly requirement: RequirementId
  /**
   * Name of the API call that the check is about, such as `payments.amountDue`. Undefined if it is not
   * about a single call.
   */
  readonly callName?: string
  /**
   * Text in Spanish that says what the check changes in the lender's data. Undefined if it changes nothing.
   * A check that changes data runs only with the option `--writes`. Source: CON-03.
   */
  readonly changeDescription?: string
  /**
   * True if the check uses up the rate limit of an API call. It then runs only with the option `--limits`.
   */
  readonly exhaustsRateLimit?: true
  readonly run: (context: CheckContext) => Promise<CheckOutcome>
}

/** Returns the name of a check: its requirement, and its API call if it has one. */
export function nameOfCheck({ requirement, callName }: Pick<Check, 'requirement' | 'callName'>): string {
  return callName === undefined ? requirement : `${requirement} ${callName}`
}
