import { nameOf, type Check } from './check'
import { shown } from './exchange'
import type { Lab } from './lab'
import { CouldNotRun, couldNotRun, type Outcome, type Verdict } from './outcome'

/** A check with its outcome. */
export interface Result {
  readonly check: Check
  readonly name: string
  readonly outcome: Outcome
  /** Requests and answers of a failed check, with secrets masked. Empty if the check did not fail. */
  readonly exchanges: readonly string[]
  readonly milliseconds: number
}

/** Maximum number of requests that the report of a failed check contains. */
const keptExchanges = 12

/** Runs the checks one after the other, and calls `onResult` after each. Source: CON-02, CON-03. */
export async function runChecks(
  checks: readonly Check[],
  lab: Lab,
  onResult: (result: Result) => void = () => undefined,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const check of checks) {
    const result = await runCheck(check, lab)
    results.push(result)
    onResult(result)
  }
  return results
}

async function runCheck(check: Check, lab: Lab): Promise<Result> {
  const before = lab.transport.exchanges.length
  const begun = performance.now()
  const outcome = await outcomeOf(check, lab)
  const said = outcome.verdict === 'fail' ? lab.transport.exchanges.slice(before).slice(-keptExchanges) : []
  return {
    check,
    name: nameOf(check),
    outcome,
    exchanges: said.map(shown),
    milliseconds: Math.round(performance.now() - begun),
  }
}

async function outcomeOf(check: Check, lab: Lab): Promise<Outcome> {
  if (check.writes !== undefined && !lab.options.writes) return couldNotRun(`Pide --writes: ${check.writes}.`)
  if (check.usesLimit && !lab.options.limits)
    return couldNotRun('Pide --limits: gasta el límite de una llamada.')
  try {
    return await check.run(lab)
  } catch (reason) {
    if (reason instanceof CouldNotRun) return couldNotRun(reason.message)
    throw reason
  }
}

export function countOf(results: readonly Result[], verdict: Verdict): number {
  return results.filter(({ outcome }) => outcome.verdict === verdict).length
}

/**
 * Returns the exit code. 0: the server passes every check of what the lender offers. 1: a check fails.
 * 2: a check could not be run.
 */
export function exitCodeOf(results: readonly Result[]): 0 | 1 | 2 {
  if (countOf(results, 'fail') > 0) return 1
  return countOf(results, 'could-not-run') > 0 || results.length === 0 ? 2 : 0
}
