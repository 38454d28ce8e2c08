/**
 * Verdict of a check. `not-applicable`: the lender does not offer what the check is about. `could-not-run`
 * does not count as a pass, because the server may or may not meet the requirement. Source: CON-02.
 */
export type CheckVerdict = 'pass' | 'fail' | 'not-applicable' | 'could-not-run'

export interface CheckOutcome {
  readonly verdict: CheckVerdict
  /** Sentences in Spanish about the problems, or why the check was not run. Empty if the check passed. */
  readonly details: readonly string[]
}

export const passedOutcome: CheckOutcome = { verdict: 'pass', details: [] }

export function failedOutcome(...details: readonly string[]): CheckOutcome {
  return { verdict: 'fail', details }
}

/** Returns the outcome of a check of an API call that the lender does not offer (it answers 404 or 501). */
export function notApplicableOutcome(why: string): CheckOutcome {
  return { verdict: 'not-applicable', details: [why] }
}

/** Returns whether an HTTP status means that the lender does not offer what was requested. */
export function isNotOfferedStatus(status: number | undefined): boolean {
  return status === 404 || status === 501
}

export function couldNotRunOutcome(why: string): CheckOutcome {
  return { verdict: 'could-not-run', details: [why] }
}

/** Returns a pass if there are no problems; otherwise a failure with these problems as its details. */
export function outcomeOfProblems(problems: readonly string[]): CheckOutcome {
  return problems.length === 0 ? passedOutcome : failedOutcome(...problems)
}

/** Thrown when a check cannot continue, because a value that it needs is missing. */
export class CheckCouldNotRunError extends Error {}
