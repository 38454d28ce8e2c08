import { nameOfCheck, type Check } from './check'
import { formatExchange, type Exchange } from './transport'
import type { CheckContext } from './check-context'
import {
  CheckCouldNotRunError,
  couldNotRunOutcome,
  failedOutcome,
  type CheckOutcome,
  type CheckVerdict,
} from './check-outcome'
import { findWriteAnswerProblems } from './write-answers'

/** A check with its outcome. */
export interface CheckResult {
  readonly check: Check
  readonly name: string
  readonly outcome: CheckOutcome
  /** Requests and answers of a failed check, with secrets masked. Empty if the check did not fail. */
  readonly exchanges: readonly string[]
  readonly durationMilliseconds: number
}

/** Maximum number of requests that the result of a failed check contains: the last ones. */
const maxReportedExchanges = 12

/** Runs the checks one after the other, and calls `onResult` after each. Source: CON-02, CON-03. */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  onResult: (result: CheckResult) => void = () => undefined,
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of checks) {
    const result = await runCheck(check, context)
    results.push(result)
    onResult(result)
  }
  return results
}

async function runCheck(check: Check, context: CheckContext): Promise<CheckResult> {
  const earlierExchanges = context.transport.exchanges.length
  const startMilliseconds = performance.now()
  const ownOutcome = await runIfPermitted(check, context)
  const exchanges = context.transport.exchanges.slice(earlierExchanges)
  const outcome = withWriteAnswerProblems(ownOutcome, exchanges)
  const reportedExchanges = outcome.verdict === 'fail' ? exchanges.slice(-maxReportedExchanges) : []
  return {
    check,
    name: nameOfCheck(check),
    outcome,
    exchanges: reportedExchanges.map(formatExchange),
    durationMilliseconds: Math.round(performance.now() - startMilliseconds),
  }
}

/** Returns a failure if the portal could not read an answer to a call that changes data; else the outcome. */
function withWriteAnswerProblems(outcome: CheckOutcome, exchanges: readonly Exchange[]): CheckOutcome {
  const problems = findWriteAnswerProblems(exchanges)
  if (problems.length === 0) return outcome
  return failedOutcome(...(outcome.verdict === 'fail' ? outcome.details : []), ...problems)
}

/** Returns the outcome of a check. The check does not run if it needs an option that is not set. */
async function runIfPermitted(check: Check, context: CheckContext): Promise<CheckOutcome> {
  if (check.changeDescription !== undefined && !context.options.mayChangeData)
    return couldNotRunOutcome(`Pide --writes: ${check.changeDescription}.`)
  if (check.exhaustsRateLimit && !context.options.mayExhaustRateLimits)
    return couldNotRunOutcome('Pide --limits: gasta el límite de una llamada.')
  try {
    return await check.run(context)
  } catch (reason) {
    if (reason instanceof CheckCouldNotRunError) return couldNotRunOutcome(reason.message)
    throw reason
  }
}

export function countResultsWithVerdict(results: readonly CheckResult[], verdict: CheckVerdict): number {
  return results.filter(({ outcome }) => outcome.verdict === verdict).length
}

/**
 * Returns the exit code of the command. 0: the server passes every check of what the lender offers. 1: a
 * check fails. 2: no check fails, but one could not be run, or there are no results.
 */
export function exitCodeOfResults(results: readonly CheckResult[]): 0 | 1 | 2 {
  if (countResultsWithVerdict(results, 'fail') > 0) return 1
  return countResultsWithVerdict(results, 'could-not-run') > 0 || results.length === 0 ? 2 : 0
}
