import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printLines, readCommandLineOptions } from './support/command-line'
import { projectRoot } from './support/portal-build'
import { openCrawlerInNode } from './sweep/in-node'
import { plantedScreenFaults } from './sweep/planted-screen-faults'
import {
  listAddressVisitsOfEachCustomer,
  oneVisitPerAddress,
  findVisitOfScreenWithoutFaults,
} from './sweep/visits'

const options = readCommandLineOptions({
  /**
   * Command-line option: each address of the portal is visited once, only in Node and without pressing
   * anything, as in a whole test run.
   */
  sample: { type: 'boolean', default: false },
  /**
   * Command-line option: where the sweep (a visit to every address) runs: only in Node (`node`), only in
   * Chromium at both window sizes (`chromium`), or in both.
   */
  in: { type: 'string', default: 'both' },
  /**
   * Command-line option: only the visits whose name contains this text are made, such as a customer (`marta`)
   * or an address (`/mis-prestamos`).
   */
  only: { type: 'string', default: '' },
})

const startedAt = performance.now()
const visits = (options.sample ? oneVisitPerAddress() : listAddressVisitsOfEachCustomer()).filter(
  ({ name }) => name.includes(options.only),
)
const failures: string[] = []
let passedCount = 0

if (options.in !== 'chromium') await sweepInNode()
if (options.in !== 'node' && !options.sample) await sweepInChromium()

const testCounts = { passed: passedCount, failed: failures.length }
await mkdir(join(projectRoot, 'reports'), { recursive: true })
await writeFile(join(projectRoot, 'reports', 'sweep.json'), JSON.stringify(testCounts))
printLines(
  `${passedCount} passed, ${failures.length} failed, ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`,
)
process.exit(failures.length === 0 && passedCount > 0 ? 0 : 1)

async function sweepInNode(): Promise<void> {
  const sweeper = await openCrawlerInNode()
  for (const visit of visits) {
    recordResult(
      visit.name,
      await (options.sample ? sweeper.findScreenFaults(visit) : sweeper.findFaultsAfterButtonPresses(visit)),
    )
  }
  for (const visit of visits)
    recordResult(`${visit.name}, broken`, await sweeper.findFaultsWithFailingCalls(visit))
  for (const { name, plant, complaint } of plantedScreenFaults) {
    const found = await sweeper.findScreenFaults(findVisitOfScreenWithoutFaults(), plant)
    recordResult(name, found.some((each) => complaint.test(each)) ? [] : ['it was not noticed'])
  }
}

async function sweepInChromium(): Promise<void> {
  const { crawlInChromium } = await import('./sweep/in-chromium')
  await crawlInChromium(visits, recordResult)
}

function recordResult(name: string, complaints: readonly string[]): void {
  if (complaints.length === 0) passedCount += 1
  else {
    failures.push(name)
    printLines(`MAL ${name}`, ...complaints.map((each) => `    ${each}`))
  }
}
