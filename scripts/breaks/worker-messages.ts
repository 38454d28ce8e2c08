/** A request to a worker process that runs scenarios. */
export type MutationWorkerRequest =
  /** Request for the names of all scenarios in the feature files that match the globs in `paths`. */
  | { readonly kind: 'list'; readonly paths: readonly string[] }
  /**
   * Request to run the scenarios while no mutation (deliberate code fault) is active, and to report the
   * mutations whose code each scenario runs.
   */
  | { readonly kind: 'reach'; readonly scenarios: readonly string[] }
  /**
   * Request to run the scenarios while one mutation (deliberate code fault) or no mutation is active, until
   * the first scenario fails.
   */
  | ({ readonly kind: 'try' } & RunScenariosRequest)

export interface RunScenariosRequest {
  readonly mutationNumber: number | undefined
  readonly scenarios: readonly string[]
  /** Maximum time that a step of a scenario may take, in milliseconds. */
  readonly stepTimeoutMilliseconds: number
}

/**
 * A message from a worker process that runs scenarios: `ready` when the process has started, `began` at
 * the start of each scenario, and one answer to each request.
 */
export type MutationWorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'began'; readonly scenario: string }
  | { readonly kind: 'list'; readonly scenarios: readonly string[] }
  | { readonly kind: 'reach'; readonly reached: readonly MutationsReachedByScenario[] }
  | { readonly kind: 'try'; readonly attempt: ScenarioRunResult }
  | { readonly kind: 'stopped'; readonly why: string }

/**
 * A scenario and the mutations (deliberate code faults) whose code it runs. The scenario is named
 * `file:line`; in a scenario outline, that is the line of the example's row.
 */
export interface MutationsReachedByScenario {
  readonly scenario: string
  /** Milliseconds that the scenario took while no mutation (deliberate code fault) was active. */
  readonly milliseconds: number
  readonly mutations: readonly number[]
  /** Numbers of the mutations (deliberate code faults) whose original text is part of the scenario's text. */
  readonly quotedMutations: readonly number[]
  /**
   * Numbers of the mutations (deliberate code faults) that were to replace a text but found a value that is
   * not a text.
   */
  readonly nonTextValueMutations: readonly number[]
}

export interface ScenarioRunResult {
  /** Number of scenarios that were started, including the one that failed. */
  readonly startedScenarioCount: number
  readonly failedScenario?: FailedScenario | undefined
}

interface FailedScenario {
  readonly scenario: string
  readonly message: string
  /** Whether the scenario failed because a step took too long. */
  readonly hasTimedOut: boolean
}
