import type { Break } from './break'
import { CrewMember } from './crew'
import type { Reached } from './crew-messages'
import { Trial, type Judged } from './trial'

/** So many are read and run at once. */
const reachAtOnce = 40

/** After so many trials the unbroken portal has to hold still. */
const trialsBetweenChecks = 30

export interface SessionPlan {
  /** Of the scenarios. */
  readonly paths: readonly string[]
  /** How many processes try the breaks. */
  readonly members: number
  /** When that comes, no other break is begun; in milliseconds of `performance.now`. */
  readonly until: number
}

export interface SessionListener {
  readonly reached: (scenarios: readonly string[], reached: readonly Reached[]) => void
  readonly judged: (judged: Judged) => void
}

/** Breaks the portal in those ways, one at a time, until all of them or the time are at their end. */
export async function judgeAll(
  breaks: readonly Break[],
  { paths, members, until }: SessionPlan,
  listener: SessionListener,
): Promise<readonly Judged[]> {
  const crew = Array.from({ length: members }, () => new CrewMember())
  try {
    const scenarios = await listed(crew, paths)
    const reached = await shared(crew, chunks(scenarios, reachAtOnce), reach)
    listener.reached(scenarios, reached.flat())
    const trial = new Trial(reached.flat())
    const real = breaks.filter((each) => trial.isReal(each))
    const turn = { trial, control: scenarios.slice(0, 2), until }
    const judged = await shared(crew, chunks(real, trialsBetweenChecks), (some, member) =>
      judgeSoundly(some, member, turn, listener),
    )
    return judged.flat()
  } finally {
    for (const member of crew) member.end()
  }
}

async function listed([member]: readonly CrewMember[], paths: readonly string[]): Promise<readonly string[]> {
  const report = await member?.do({ kind: 'list', paths })
  if (report?.kind !== 'list') throw new Error('The scenarios could not be listed')
  return report.scenarios
}

/** A scenario that fails unbroken gets a second chance, on a machine that may be busy; then it catches nothing. */
async function reach(scenarios: readonly string[], member: CrewMember): Promise<readonly Reached[]> {
  const reached = await reachOnce(scenarios, member)
  const missing = scenarios.filter((each) => !reached.some(({ scenario }) => scenario === each))
  return missing.length === 0 ? reached : [...reached, ...(await reachOnce(missing, member))]
}

async function reachOnce(scenarios: readonly string[], member: CrewMember): Promise<readonly Reached[]> {
  const report = await member.do({ kind: 'reach', scenarios })
  if (report.kind !== 'reach') throw new Error('The scenarios did not end')
  return report.reached
}

interface Turn {
  readonly trial: Trial
  /** Scenarios that hold as long as nothing is broken. */
  readonly control: readonly string[]
  readonly until: number
}

/** What a broken portal leaves behind must not fail the next one: then all of that is done again. */
async function judgeSoundly(
  breaks: readonly Break[],
  member: CrewMember,
  turn: Turn,
  listener: SessionListener,
): Promise<readonly Judged[]> {
  const judged = await judgeInTurn(breaks, member, turn)
  const isSound = judged.length === 0 || (await turn.trial.holds(turn.control, member))
  if (!isSound) member.end()
  const settled = isSound ? judged : await judgeInTurn(breaks, member, turn)
  for (const each of settled) listener.judged(each)
  return settled
}

async function judgeInTurn(
  breaks: readonly Break[],
  member: CrewMember,
  { trial, until }: Turn,
): Promise<readonly Judged[]> {
  const judged: Judged[] = []
  for (const each of breaks) {
    const one = performance.now() < until ? await trial.judge(each, member) : undefined
    if (one) judged.push(one)
  }
  return judged
}

/** Each member takes the next piece of work as soon as it is done with one. */
async function shared<Work, Result>(
  crew: readonly CrewMember[],
  pieces: readonly Work[],
  run: (piece: Work, member: CrewMember) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    crew.map(async (member) => {
      for (let at = next++; at < pieces.length; at = next++) {
        const piece = pieces[at]
        if (piece !== undefined) results[at] = await run(piece, member)
      }
    }),
  )
  return results
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
