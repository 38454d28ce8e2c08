import { printLines } from './support/command-line'
import { readCheckScriptCounts, readTestCounts } from './support/test-counts'
import {
  formatTestTotalsLine,
  haveAllTestsPassed,
  sumTestCounts,
  testTotalsFilePath,
  testCommands,
} from './support/test-run'

/**
 * Numbers of passed and failed tests of each test command. The script adds them up. A command that wrote
 * no numbers counts as failed.
 */
const commandTestCounts = await Promise.all(
  testCommands.map((command) => readTestCounts(testTotalsFilePath(command), readCheckScriptCounts)),
)
const testTotals = sumTestCounts(
  commandTestCounts.map((counts) =>
    counts.passed === 0 ? { ...counts, failed: counts.failed + 1 } : counts,
  ),
)
printLines(formatTestTotalsLine(testTotals))
process.exitCode = haveAllTestsPassed(testTotals) ? 0 : 1
