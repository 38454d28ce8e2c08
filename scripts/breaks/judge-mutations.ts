import type { SourceMutation } from './mutation'
import { ScenarioWorker } from './worker'
import type { MutationsReachedByScenario } from './worker-messages'
import { MutationTrial, type JudgedMutation } from './mutation-trial'

/** Number of scenarios in one request to a worker process. */
const scenariosPerRequest = 40

/**
 * Number of mutations (deliberate code faults) after which the portal, with no mutation active, has to pass
 * its control scenarios.
 */
const mutationsBetweenControlRuns = 30

interface MutationTestPlan {
  /** Globs of the feature files whose scenarios are run. */
  readonly featureGlobs: readonly string[]
  /** Number of worker processes that run scenarios. */
  readonly workerCount: number
  /**
   * Time after which no further mutation (deliberate code fault) is tried, in milliseconds of
   * `performance.now`.
   */
  readonly deadline: number
}

interface MutationTestListener {
  readonly onMutationsReached: (
    scenarios: readonly string[],
    reached: readonly MutationsReachedByScenario[],
  ) => void
  readonly onMutationJudged: (judged: JudgedMutation) => void
}

/**
 * Tries the mutations (deliberate code faults) one at a time, until all are tried or the time is over.
 * Returns the verdict on each mutation: whether a scenario noticed it.
 */
export async function judgeMutations(
  mutations: readonly SourceMutation[],
  { featureGlobs, workerCount, deadline }: MutationTestPlan,
  listener: MutationTestListener,
): Promise<readonly JudgedMutation[]> {
  const workers = Array.from({ length: workerCount }, () => new ScenarioWorker())
  try {
    const scenarios = await listScenarios(workers, featureGlobs)
    const reached = await runInFreeWorkers(
      workers,
      splitIntoChunks(scenarios, scenariosPerRequest),
      findReachedMutations,
    )
    listener.onMutationsReached(scenarios, reached.flat())
    const trial = new MutationTrial(reached.flat())
    const real = mutations.filter((each) => trial.isMutationWorthTrying(each))
    const context: JudgingContext = { trial, controlScenarios: scenarios.slice(0, 2), deadline }
    const judged = await runInFreeWorkers(
      workers,
      splitIntoChunks(real, mutationsBetweenControlRuns),
      (some, worker) => judgeMutationsWithControlScenarios(some, worker, context, listener),
    )
    return judged.flat()
  } finally {
    for (const worker of workers) worker.stop()
  }
}

async function listScenarios(
  [worker]: readonly ScenarioWorker[],
  paths: readonly string[],
): Promise<readonly string[]> {
  const report = await worker?.sendRequest({ kind: 'list', paths })
  if (report?.kind !== 'list') throw new Error('The scenarios could not be listed')
  return report.scenarios
}

/**
 * Returns the mutations (deliberate code faults) whose code each scenario runs. A scenario that fails while
 * no mutation is active is run a second time; if it fails again, it is left out.
 */
async function findReachedMutations(
  scenarios: readonly string[],
  worker: ScenarioWorker,
): Promise<readonly MutationsReachedByScenario[]> {
  const reached = await requestReachedMutations(scenarios, worker)
  const missing = scenarios.filter((each) => !reached.some(({ scenario }) => scenario === each))
  return missing.length === 0 ? reached : [...reached, ...(await requestReachedMutations(missing, worker))]
}

async function requestReachedMutations(
  scenarios: readonly string[],
  worker: ScenarioWorker,
): Promise<readonly MutationsReachedByScenario[]> {
  const report = await worker.sendRequest({ kind: 'reach', scenarios })
  if (report.kind !== 'reach') throw new Error('The scenarios did not end')
  return report.reached
}

interface JudgingContext {
  readonly trial: MutationTrial
  /** Control scenarios, which must pass while no mutation (deliberate code fault) is active. */
  readonly controlScenarios: readonly string[]
  readonly deadline: number
}

/**
 * Tries a group of mutations (deliberate code faults). If the control scenarios fail afterwards, a broken
 * portal has left something behind, and the group is tried again.
 */
async function judgeMutationsWithControlScenarios(
  mutations: readonly SourceMutation[],
  worker: ScenarioWorker,
  turn: JudgingContext,
  listener: MutationTestListener,
): Promise<readonly JudgedMutation[]> {
  const judged = await judgeMutationsInTurn(mutations, worker, turn)
  const isSound =
    judged.length === 0 || (await turn.trial.doScenariosPassUnmutated(turn.controlScenarios, worker))
  if (!isSound) worker.stop()
  const settled = isSound ? judged : await judgeMutationsInTurn(mutations, worker, turn)
  for (const each of settled) listener.onMutationJudged(each)
  return settled
}

async function judgeMutationsInTurn(
  mutations: readonly SourceMutation[],
  worker: ScenarioWorker,
  { trial, deadline }: JudgingContext,
): Promise<readonly JudgedMutation[]> {
  const judged: JudgedMutation[] = []
  for (const each of mutations) {
    const one = performance.now() < deadline ? await trial.judgeMutation(each, worker) : undefined
    if (one) judged.push(one)
  }
  return judged
}

/**
 * Runs each task in the next worker that is free. Returns the results in the order of the tasks.
 */
async function runInFreeWorkers<Work, Result>(
  workers: readonly ScenarioWorker[],
  tasks: readonly Work[],
  run: (task: Work, worker: ScenarioWorker) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    workers.map(async (worker) => {
      for (let at = next++; at < tasks.length; at = next++) {
        const task = tasks[at]
        if (task !== undefined) results[at] = await run(task, worker)
      }
    }),
  )
  return results
}

function splitIntoChunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
