import { readFile } from 'node:fs/promises'

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** Number of tests that could not be run on this machine. They do not count as passed. */
  readonly notRun?: number
}

/** A function that reads from the report of a test runner how many tests passed and failed. */
export type TestCountReader = (report: string) => TestCounts

/**
 * Reads from vitest's report how many tests passed and failed. Skipped tests prove nothing, so they
 * count as failed.
 */
export const readVitestCounts: TestCountReader = (report) => {
  const counts = JSON.parse(report) as VitestReport
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numPendingTests + counts.numTodoTests,
  }
}

export const readPlaywrightCounts: TestCountReader = (report) => {
  const { stats } = JSON.parse(report) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/**
 * Reads from cucumber's report how many scenarios passed and failed. A scenario passes if all its steps
 * and hooks pass.
 */
export const readCucumberCounts: TestCountReader = (report) => {
  const features = JSON.parse(report) as readonly CucumberFeature[]
  const scenarios = features.flatMap((feature) => feature.elements.filter((each) => each.type === 'scenario'))
  const passed = scenarios.filter(
    ({ steps }) => steps.length > 0 && steps.every((step) => step.result?.status === 'passed'),
  ).length
  return { passed, failed: scenarios.length - passed }
}

/**
 * Reads the report of one of the project's own scripts, which contains only the numbers of passed and
 * failed tests.
 */
export const readCheckScriptCounts: TestCountReader = (report) => JSON.parse(report) as TestCounts

export async function readTestCounts(file: string, read: TestCountReader): Promise<TestCounts> {
  try {
    return read(await readFile(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

interface CucumberFeature {
  readonly elements: readonly {
    readonly type: string
    readonly steps: readonly { readonly result?: { readonly status: string } }[]
  }[]
}
