/** A request to a worker process. */
export type BreakWorkerRequest =
  /** Asks for every scenario in the feature files with these paths. */
  | { readonly kind: 'list'; readonly paths: readonly string[] }
  /** Runs the scenarios without a break, and reports the breaks whose code each of them runs. */
  | { readonly kind: 'reach'; readonly scenarios: readonly string[] }
  /** Runs the scenarios with one break or with none, until the first one fails. */
  | ({ readonly kind: 'try' } & TryScenariosRequest)

export interface TryScenariosRequest {
  readonly number: number | undefined
  readonly scenarios: readonly string[]
  /** The longest time that a step may take, in milliseconds. */
  readonly stepMilliseconds: number
}

/**
 * A message from a worker process: `ready` when it has started, `began` for each scenario, and then the
 * answer to each request.
 */
export type BreakWorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'began'; readonly scenario: string }
  | { readonly kind: 'list'; readonly scenarios: readonly string[] }
  | { readonly kind: 'reach'; readonly reached: readonly ReachedBreaks[] }
  | { readonly kind: 'try'; readonly attempt: ScenarioAttempt }
  | { readonly kind: 'stopped'; readonly why: string }

/**
 * A scenario and the breaks whose code it runs. It is named `file:line`; in an outline the line is that of
 * the example's row.
 */
export interface ReachedBreaks {
  readonly scenario: string
  /** Milliseconds that the scenario took without a break. */
  readonly milliseconds: number
  readonly breaks: readonly number[]
  /** The breaks whose original text is part of the scenario's text. */
  readonly quoted: readonly number[]
  /** The breaks of texts whose value turned out not to be a text. */
  readonly nonTexts: readonly number[]
}

export interface ScenarioAttempt {
  /** Number of scenarios that were started. */
  readonly count: number
  readonly failed?: FailedScenario | undefined
}

export interface FailedScenario {
  readonly scenario: string
  readonly message: string
  /** Whether the scenario failed because a step took too long. */
  readonly isLate: boolean
}
