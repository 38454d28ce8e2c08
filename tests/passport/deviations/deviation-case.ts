import type { Deviation } from '#tests/passport/contract-violating-server'

/**
 * A deviation from the API contract, and the check of the passport (the conformance check of a back end) that
 * must find it.
 */
export interface DeviationCase {
  readonly name: string
  readonly checkName: string
  /**
   * Name of this deviation in the scenarios of the passport (the conformance check of a back end);
   * undefined if no scenario uses it.
   */
  readonly nameInScenarios?: string
  /** Creates the deviation. Each test run needs a new one, because a deviation may have state. */
  readonly createDeviation: () => Deviation
}
