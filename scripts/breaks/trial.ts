import type { Break } from './break'
import type { Attempt, Reached, TryOrder } from './crew-messages'
import { reasonFor } from './equivalent'

export type Verdict =
  | { readonly kind: 'caught'; readonly by: string; readonly message: string }
  /** None of the scenarios that reach it fails. */
  | { readonly kind: 'survived'; readonly reaching: number }
  /** Nobody could see it. */
  | { readonly kind: 'equivalent'; readonly reason: string }

/** Who runs scenarios in the portal with a break in it. */
export interface Tries {
  try(order: TryOrder): Promise<Attempt>
}

export interface Judged extends Break {
  readonly verdict: Verdict
}

/** A step may take so many times as long as the slowest scenario did unbroken. */
const stepsOfScenario = 3

/** A quick machine answers in less; a step that takes longer waits for what a break has taken away. */
const shortestStepMilliseconds = 4_000

/** The time of a step doubles until the unbroken portal has enough of it, so many times at most. */
const mostDoublings = 5

/** Tries breaks, each with the scenarios that reach it, the likeliest to fail first. */
export class Trial {
  private readonly reaching = new Map<number, string[]>()
  private readonly untold = new Set<number>()
  /** A scenario and a break whose text it quotes. */
  private readonly quotes = new Set<string>()
  private readonly breadth = new Map<string, number>()
  /** How long a scenario took unbroken. */
  private readonly durations = new Map<string, number>()
  /** How often a scenario has caught something of a file. */
  private readonly catches = new Map<string, number>()

  constructor(reached: readonly Reached[]) {
    for (const { scenario, milliseconds, breaks, quoted, untold } of reached) {
      this.durations.set(scenario, milliseconds)
      for (const number of quoted) this.quotes.add(`${number} ${scenario}`)
      for (const number of untold) this.untold.add(number)
      this.breadth.set(scenario, breaks.length)
      for (const number of breaks) this.reaching.set(number, [...(this.reaching.get(number) ?? []), scenario])
    }
  }

  /** A text that turned out to be a whole table of them is none. */
  isReal({ number }: Break): boolean {
    return this.reaching.has(number) || !this.untold.has(number)
  }

  /** Nothing where the machine is too busy to tell. */
  async judge(each: Break, member: Tries): Promise<Judged | undefined> {
    const reason = reasonFor(each)
    if (reason !== undefined) return { ...each, verdict: { kind: 'equivalent', reason } }
    const scenarios = this.likeliestFirst(each)
    if (scenarios.length === 0) return { ...each, verdict: { kind: 'survived', reaching: 0 } }
    const attempt = await this.attempt(each.number, scenarios, member)
    return attempt && { ...each, verdict: this.verdict(each, scenarios, attempt) }
  }

  /** Whether those scenarios hold with nothing broken. */
  async holds(scenarios: readonly string[], member: Tries): Promise<boolean> {
    const attempt = await this.attempt(undefined, scenarios, member)
    return attempt !== undefined && !attempt.failed
  }

  /** Who does not end in time has failed only where the unbroken portal, right after, does end. */
  private async attempt(
    number: number | undefined,
    scenarios: readonly string[],
    member: Tries,
  ): Promise<Attempt | undefined> {
    let stepMilliseconds = this.stepMilliseconds(scenarios)
    for (let doublings = 0; doublings <= mostDoublings; doublings += 1, stepMilliseconds *= 2) {
      const attempt = await member.try({ number, scenarios, stepMilliseconds })
      if (!attempt.failed?.isLate) return attempt
      const unbroken = { number: undefined, scenarios: [attempt.failed.scenario], stepMilliseconds }
      if (number !== undefined && !(await member.try(unbroken)).failed) return attempt
    }
    return undefined
  }

  private stepMilliseconds(scenarios: readonly string[]): number {
    const slowest = Math.max(...scenarios.map((each) => this.durations.get(each) ?? 0))
    return Math.max(shortestStepMilliseconds, Math.ceil(slowest * stepsOfScenario))
  }

  private verdict(each: Break, scenarios: readonly string[], { failed }: Attempt): Verdict {
    if (!failed) return { kind: 'survived', reaching: scenarios.length }
    const catcher = `${each.file} ${failed.scenario}`
    this.catches.set(catcher, (this.catches.get(catcher) ?? 0) + 1)
    return { kind: 'caught', by: failed.scenario, message: failed.message.split('\n')[0] ?? '' }
  }

  private likeliestFirst({ number, file, capability }: Break): readonly string[] {
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

/** The frame is looked at from home and from the steps of the session. */
function isOf(capability: string, scenario: string): boolean {
  const folders = capability === 'shell' ? ['home', 'session'] : [capability]
  return folders.some((folder) => scenario.startsWith(`features/${folder}/`))
}
