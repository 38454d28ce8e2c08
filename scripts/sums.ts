import { print } from './support/command-line'
import { readScriptCounts, readTestCounts } from './support/test-counts'
import {
  testTotalsLine,
  haveAllTestsPassed,
  sumTestCounts,
  testTotalsFile,
  testCommands,
} from './support/test-run'

/** Adds up the counts of the test commands. A command that wrote none has failed. */
const all = await Promise.all(
  testCommands.map((command) => readTestCounts(testTotalsFile(command), readScriptCounts)),
)
const sums = sumTestCounts(
  all.map((counts) => (counts.passed === 0 ? { ...counts, failed: counts.failed + 1 } : counts)),
)
print(testTotalsLine(sums))
process.exitCode = haveAllTestsPassed(sums) ? 0 : 1
