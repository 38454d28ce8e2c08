import { describe, expect, it } from 'vitest'
import { runTestStages, type TestStage, type TestStageOutcome } from '#scripts/support/stages'
import { formatTestTotalsLine, haveAllTestsPassed, sumTestCounts } from '#scripts/support/test-run'

const passedOutcome: TestStageOutcome = { passed: 3, failed: 0, output: '' }
const failedOutcome: TestStageOutcome = { passed: 2, failed: 1, output: 'it broke' }

/** Creates test stages that record when they begin and end. */
class StageRecorder {
  readonly recordedLines: string[] = []

  createStage(name: string, outcome: TestStageOutcome, more: Partial<TestStage> = {}): TestStage {
    return {
      name,
      ...more,
      run: async () => {
        this.recordedLines.push(`${name} begins`)
        await Promise.resolve()
        this.recordedLines.push(`${name} ends`)
        return outcome
      },
    }
  }
}

async function runAndDescribeStages(stages: readonly TestStage[]): Promise<Record<string, string>> {
  const results = await runTestStages(stages, () => undefined)
  return Object.fromEntries(
    results.map((result) => [result.name, `${result.passed} passed, ${result.failed} failed`]),
  )
}

describe('the stages of the test command', () => {
  it('continue after a failure', async () => {
    const journal = new StageRecorder()
    const stages = [journal.createStage('types', failedOutcome), journal.createStage('unit', passedOutcome)]
    expect(await runAndDescribeStages(stages)).toEqual({
      types: '2 passed, 1 failed',
      unit: '3 passed, 0 failed',
    })
  })

  it('fail without running when a stage that they need failed', async () => {
    const journal = new StageRecorder()
    const stages = [
      journal.createStage('build', failedOutcome),
      journal.createStage('e2e', passedOutcome, { neededStageNames: ['build'] }),
    ]
    expect(await runAndDescribeStages(stages)).toEqual({
      build: '2 passed, 1 failed',
      e2e: '0 passed, 1 failed',
    })
    expect(journal.recordedLines).not.toContain('e2e begins')
  })

  it('fail when they throw', async () => {
    const stages = [{ name: 'browser', run: () => Promise.reject(new Error('there is none')) }]
    expect(await runAndDescribeStages(stages)).toEqual({ browser: '0 passed, 1 failed' })
  })

  it('run two at a time, and the next as soon as one ends', async () => {
    const journal = new StageRecorder()
    const stages = ['one', 'two', 'three'].map((name) => journal.createStage(name, passedOutcome))
    await runTestStages(stages, () => undefined)
    expect(journal.recordedLines).toEqual([
      'one begins',
      'two begins',
      'one ends',
      'two ends',
      'three begins',
      'three ends',
    ])
  })

  it('wait until as many cores are free as they use', async () => {
    const journal = new StageRecorder()
    const stages = [
      journal.createStage('features', passedOutcome),
      journal.createStage('e2e', passedOutcome, { cores: 2 }),
      journal.createStage('unit', passedOutcome),
    ]
    await runTestStages(stages, () => undefined)
    expect(journal.recordedLines).toEqual([
      'features begins',
      'unit begins',
      'features ends',
      'unit ends',
      'e2e begins',
      'e2e ends',
    ])
  })

  it('let another one run first while a stage that they need still runs', async () => {
    const journal = new StageRecorder()
    const stages = [
      journal.createStage('build', passedOutcome),
      journal.createStage('e2e', passedOutcome, { neededStageNames: ['build'] }),
      journal.createStage('unit', passedOutcome),
    ]
    await runTestStages(stages, () => undefined)
    expect(journal.recordedLines.indexOf('unit begins')).toBeLessThan(
      journal.recordedLines.indexOf('build ends'),
    )
    expect(journal.recordedLines.indexOf('e2e begins')).toBeGreaterThan(
      journal.recordedLines.indexOf('build ends'),
    )
  })
})

describe('the totals of a run', () => {
  it('exclude what was not run from what passed', () => {
    const sums = sumTestCounts([passedOutcome, { ...passedOutcome, notRun: 2 }])
    expect(formatTestTotalsLine(sums)).toBe('6 passed, 0 failed, 2 skipped')
  })

  it('do not mention what was not run when everything ran', () => {
    expect(formatTestTotalsLine(sumTestCounts([passedOutcome, failedOutcome]))).toBe('5 passed, 1 failed')
  })

  it('are good only when something passed and nothing failed', () => {
    expect([passedOutcome, failedOutcome, { passed: 0, failed: 0 }].map(haveAllTestsPassed)).toEqual([
      true,
      false,
      false,
    ])
  })
})
