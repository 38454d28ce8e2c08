/**
 * Verdict of a check. `could-not-run` does not count as a pass, because the server may or may not meet
 * the requirement. Source: CON-02.
 */
export type Verdict = 'pass' | 'fail' | 'not-applicable' | 'could-not-run'

export interface Outcome {
  readonly verdict: Verdict
  /** Sentences in Spanish that say what the check found, or why it was not run. Empty if the check passed. */
  readonly details: readonly string[]
}

export const pass: Outcome = { verdict: 'pass', details: [] }

export function fail(...details: readonly string[]): Outcome {
  return { verdict: 'fail', details }
}

/** Returns the outcome of a check of an API call that the lender does not offer, as its 404 or 501 says. */
export function notApplicable(why: string): Outcome {
  return { verdict: 'not-applicable', details: [why] }
}

/** Returns whether a status says that the lender does not offer what was requested. */
export function isNotOffered(status: number | undefined): boolean {
  return status === 404 || status === 501
}

export function couldNotRun(why: string): Outcome {
  return { verdict: 'could-not-run', details: [why] }
}

/**
 * Returns the outcome of a check: a pass if there are no problems, otherwise a failure with these
 * problems.
 */
export function found(problems: readonly string[]): Outcome {
  return problems.length === 0 ? pass : fail(...problems)
}

/** Thrown when a check cannot continue, because a value that it needs is missing. */
export class CouldNotRun extends Error {}
