import { print } from './support/command-line'
import { ownCounts, readCounts } from './support/test-counts'
import { closingLine, isGood, sumOf, sumsFile, testCommands } from './support/test-run'

/** Adds up the counts of the test commands. A command that wrote none has failed. */
const all = await Promise.all(testCommands.map((command) => readCounts(sumsFile(command), ownCounts)))
const sums = sumOf(
  all.map((counts) => (counts.passed === 0 ? { ...counts, failed: counts.failed + 1 } : counts)),
)
print(closingLine(sums))
process.exitCode = isGood(sums) ? 0 : 1
