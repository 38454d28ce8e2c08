import { printLines } from '#scripts/support/command-line'
import { runLighthouse } from '#scripts/support/lighthouse'

const runCount = 5
const perfectScore = 100

/**
 * Prints the Lighthouse scores, for mobile devices, of the page at `address`. Returns a text for each score
 * below 100, or one text if Lighthouse could not be run.
 */
export async function measureAndPrintLighthouse(address: string): Promise<readonly string[]> {
  const found = await runLighthouse(address, { runs: runCount })
  if ('failure' in found) {
    printLines('Lighthouse could not be run: npx fetches it from the registry.', `  ${found.failure}`, '')
    return ['Lighthouse was not run']
  }
  const { scores, largestPaintMs, blockingMs, machineSpeed, lowScoringAudits } = found
  printLines(`Lighthouse, mobile, medians of ${runCount}, on a machine of ${machineSpeed.toFixed(0)}:`)
  printLines(
    ...Object.entries(scores).map(([category, score]) => `  ${String(score).padStart(3)}  ${category}`),
  )
  printLines(`  ${largestPaintMs.toFixed(0)} ms largest paint, ${blockingMs.toFixed(0)} ms blocked`)
  printLines(...lowScoringAudits.map((audit) => `  points lost by ${audit}`), '')
  return Object.entries(scores).flatMap(([category, score]) =>
    score >= perfectScore ? [] : [`Lighthouse gives ${score} for ${category}`],
  )
}
