import { newestContractFingerprint, newestContractVersion } from '#scripts/contract/contract-version'
import type { CheckVerdict } from '#passport/check-outcome'
import { requirements, type RequirementId } from '#passport/requirements'
import { countResultsWithVerdict, exitCodeOfResults, type CheckResult } from '#passport/run-checks'

/** Result of one check in the passport (the report on a lender's server). */
export interface ReportedCheck {
  readonly requirement: RequirementId
  readonly call: string | undefined
  readonly title: string
  readonly verdict: CheckVerdict
  readonly details: readonly string[]
  /** Text in Spanish that says how to correct the server; undefined if the check did not fail. */
  readonly advice: string | undefined
  readonly exchanges: readonly string[]
  readonly milliseconds: number
}

/**
 * Content of a passport (the report on a lender's server), for every output format. Its fields are written
 * to `passport.json`. Source: CON-02.
 */
export interface Passport {
  readonly api: string
  /** Time at which the checks ended, in ISO 8601, UTC. */
  readonly date: string
  readonly contractVersion: string
  readonly contractFingerprint: string
  /** Whether the server passes every check of what the lender offers, and every check was run. */
  readonly isWhole: boolean
  readonly counts: Readonly<Record<CheckVerdict, number>>
  readonly checks: readonly ReportedCheck[]
}

export function createPassport(
  results: readonly CheckResult[],
  { api, date }: { readonly api: string; readonly date: Date },
): Passport {
  return {
    api,
    date: date.toISOString(),
    contractVersion: newestContractVersion(),
    contractFingerprint: newestContractFingerprint(),
    isWhole: exitCodeOfResults(results) === 0,
    counts: {
      pass: countResultsWithVerdict(results, 'pass'),
      fail: countResultsWithVerdict(results, 'fail'),
      'not-applicable': countResultsWithVerdict(results, 'not-applicable'),
      'could-not-run': countResultsWithVerdict(results, 'could-not-run'),
    },
    checks: results.map(reportCheck),
  }
}

function reportCheck({ check, outcome, exchanges, durationMilliseconds }: CheckResult): ReportedCheck {
  const { title, advice } = requirements[check.requirement]
  return {
    requirement: check.requirement,
    call: check.callName,
    title,
    verdict: outcome.verdict,
    details: outcome.details,
    advice: outcome.verdict === 'fail' ? advice : undefined,
    exchanges,
    milliseconds: durationMilliseconds,
  }
}
