import { describe, expect, it } from 'vitest'
import { cucumberCounts, playwrightCounts, readCounts, vitestCounts } from '#scripts/support/test-counts'

describe('what a runner counted', () => {
  it('of unit tests takes what is skipped or left to do as failed', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
    expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 4 })
  })

  it('of browser tests takes what is flaky or skipped as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } }
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 })
  })

  it('of scenarios takes as passed only those whose every step passed', () => {
    const scenario = (...statuses: readonly string[]) => ({
      type: 'scenario',
      steps: statuses.map((status) => ({ result: { status } })),
    })
    const elements = [
      { type: 'background', steps: [] },
      scenario('passed', 'passed'),
      scenario('passed', 'undefined'),
      scenario('failed', 'skipped'),
      scenario(),
    ]
    expect(cucumberCounts(JSON.stringify([{ elements }]))).toEqual({ passed: 1, failed: 3 })
  })

  it('is nothing where there is no report or it cannot be read', async () => {
    expect(await readCounts('/there/is/none.json', vitestCounts)).toEqual({ passed: 0, failed: 0 })
    expect(await readCounts(import.meta.filename, vitestCounts)).toEqual({ passed: 0, failed: 0 })
  })
})
