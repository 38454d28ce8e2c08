import { newestContractFingerprint, newestContractVersion } from '#scripts/contract/contract-version'
import type { Verdict } from '#passport/outcome'
import { requirements, type RequirementId } from '#passport/requirements'
import { countOf, exitCodeOf, type Result } from '#passport/run'

/** Result of one check in the passport (the report on a lender's server). */
export interface ReportedCheck {
  readonly requirement: RequirementId
  readonly call: string | undefined
  readonly title: string
  readonly verdict: Verdict
  readonly details: readonly string[]
  /** Text that says what to do about a failure; undefined if the check did not fail. */
  readonly advice: string | undefined
  readonly exchanges: readonly string[]
  readonly milliseconds: number
}

/** Content of a passport (the report on a lender's server), for every output format. Source: CON-02. */
export interface Passport {
  readonly api: string
  /** Time of the checks in ISO 8601, UTC. */
  readonly date: string
  readonly contractVersion: string
  readonly contractFingerprint: string
  readonly isWhole: boolean
  readonly counts: Readonly<Record<Verdict, number>>
  readonly checks: readonly ReportedCheck[]
}

export function passportOf(
  results: readonly Result[],
  { api, date }: { readonly api: string; readonly date: Date },
): Passport {
  return {
    api,
    date: date.toISOString(),
    contractVersion: newestContractVersion(),
    contractFingerprint: newestContractFingerprint(),
    isWhole: exitCodeOf(results) === 0,
    counts: {
      pass: countOf(results, 'pass'),
      fail: countOf(results, 'fail'),
      'not-applicable': countOf(results, 'not-applicable'),
      'could-not-run': countOf(results, 'could-not-run'),
    },
    checks: results.map(reported),
  }
}

function reported({ check, outcome, exchanges, milliseconds }: Result): ReportedCheck {
  const { title, advice } = requirements[check.requirement]
  return {
    requirement: check.requirement,
    call: check.call,
    title,
    verdict: outcome.verdict,
    details: outcome.details,
    advice: outcome.verdict === 'fail' ? advice : undefined,
    exchanges,
    milliseconds,
  }
}
