import type { Break } from './break'
import { CrewMember } from './crew'
import type { Reached } from './crew-messages'
import { Trial, type Judged } from './trial'

/** So many are read and run at once. */
const reachAtOnce = 40

/** After so many trials the unbroken portal has to hold still. */
const trialsBetweenChecks = 30

export interface SessionListener {
  readonly reached: (scenarios: readonly string[], reached: readonly Reached[]) => void
  readonly judged: (judged: Judged) => void
}

/** Breaks the portal in all those ways, one at a time, in as many processes as there are members. */
export async function judgeAll(
  breaks: readonly Break[],
  paths: readonly string[],
  members: number,
  listener: SessionListener,
): Promise<readonly Judged[]> {
  const crew = Array.from({ length: members }, () => new CrewMember())
  try {
    const scenarios = await listed(crew, paths)
    const reached = await shared(crew, chunks(scenarios, reachAtOnce), reach)
    listener.reached(scenarios, reached.flat())
    const trial = new Trial(reached.flat())
    const real = breaks.filter((each) => trial.isReal(each))
    const control = scenarios.slice(0, 2)
    const judged = await shared(crew, chunks(real, trialsBetweenChecks), (some, member) =>
      judgeSoundly(some, member, trial, control, listener),
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
  if (report?.kind !== 'reach') throw new Error('The scenarios did not end')
  return report.reached
}

/** What a broken portal leaves behind must not fail the next one: then all of that is done again. */
async function judgeSoundly(
  breaks: readonly Break[],
  member: CrewMember,
  trial: Trial,
  control: readonly string[],
  listener: SessionListener,
): Promise<readonly Judged[]> {
  const judged = await judgeInTurn(breaks, member, trial)
  const check = await member.do({ kind: 'try', number: undefined, scenarios: control })
  const isSound = check?.kind === 'try' && !check.attempt.failed
  if (!isSound) member.end()
  const settled = isSound ? judged : await judgeInTurn(breaks, member, trial)
  for (const each of settled) listener.judged(each)
  return settled
}

async function judgeInTurn(
  breaks: readonly Break[],
  member: CrewMember,
  trial: Trial,
): Promise<readonly Judged[]> {
  const judged: Judged[] = []
  for (const each of breaks) judged.push(await trial.judge(each, member))
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
