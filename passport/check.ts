import type { Lab } from './lab'
import type { Outcome } from './outcome'
import type { RequirementId } from './requirements'

/** One thing that is tried on the lender's server. */
export interface Check {
  readonly requirement: RequirementId
  /** The call it is about, such as `payments.amountDue`, if it is about one. */
  readonly call?: string
  /** What it will do to the lender's data; such a check runs only when asked for. Source: CON-03. */
  readonly writes?: string
  /** Set if it uses up the limit of a call. */
  readonly usesLimit?: true
  readonly run: (lab: Lab) => Promise<Outcome>
}

/** The name of a check: its requirement, and its call if it has one. */
export function nameOf({ requirement, call }: Pick<Check, 'requirement' | 'call'>): string {
  return call === undefined ? requirement : `${requirement} ${call}`
}
