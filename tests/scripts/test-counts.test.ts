import { describe, expect, it } from 'vitest'
import {
  readCucumberCounts,
  readPlaywrightCounts,
  readTestCounts,
  readVitestCounts,
} from '#scripts/support/test-counts'

describe('the counts of a test runner', () => {
  it('treat skipped or unfinished unit tests as failed', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }
    expect(readVitestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 4 })
  })

  it('treat flaky or skipped browser tests as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } }
    expect(readPlaywrightCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 })
  })

  it('treat only scenarios whose every step passed as passed', () => {
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
    expect(readCucumberCounts(JSON.stringify([{ elements }]))).toEqual({ passed: 1, failed: 3 })
  })

  it('are missing without a readable report', async () => {
    expect(await readTestCounts('/there/is/none.json', readVitestCounts)).toEqual({ passed: 0, failed: 0 })
    expect(await readTestCounts(import.meta.filename, readVitestCounts)).toEqual({ passed: 0, failed: 0 })
  })
})
