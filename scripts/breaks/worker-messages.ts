/** A request to a worker process. */
export type WorkerRequest =
  /** Lists every scenario of the paths. */
  | { readonly kind: 'list'; readonly paths: readonly string[] }
  /** Runs the scenarios and reports which breaks each reaches. */
  | { readonly kind: 'reach'; readonly scenarios: readonly string[] }
  /** Runs the scenarios with one break or none, until the first failure. */
  | ({ readonly kind: 'try' } & TryScenariosRequest)

export interface TryScenariosRequest {
  readonly number: number | undefined
  readonly scenarios: readonly string[]
  /** The longest that a step may take, in milliseconds. */
  readonly stepMilliseconds: number
}

/**
 * A message from a worker process: `ready` at first, each scenario that begins, and the answer to each
 * request.
 */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'began'; readonly scenario: string }
  | { readonly kind: 'list'; readonly scenarios: readonly string[] }
  | { readonly kind: 'reach'; readonly reached: readonly ReachedBreaks[] }
  | { readonly kind: 'try'; readonly attempt: ScenarioAttempt }
  | { readonly kind: 'stopped'; readonly why: string }

/** A scenario, `file:line` with the line of its row in an outline, and the breaks that it reaches. */
export interface ReachedBreaks {
  readonly scenario: string
  /** How long it took without a break. */
  readonly milliseconds: number
  readonly breaks: readonly number[]
  /** The breaks whose text the scenario contains. */
  readonly quoted: readonly number[]
  /** Break sites that turned out not to be a text. */
  readonly nonTexts: readonly number[]
}

export interface ScenarioAttempt {
  /** How many scenarios were begun. */
  readonly count: number
  readonly failed?: FailedScenario | undefined
}

export interface FailedScenario {
  readonly scenario: string
  readonly message: string
  /** The scenario failed by timeout. */
  readonly isLate: boolean
}
