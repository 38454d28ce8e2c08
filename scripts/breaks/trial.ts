import type { Break } from './break'
import type { CrewMember } from './crew'
import type { Attempt, Reached } from './crew-messages'
import { reasonFor } from './equivalent'

export type Verdict =
  | { readonly kind: 'caught'; readonly by: string; readonly message: string }
  /** The likeliest of the scenarios that reach it were tried. */
  | { readonly kind: 'survived'; readonly tried: number; readonly reaching: number }
  /** Nobody could see it. */
  | { readonly kind: 'equivalent'; readonly reason: string }

export interface Judged extends Break {
  readonly verdict: Verdict
}

/**
 * So many scenarios are tried at most: fewer once it is known which ones look at a file.
 * With 15 of them, breaks of the domain that a scenario notices were taken for unnoticed.
 */
const most = { atFirst: 120, afterCatches: 80 }

/** Tries breaks, each with the scenarios that reach it, the likeliest to fail first. */
export class Trial {
  private readonly reaching = new Map<number, string[]>()
  private readonly untold = new Set<number>()
  /** A scenario and a break whose text it quotes. */
  private readonly quotes = new Set<string>()
  private readonly breadth = new Map<string, number>()
  /** Files of which something was caught. */
  private readonly hasCaught = new Set<string>()
  /** How often a scenario has caught something of a file. */
  private readonly catches = new Map<string, number>()

  constructor(reached: readonly Reached[]) {
    for (const { scenario, breaks, quoted, untold } of reached) {
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

  async judge(each: Break, member: CrewMember): Promise<Judged> {
    const reason = reasonFor(each)
    if (reason !== undefined) return { ...each, verdict: { kind: 'equivalent', reason } }
    const scenarios = this.likeliestFirst(each)
    if (scenarios.length === 0) return { ...each, verdict: { kind: 'survived', tried: 0, reaching: 0 } }
    const likeliest = someOf(scenarios, this.hasCaught.has(each.file) ? most.afterCatches : most.atFirst)
    const order = { kind: 'try', number: each.number, scenarios: likeliest } as const
    const report = await member.do(order)
    return {
      ...each,
      verdict: this.verdict(each, scenarios, report?.kind === 'try' ? report.attempt : undefined),
    }
  }

  private verdict(each: Break, scenarios: readonly string[], attempt: Attempt | undefined): Verdict {
    if (!attempt) return { kind: 'caught', by: scenarios[0] ?? '', message: 'It never ends' }
    const { failed, count } = attempt
    if (!failed) return { kind: 'survived', tried: count, reaching: scenarios.length }
    this.hasCaught.add(each.file)
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

/**
 * The first of them, and as many from all over the rest: those that reach least are much alike, and where
 * a thousand reach a break the one that looks at it may stand anywhere.
 */
function someOf(scenarios: readonly string[], count: number): readonly string[] {
  if (scenarios.length <= count) return scenarios
  const half = Math.ceil(count / 2)
  const rest = scenarios.slice(half)
  const step = rest.length / (count - half)
  return [...scenarios.slice(0, half), ...rest.filter((_, at) => at % step < 1)]
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** The frame is looked at from home and from the steps of the session. */
function isOf(capability: string, scenario: string): boolean {
  const folders = capability === 'shell' ? ['home', 'session'] : [capability]
  return folders.some((folder) => scenario.startsWith(`features/${folder}/`))
}
