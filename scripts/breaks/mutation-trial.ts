import type { SourceMutation } from './mutation'
import type { ScenarioRunResult, MutationsReachedByScenario, RunScenariosRequest } from './worker-messages'

export type MutationVerdict =
  | { readonly kind: 'caught'; readonly by: string; readonly message: string }
  /**
   * Verdict that no scenario fails because of the mutation (deliberate code fault). `reaching` is the number
   * of scenarios that run its code.
   */
  | { readonly kind: 'survived'; readonly reaching: number }

/** Runs scenarios against the portal while a mutation (a deliberate code fault) is active. */
interface MutatedPortalRunner {
  runScenarios(order: RunScenariosRequest): Promise<ScenarioRunResult>
}

export interface JudgedMutation extends SourceMutation {
  readonly verdict: MutationVerdict
}

/**
 * Factor for the step timeout: a step may take this many times as long as the slowest scenario took
 * while no mutation (deliberate code fault) was active.
 */
const stepTimeoutFactor = 3

/** Minimum timeout of a step of a scenario, in milliseconds. */
const minimumStepTimeoutMilliseconds = 4_000

/**
 * Maximum number of times that the step timeout is doubled until the scenario passes without a mutation
 * (deliberate code fault).
 */
const maximumTimeoutDoublings = 5

/**
 * Tries each mutation (deliberate code fault) with the scenarios that run its code, beginning with the
 * scenarios that are most likely to fail.
 */
export class MutationTrial {
  private readonly scenariosByMutation = new Map<number, string[]>()
  private readonly nonTexts = new Set<number>()
  /**
   * Pairs of a mutation (deliberate code fault) and a scenario whose text contains the text that the mutation
   * replaces, each as `number scenario`.
   */
  private readonly mutationQuotingScenarioPairs = new Set<string>()
  private readonly mutationCountByScenario = new Map<string, number>()
  /**
   * Milliseconds that each scenario took while no mutation (deliberate code fault) was active, by the
   * scenario's name.
   */
  private readonly millisecondsByScenario = new Map<string, number>()
  /**
   * By source file and scenario: the number of mutations (deliberate code faults) in that file that the
   * scenario has noticed.
   */
  private readonly catchCounts = new Map<string, number>()

  constructor(reached: readonly MutationsReachedByScenario[]) {
    for (const { scenario, milliseconds, mutations, quotedMutations, nonTextValueMutations } of reached) {
      this.millisecondsByScenario.set(scenario, milliseconds)
      for (const number of quotedMutations) this.mutationQuotingScenarioPairs.add(`${number} ${scenario}`)
      for (const number of nonTextValueMutations) this.nonTexts.add(number)
      this.mutationCountByScenario.set(scenario, mutations.length)
      for (const number of mutations)
        this.scenariosByMutation.set(number, [...(this.scenariosByMutation.get(number) ?? []), scenario])
    }
  }

  /**
   * Returns whether a mutation (deliberate code fault) is worth trying. False if it replaces a text, but no
   * scenario that runs its code finds a text there.
   */
  isMutationWorthTrying({ number }: SourceMutation): boolean {
    return this.scenariosByMutation.has(number) || !this.nonTexts.has(number)
  }

  /**
   * Tries one mutation (deliberate code fault) with scenarios. Returns whether a scenario noticed it;
   * undefined if the machine is too busy to decide.
   */
  async judgeMutation(
    each: SourceMutation,
    worker: MutatedPortalRunner,
  ): Promise<JudgedMutation | undefined> {
    const scenarios = this.likeliestFirst(each)
    if (scenarios.length === 0) return { ...each, verdict: { kind: 'survived', reaching: 0 } }
    const attempt = await this.runWithRetries(each.number, scenarios, worker)
    return attempt && { ...each, verdict: this.verdict(each, scenarios, attempt) }
  }

  /** Returns whether the scenarios pass while no mutation (deliberate code fault) is active. */
  async doScenariosPassUnmutated(
    scenarios: readonly string[],
    worker: MutatedPortalRunner,
  ): Promise<boolean> {
    const attempt = await this.runWithRetries(undefined, scenarios, worker)
    return attempt !== undefined && !attempt.failedScenario
  }

  /**
   * Runs the scenarios while a mutation (deliberate code fault) is active. A step that takes too long counts
   * as noticing the mutation only if the same scenario passes in that time while no mutation is active.
   */
  private async runWithRetries(
    mutationNumber: number | undefined,
    scenarios: readonly string[],
    worker: MutatedPortalRunner,
  ): Promise<ScenarioRunResult | undefined> {
    let stepTimeoutMilliseconds = this.stepMilliseconds(scenarios)
    for (
      let doublings = 0;
      doublings <= maximumTimeoutDoublings;
      doublings += 1, stepTimeoutMilliseconds *= 2
    ) {
      const attempt = await worker.runScenarios({ mutationNumber, scenarios, stepTimeoutMilliseconds })
      if (!attempt.failedScenario?.hasTimedOut) return attempt
      const unmutated: RunScenariosRequest = {
        mutationNumber: undefined,
        scenarios: [attempt.failedScenario.scenario],
        stepTimeoutMilliseconds,
      }
      if (mutationNumber !== undefined && !(await worker.runScenarios(unmutated)).failedScenario)
        return attempt
    }
    return undefined
  }

  private stepMilliseconds(scenarios: readonly string[]): number {
    const slowest = Math.max(...scenarios.map((each) => this.millisecondsByScenario.get(each) ?? 0))
    return Math.max(minimumStepTimeoutMilliseconds, Math.ceil(slowest * stepTimeoutFactor))
  }

  private verdict(
    each: SourceMutation,
    scenarios: readonly string[],
    { failedScenario }: ScenarioRunResult,
  ): MutationVerdict {
    if (!failedScenario) return { kind: 'survived', reaching: scenarios.length }
    const catcher = `${each.file} ${failedScenario.scenario}`
    this.catchCounts.set(catcher, (this.catchCounts.get(catcher) ?? 0) + 1)
    return {
      kind: 'caught',
      by: failedScenario.scenario,
      message: failedScenario.message.split('\n')[0] ?? '',
    }
  }

  private likeliestFirst({ number, file, capability }: SourceMutation): readonly string[] {
    const rank = (scenario: string): readonly number[] => [
      this.mutationQuotingScenarioPairs.has(`${number} ${scenario}`) ? 0 : 1,
      -(this.catchCounts.get(`${file} ${scenario}`) ?? 0),
      belongsToCapability(capability, scenario) ? 0 : 1,
      this.mutationCountByScenario.get(scenario) ?? 0,
    ]
    return (this.scenariosByMutation.get(number) ?? [])
      .map((scenario) => ({ scenario, rank: rank(scenario) }))
      .toSorted((one, other) => compareRanks(one.rank, other.rank))
      .map(({ scenario }) => scenario)
  }
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  return one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/**
 * Returns whether a scenario belongs to the given capability. Scenarios of home and session belong to
 * the shell.
 */
function belongsToCapability(capability: string, scenario: string): boolean {
  const folders = capability === 'shell' ? ['home', 'session'] : [capability]
  return folders.some((folder) => scenario.startsWith(`features/${folder}/`))
}
