import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLines } from './command-line'
import { projectRoot } from './portal-build'
import { runPackageScript } from './run-command'
import { runTestStages, type TestStage, type TestStageOutcome, type TestStageResult } from './stages'
import { readTestCounts, readVitestCounts, type TestCountReader, type TestCounts } from './test-counts'

/**
 * Commands that run tests. Each writes the numbers of passed and failed tests into a file, and `npm run
 * sums` adds them up.
 */
export const testCommands = ['test', 'test-browser'] as const

export function testTotalsFilePath(command: (typeof testCommands)[number]): string {
  return join(projectRoot, 'reports', `${command}.json`)
}

/** Option that makes a Node process end without waiting for the timers of requests that were not answered. */
export const nodeForceExitOption = ['--force-exit']

/**
 * Runs the test stages and prints the test counts of each. Then prints `remark`, and at last one line with
 * the totals, which it also writes into a file. The process fails if a test has failed or none has passed.
 */
export async function runTestStagesAndPrintTotals(
  command: (typeof testCommands)[number],
  stages: readonly TestStage[],
  remark?: string,
): Promise<void> {
  const startedAt = performance.now()
  await mkdir(join(projectRoot, 'reports'), { recursive: true })
  await rm(testTotalsFilePath(command), { force: true })
  const results = await runTestStages(stages, printStageResult)
  printFailures(results)
  const sums = sumTestCounts(results)
  await writeFile(testTotalsFilePath(command), JSON.stringify(sums))
  if (remark !== undefined) printLines(remark)
  printLines(
    `All stages: ${((performance.now() - startedAt) / 60_000).toFixed(2)} min`,
    formatTestTotalsLine(sums),
  )
  process.exitCode = haveAllTestsPassed(sums) ? 0 : 1
}

/** Returns the line with the total numbers of tests that passed, failed and were not run. */
export function formatTestTotalsLine({ passed, failed, notRun = 0 }: TestCounts): string {
  return `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} skipped` : ''}`
}

export function haveAllTestsPassed({ passed, failed }: TestCounts): boolean {
  return failed === 0 && passed > 0
}

export function sumTestCounts(all: readonly TestCounts[]): TestCounts {
  return all.reduce<Required<TestCounts>>(
    (sum, { passed, failed, notRun = 0 }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      notRun: sum.notRun + notRun,
    }),
    { passed: 0, failed: 0, notRun: 0 },
  )
}

/** Runs a script that checks something. Counts it as one test, which either passes or fails. */
export async function runCheckScript(
  script: string,
  words: readonly string[] = [],
): Promise<TestStageOutcome> {
  const { succeeded, output } = await runPackageScript(script, words)
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output }
}

/**
 * Runs a test runner that writes a report to the file `report`, and returns its test counts. Counts one
 * failure if there are no counts, or if the runner fails although no test failed.
 */
export async function runTestSuite(
  script: string,
  read: TestCountReader,
  report: string,
  words: readonly string[] = [],
): Promise<TestStageOutcome> {
  const file = join(projectRoot, 'reports', report)
  await rm(file, { force: true })
  const { succeeded, output } = await runPackageScript(script, words)
  const counts = await readTestCounts(file, read)
  const isUnexplained = counts.failed === 0 && (!succeeded || counts.passed === 0)
  return { passed: counts.passed, failed: isUnexplained ? 1 : counts.failed, output }
}

/**
 * Runs the tests of a vitest project with an npm script. By default, the script has the name of the
 * project.
 */
export function runVitestProject(project: string, script: string = project): Promise<TestStageOutcome> {
  const report = `${project}.json`
  const words = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${report}`]
  return runTestSuite(script, readVitestCounts, report, words)
}

function printStageResult(result: TestStageResult): void {
  const mark = result.failed === 0 ? 'ok ' : 'BAD'
  const minutes = `${result.minutes.toFixed(2)} min`
  printLines(
    `${mark} ${result.name.padEnd(17)} ${minutes.padStart(9)}  ${formatTestTotalsLine(result)}`,
    ...(result.remarks ?? []).map((remark) => `    ${remark}`),
  )
}

function printFailures(all: readonly TestStageResult[]): void {
  for (const result of all.filter((each) => each.failed > 0)) {
    printLines('', `──── ${result.name} ────`, result.output.trimEnd())
  }
  printLines('')
}
