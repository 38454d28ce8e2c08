import type { TestCounts } from './test-counts'

export interface TestStage {
  readonly name: string
  /** Names of the test stages that must pass before this stage starts. */
  readonly neededStageNames?: readonly string[]
  /** Number of processor cores that the test stage uses; 1 by default. */
  readonly cores?: number
  readonly run: () => Promise<TestStageOutcome>
}

export interface TestStageOutcome extends TestCounts {
  /** Output of the tools that the test stage runs. It is printed if the stage fails. */
  readonly output: string
  /** Remarks of the test stage, which are printed even if it passes. */
  readonly remarks?: readonly string[]
}

export interface TestStageResult extends TestStageOutcome {
  readonly name: string
  readonly minutes: number
}

/**
 * Maximum number of processor cores that the running test stages use together. If they used more than the
 * machine has, the tests would take a third more processor time.
 */
const maximumCores = 2

/**
 * Runs the test stages in the given order. Each starts when enough processor cores are free and the
 * stages that it needs have passed. If a stage fails, only the stages that need it do not run.
 */
export async function runTestStages(
  stages: readonly TestStage[],
  announce: (result: TestStageResult) => void,
): Promise<readonly TestStageResult[]> {
  const results = new Map<string, TestStageResult>()
  const running = new Map<string, Promise<void>>()
  const busy = new Map<string, number>()
  const waiting = [...stages]

  const finish = (result: TestStageResult): void => {
    results.set(result.name, result)
    running.delete(result.name)
    busy.delete(result.name)
    announce(result)
  }

  while (waiting.length > 0 || running.size > 0) {
    const free = maximumCores - [...busy.values()].reduce((sum, each) => sum + each, 0)
    const next = waiting.findIndex((stage) => coresOf(stage) <= free && haveNeededStagesEnded(stage, results))
    const [stage] = next === -1 ? [] : waiting.splice(next, 1)
    if (stage) {
      busy.set(stage.name, coresOf(stage))
      running.set(stage.name, runStage(stage, results).then(finish))
    } else await Promise.race(running.values())
  }
  return stages.flatMap((stage) => results.get(stage.name) ?? [])
}

function coresOf(stage: TestStage): number {
  return stage.cores ?? 1
}

function haveNeededStagesEnded(stage: TestStage, results: ReadonlyMap<string, TestStageResult>): boolean {
  return (stage.neededStageNames ?? []).every((name) => results.has(name))
}

async function runStage(
  stage: TestStage,
  results: ReadonlyMap<string, TestStageResult>,
): Promise<TestStageResult> {
  const missing = (stage.neededStageNames ?? []).filter((name) => results.get(name)?.failed !== 0)
  const startedAt = performance.now()
  const outcome =
    missing.length > 0
      ? { passed: 0, failed: 1, output: `Not run: ${missing.join(', ')} failed.` }
      : await stage.run().catch(failedStageOutcome)
  return { ...outcome, name: stage.name, minutes: (performance.now() - startedAt) / 60_000 }
}

function failedStageOutcome(reason: unknown): TestStageOutcome {
  return { passed: 0, failed: 1, output: reason instanceof Error ? reason.message : String(reason) }
}
