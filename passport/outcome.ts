/**
 * How a check ended. `could-not-run` is never a pass: the server may keep the requirement or not.
 * Source: CON-02.
 */
export type Verdict = 'pass' | 'fail' | 'not-applicable' | 'could-not-run'

export interface Outcome {
  readonly verdict: Verdict
  /** What was found, or why the check was not run, in Spanish; empty for a pass. */
  readonly details: readonly string[]
}

export const pass: Outcome = { verdict: 'pass', details: [] }

export function fail(...details: readonly string[]): Outcome {
  return { verdict: 'fail', details }
}

/** The lender does not offer the call and says so, with 404 or 501. */
export function notApplicable(why: string): Outcome {
  return { verdict: 'not-applicable', details: [why] }
}

/** Whether the lender says with that status that it does not offer what was asked. */
export function isNotOffered(status: number | undefined): boolean {
  return status === 404 || status === 501
}

export function couldNotRun(why: string): Outcome {
  return { verdict: 'could-not-run', details: [why] }
}

/** A pass if nothing was found. */
export function found(problems: readonly string[]): Outcome {
  return problems.length === 0 ? pass : fail(...problems)
}

/** Thrown when a check cannot continue, because a value that it needs is missing. */
export class CouldNotRun extends Error {}
