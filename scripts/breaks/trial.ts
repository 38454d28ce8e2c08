import type { SourceBreak } from './break'
import type { ScenarioAttempt, ReachedBreaks, TryScenariosRequest } from './worker-messages'

export type BreakVerdict =
  | { readonly kind: 'caught'; readonly by: string; readonly message: string }
  /**
   * Verdict that no scenario fails because of the break (deliberate code fault). `reaching` is the number of
   * scenarios that run its code.
   */
  | { readonly kind: 'survived'; readonly reaching: number }

/** Runs scenarios against the portal while a break (a deliberate code fault) is active. */
export interface BrokenPortalRunner {
  tryScenarios(order: TryScenariosRequest): Promise<ScenarioAttempt>
}

export interface JudgedBreak extends SourceBreak {
  readonly verdict: BreakVerdict
}

/**
 * Factor for the step timeout: a step may take this many times as long as the slowest scenario took
 * while no break (deliberate code fault) was active.
 */
const stepsOfScenario = 3

/** Minimum timeout of a step of a scenario, in milliseconds. */
const shortestStepMilliseconds = 4_000

/**
 * Maximum number of times that the step timeout is doubled until the scenario passes without a break
 * (deliberate code fault).
 */
const mostDoublings = 5

/**
 * Tries each break (deliberate code fault) with the scenarios that run its code. Those that are most
 * likely to fail come first.
 */
export class BreakTrial {
  private readonly reaching = new Map<number, string[]>()
  private readonly nonTexts = new Set<number>()
  /**
   * Pairs of a break (deliberate code fault) and a scenario, where the scenario's text contains the text
   * that the break replaces.
   */
  private readonly quotes = new Set<string>()
  private readonly breadth = new Map<string, number>()
  /**
   * Milliseconds that each scenario took while no break (deliberate code fault) was active, by the
   * scenario's name.
   */
  private readonly durations = new Map<string, number>()
  /**
   * By source file and scenario: the number of breaks (deliberate code faults) in that file that the scenario
   * has noticed.
   */
  private readonly catches = new Map<string, number>()

  constructor(reached: readonly ReachedBreaks[]) {
    for (const { scenario, milliseconds, breaks, quoted, nonTexts } of reached) {
      this.durations.set(scenario, milliseconds)
      for (const number of quoted) this.quotes.add(`${number} ${scenario}`)
      for (const number of nonTexts) this.nonTexts.add(number)
      this.breadth.set(scenario, breaks.length)
      for (const number of breaks) this.reaching.set(number, [...(this.reaching.get(number) ?? []), scenario])
    }
  }

  /**
   * Returns whether a break (deliberate code fault) is worth trying. False only if every scenario that comes
   * to its code finds there a value that is not a text, which the break cannot replace.
   */
  mayBeReachedByScenario({ number }: SourceBreak): boolean {
    return this.reaching.has(number) || !this.nonTexts.has(number)
  }

  /**
   * Tries one break (deliberate code fault) with scenarios. Returns whether a scenario noticed it;
   * undefined if the machine is too busy to decide.
   */
  async judgeBreak(each: SourceBreak, worker: BrokenPortalRunner): Promise<JudgedBreak | undefined> {
    const scenarios = this.likeliestFirst(each)
    if (scenarios.length === 0) return { ...each, verdict: { kind: 'survived', reaching: 0 } }
    const attempt = await this.attempt(each.number, scenarios, worker)
    return attempt && { ...each, verdict: this.verdict(each, scenarios, attempt) }
  }

  /** Returns whether the scenarios pass while no break (deliberate code fault) is active. */
  async passesWithoutBreak(scenarios: readonly string[], worker: BrokenPortalRunner): Promise<boolean> {
    const attempt = await this.attempt(undefined, scenarios, worker)
    return attempt !== undefined && !attempt.failed
  }

  /**
   * Runs the scenarios while a break (deliberate code fault) is active. A step that takes too long
   * counts as noticing the break only if the same scenario passes in that time while no break is active.
   */
  private async attempt(
    number: number | undefined,
    scenarios: readonly string[],
    worker: BrokenPortalRunner,
  ): Promise<ScenarioAttempt | undefined> {
    let stepMilliseconds = this.stepMilliseconds(scenarios)
    for (let doublings = 0; doublings <= mostDoublings; doublings += 1, stepMilliseconds *= 2) {
      const attempt = await worker.tryScenarios({ number, scenarios, stepMilliseconds })
      if (!attempt.failed?.isLate) return attempt
      const unbroken = { number: undefined, scenarios: [attempt.failed.scenario], stepMilliseconds }
      if (number !== undefined && !(await worker.tryScenarios(unbroken)).failed) return attempt
    }
    return undefined
  }

  private stepMilliseconds(scenarios: readonly string[]): number {
    const slowest = Math.max(...scenarios.map((each) => this.durations.get(each) ?? 0))
    return Math.max(shortestStepMilliseconds, Math.ceil(slowest * stepsOfScenario))
  }

  private verdict(
    each: SourceBreak,
    scenarios: readonly string[],
    { failed }: ScenarioAttempt,
  ): BreakVerdict {
    if (!failed) return { kind: 'survived', reaching: scenarios.length }
    const catcher = `${each.file} ${failed.scenario}`
    this.catches.set(catcher, (this.catches.get(catcher) ?? 0) + 1)
    return { kind: 'caught', by: failed.scenario, message: failed.message.split('\n')[0] ?? '' }
  }

  private likeliestFirst({ number, file, capability }: SourceBreak): readonly string[] {
    const rank = (scenario: string): readonly number[] => [
      this.quotes.has(`${number} ${scenario}`) ? 0 : 1,
      -(this.catches.get(`${file} ${scenario}`) ?? 0),
      isOf(capability, scenario) ? 0 : 1,
      this.breadth.get(scenario) ?? 0,
    ]
    return (this.reaching.get(number) ?? [])
      .map((scenario) => ({ scenario, rank: rank(scenario) }))
      .toSorted((one, other) => firstDifference(one.rank, other.rank))
      .map(({ scenario }) => scenario)
  }
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/**
 * Returns whether a scenario belongs to the given capability. Scenarios of home and session belong to
 * the shell.
 */
function isOf(capability: string, scenario: string): boolean {
  const folders = capability === 'shell' ? ['home', 'session'] : [capability]
  return folders.some((folder) => scenario.startsWith(`features/${folder}/`))
}
