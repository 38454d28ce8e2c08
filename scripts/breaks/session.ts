import type { Break } from './break'
import { Worker } from './worker'
import type { Reached } from './worker-messages'
import { Trial, type Judged } from './trial'

/** The number of scenarios in one request. */
const reachAtOnce = 40

/** After this many breaks the unbroken portal has to pass its control scenarios. */
const trialsBetweenChecks = 30

export interface SessionPlan {
  /** Globs of feature files. */
  readonly paths: readonly string[]
  /** The number of worker processes. */
  readonly workerCount: number
  /** No break is started after this time, in milliseconds of `performance.now`. */
  readonly until: number
}

export interface SessionListener {
  readonly reached: (scenarios: readonly string[], reached: readonly Reached[]) => void
  readonly judged: (judged: Judged) => void
}

/** Tries the breaks one at a time, until all are tried or the time is over. */
export async function judgeAll(
  breaks: readonly Break[],
  { paths, workerCount, until }: SessionPlan,
  listener: SessionListener,
): Promise<readonly Judged[]> {
  const workers = Array.from({ length: workerCount }, () => new Worker())
  try {
    const scenarios = await listed(workers, paths)
    const reached = await shared(workers, chunks(scenarios, reachAtOnce), reach)
    listener.reached(scenarios, reached.flat())
    const trial = new Trial(reached.flat())
    const real = breaks.filter((each) => trial.isReal(each))
    const turn = { trial, control: scenarios.slice(0, 2), until }
    const judged = await shared(workers, chunks(real, trialsBetweenChecks), (some, worker) =>
      judgeSoundly(some, worker, turn, listener),
    )
    return judged.flat()
  } finally {
    for (const worker of workers) worker.end()
  }
}

async function listed([worker]: readonly Worker[], paths: readonly string[]): Promise<readonly string[]> {
  const report = await worker?.do({ kind: 'list', paths })
  if (report?.kind !== 'list') throw new Error('The scenarios could not be listed')
  return report.scenarios
}

/** A scenario that fails without a break is run a second time; if it fails again it is left out. */
async function reach(scenarios: readonly string[], worker: Worker): Promise<readonly Reached[]> {
  const reached = await reachOnce(scenarios, worker)
  const missing = scenarios.filter((each) => !reached.some(({ scenario }) => scenario === each))
  return missing.length === 0 ? reached : [...reached, ...(await reachOnce(missing, worker))]
}

async function reachOnce(scenarios: readonly string[], worker: Worker): Promise<readonly Reached[]> {
  const report = await worker.do({ kind: 'reach', scenarios })
  if (report.kind !== 'reach') throw new Error('The scenarios did not end')
  return report.reached
}

interface Turn {
  readonly trial: Trial
  /** Scenarios that pass without a break. */
  readonly control: readonly string[]
  readonly until: number
}

/** Repeats a group of breaks when the control scenarios fail after it: a broken portal has left something behind. */
async function judgeSoundly(
  breaks: readonly Break[],
  worker: Worker,
  turn: Turn,
  listener: SessionListener,
): Promise<readonly Judged[]> {
  const judged = await judgeInTurn(breaks, worker, turn)
  const isSound = judged.length === 0 || (await turn.trial.holds(turn.control, worker))
  if (!isSound) worker.end()
  const settled = isSound ? judged : await judgeInTurn(breaks, worker, turn)
  for (const each of settled) listener.judged(each)
  return settled
}

async function judgeInTurn(
  breaks: readonly Break[],
  worker: Worker,
  { trial, until }: Turn,
): Promise<readonly Judged[]> {
  const judged: Judged[] = []
  for (const each of breaks) {
    const one = performance.now() < until ? await trial.judge(each, worker) : undefined
    if (one) judged.push(one)
  }
  return judged
}

/** Each worker takes the next piece of work when it has finished one. */
async function shared<Work, Result>(
  workers: readonly Worker[],
  pieces: readonly Work[],
  run: (piece: Work, worker: Worker) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    workers.map(async (worker) => {
      for (let at = next++; at < pieces.length; at = next++) {
        const piece = pieces[at]
        if (piece !== undefined) results[at] = await run(piece, worker)
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
