import type { SourceBreak } from './break'
import { ScenarioWorker } from './worker'
import type { ReachedBreaks } from './worker-messages'
import { BreakTrial, type JudgedBreak } from './trial'

/** Number of scenarios in one request to a worker process. */
const reachAtOnce = 40

/**
 * Number of breaks (deliberate code faults) after which the portal, with no break active, has to pass
 * its control scenarios.
 */
const trialsBetweenChecks = 30

export interface BreakSessionPlan {
  /** Globs of the feature files whose scenarios are run. */
  readonly paths: readonly string[]
  /** Number of worker processes that run scenarios. */
  readonly workerCount: number
  /**
   * Time after which no further break (deliberate code fault) is tried, in milliseconds of
   * `performance.now`.
   */
  readonly until: number
}

export interface BreakSessionListener {
  readonly reached: (scenarios: readonly string[], reached: readonly ReachedBreaks[]) => void
  readonly judged: (judged: JudgedBreak) => void
}

/**
 * Tries the breaks (deliberate code faults) one at a time, until all are tried or the time is over.
 * Returns the verdict on each break: whether a scenario noticed it.
 */
export async function judgeBreaks(
  breaks: readonly SourceBreak[],
  { paths, workerCount, until }: BreakSessionPlan,
  listener: BreakSessionListener,
): Promise<readonly JudgedBreak[]> {
  const workers = Array.from({ length: workerCount }, () => new ScenarioWorker())
  try {
    const scenarios = await listed(workers, paths)
    const reached = await shared(workers, chunks(scenarios, reachAtOnce), reach)
    listener.reached(scenarios, reached.flat())
    const trial = new BreakTrial(reached.flat())
    const real = breaks.filter((each) => trial.mayBeReachedByScenario(each))
    const turn = { trial, control: scenarios.slice(0, 2), until }
    const judged = await shared(workers, chunks(real, trialsBetweenChecks), (some, worker) =>
      judgeSoundly(some, worker, turn, listener),
    )
    return judged.flat()
  } finally {
    for (const worker of workers) worker.stop()
  }
}

async function listed(
  [worker]: readonly ScenarioWorker[],
  paths: readonly string[],
): Promise<readonly string[]> {
  const report = await worker?.sendRequest({ kind: 'list', paths })
  if (report?.kind !== 'list') throw new Error('The scenarios could not be listed')
  return report.scenarios
}

/**
 * Returns the breaks (deliberate code faults) whose code each scenario runs. A scenario that fails while
 * no break is active is run a second time; if it fails again, it is left out.
 */
async function reach(
  scenarios: readonly string[],
  worker: ScenarioWorker,
): Promise<readonly ReachedBreaks[]> {
  const reached = await reachOnce(scenarios, worker)
  const missing = scenarios.filter((each) => !reached.some(({ scenario }) => scenario === each))
  return missing.length === 0 ? reached : [...reached, ...(await reachOnce(missing, worker))]
}

async function reachOnce(
  scenarios: readonly string[],
  worker: ScenarioWorker,
): Promise<readonly ReachedBreaks[]> {
  const report = await worker.sendRequest({ kind: 'reach', scenarios })
  if (report.kind !== 'reach') throw new Error('The scenarios did not end')
  return report.reached
}

interface Turn {
  readonly trial: BreakTrial
  /** Control scenarios, which must pass while no break (deliberate code fault) is active. */
  readonly control: readonly string[]
  readonly until: number
}

/**
 * Tries a group of breaks (deliberate code faults). If the control scenarios fail afterwards, a broken
 * portal has left something behind, and the group is tried again.
 */
async function judgeSoundly(
  breaks: readonly SourceBreak[],
  worker: ScenarioWorker,
  turn: Turn,
  listener: BreakSessionListener,
): Promise<readonly JudgedBreak[]> {
  const judged = await judgeInTurn(breaks, worker, turn)
  const isSound = judged.length === 0 || (await turn.trial.passesWithoutBreak(turn.control, worker))
  if (!isSound) worker.stop()
  const settled = isSound ? judged : await judgeInTurn(breaks, worker, turn)
  for (const each of settled) listener.judged(each)
  return settled
}

async function judgeInTurn(
  breaks: readonly SourceBreak[],
  worker: ScenarioWorker,
  { trial, until }: Turn,
): Promise<readonly JudgedBreak[]> {
  const judged: JudgedBreak[] = []
  for (const each of breaks) {
    const one = performance.now() < until ? await trial.judgeBreak(each, worker) : undefined
    if (one) judged.push(one)
  }
  return judged
}

/**
 * Runs each piece of work in the next worker that is free. Returns the results in the order of the pieces.
 */
async function shared<Work, Result>(
  workers: readonly ScenarioWorker[],
  pieces: readonly Work[],
  run: (piece: Work, worker: ScenarioWorker) => Promise<Result>,
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
