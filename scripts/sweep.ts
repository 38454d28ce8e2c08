import { CheckResults } from './support/check-results'
import { readCommandLineOptions } from './support/command-line'
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

const visits = (options.sample ? oneVisitPerAddress() : listAddressVisitsOfEachCustomer()).filter(
  ({ name }) => name.includes(options.only),
)
const results = new CheckResults()

if (options.in !== 'chromium') await sweepInNode()
if (options.in !== 'node' && !options.sample) await sweepInChromium()

await results.reportAndExit('sweep.json')

async function sweepInNode(): Promise<void> {
  const sweeper = await openCrawlerInNode()
  for (const visit of visits) {
    results.record(
      visit.name,
      await (options.sample ? sweeper.findScreenFaults(visit) : sweeper.findFaultsAfterButtonPresses(visit)),
    )
  }
  for (const visit of visits)
    results.record(`${visit.name}, broken`, await sweeper.findFaultsWithFailingCalls(visit))
  for (const { name, plant, complaint } of plantedScreenFaults) {
    const found = await sweeper.findScreenFaults(findVisitOfScreenWithoutFaults(), plant)
    results.record(name, found.some((each) => complaint.test(each)) ? [] : ['it was not noticed'])
  }
}

async function sweepInChromium(): Promise<void> {
  const { crawlInChromium } = await import('./sweep/in-chromium')
  await crawlInChromium(visits, results.record)
}
