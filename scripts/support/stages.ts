import type { Counts } from './test-counts'

export interface Stage {
  readonly name: string
  /** Names of the stages that must have succeeded before. */
  readonly needs?: readonly string[]
  readonly run: () => Promise<StageOutcome>
}

export interface StageOutcome extends Counts {
  /** What the tools wrote, shown when something failed. */
  readonly output: string
}

export interface StageResult extends StageOutcome {
  readonly name: string
  readonly minutes: number
}

/** Browsers wait for much: with two cores, a third stage takes the time that they leave. */
const lanes = 3

/** Runs every stage as early as it may, three at a time, in the order given; a failure stops only what needs it. */
export async function runStages(
  stages: readonly Stage[],
  announce: (result: StageResult) => void,
): Promise<readonly StageResult[]> {
  const results = new Map<string, StageResult>()
  const running = new Map<string, Promise<void>>()
  const waiting = [...stages]

  const finish = (result: StageResult): void => {
    results.set(result.name, result)
    running.delete(result.name)
    announce(result)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex((stage) => mayStart(stage, results, running))
    const [stage] = next === -1 ? [] : waiting.splice(next, 1)
    if (stage) running.set(stage.name, runStage(stage, results).then(finish))
    else await Promise.race(running.values())
  }
  return stages.flatMap((stage) => results.get(stage.name) ?? [])
}

function mayStart(
  stage: Stage,
  results: ReadonlyMap<string, StageResult>,
  running: ReadonlyMap<string, unknown>,
): boolean {
  return running.size < lanes && (stage.needs ?? []).every((name) => results.has(name))
}

async function runStage(stage: Stage, results: ReadonlyMap<string, StageResult>): Promise<StageResult> {
  const missing = (stage.needs ?? []).filter((name) => results.get(name)?.failed !== 0)
  const startedAt = performance.now()
  const outcome =
    missing.length > 0
      ? { passed: 0, failed: 1, output: `Not run: ${missing.join(', ')} failed.` }
      : await stage.run().catch(brokenStage)
  return { ...outcome, name: stage.name, minutes: (performance.now() - startedAt) / 60_000 }
}

function brokenStage(reason: unknown): StageOutcome {
  return { passed: 0, failed: 1, output: reason instanceof Error ? reason.message : String(reason) }
}
