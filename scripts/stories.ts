import { startSandboxServer } from '@/adapters/fake/node-server'
import { launchHeadlessShell } from '#tests/support/browser'
import { serveProductionSite } from './production-site'
import {
  formatSimulationTotals,
  buildSimulationOutcomesTable,
  type JudgedSimulation,
} from './stories/figures'
import { createSimulationFromSeed } from './stories/payment-simulation'
import { runPaymentSimulation, type SimulationBrowserAndAddresses } from './stories/run-payment-simulation'
import { printLines, readCommandLineOptions } from './support/command-line'
import { replaceMeasurementsPageSection } from './support/measure-page'
import { ensurePortalBuilt } from './support/portal-build'

const options = readCommandLineOptions({
  /** Number of payment simulations (random sequences of actions and faults during a payment) to play. */
  count: { type: 'string', default: '300' },
  /**
   * Seed of the first payment simulation (a random sequence of actions and faults). Each following
   * simulation has the next number as its seed.
   */
  seed: { type: 'string', default: '1' },
  /**
   * Command-line option: the totals of the played payment simulations (random sequences of actions and
   * faults) are written to docs/measure.md.
   */
  write: { type: 'boolean', default: false },
})

const simulationsAtOnce = 3

const buildDirectory = await ensurePortalBuilt('live')
const browser = await launchHeadlessShell()
const firstSeed = Number(options.seed)
const seeds = Array.from({ length: Number(options.count) }, (_, position) => firstSeed + position)
const judgedSimulations: JudgedSimulation[] = []
const startedAt = Date.now()
await Promise.all(Array.from({ length: simulationsAtOnce }, () => playSimulationsInTurn()))
await browser.close()

const faultySimulations = judgedSimulations.filter(({ verdict }) => verdict.faults.length > 0)
printLines(
  `${judgedSimulations.length} stories in ${elapsedSecondsText()} s, ${faultySimulations.length} with a fault`,
  '',
  buildSimulationOutcomesTable(judgedSimulations),
)
if (options.write)
  await replaceMeasurementsPageSection('las historias de cobro', formatSimulationTotals(judgedSimulations))
process.exitCode = faultySimulations.length === 0 ? 0 : 1

function elapsedSecondsText(): string {
  return ((Date.now() - startedAt) / 1000).toFixed(0)
}

/**
 * Plays payment simulations one after the other. Each call of this function has its own fake lender and
 * portal, so that simulations that are played at the same time do not affect each other.
 */
async function playSimulationsInTurn(): Promise<void> {
  const sandbox = await startSandboxServer({ port: 0 })
  const site = await serveProductionSite({ directory: buildDirectory, port: 0, api: sandbox.url })
  const stage: SimulationBrowserAndAddresses = {
    browser,
    lenderAddress: sandbox.url,
    portalAddress: site.address,
  }
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const simulation = createSimulationFromSeed(seed)
    const verdict = await runPaymentSimulation(simulation, stage)
    judgedSimulations.push({ simulation, verdict })
    if (judgedSimulations.length % 20 === 0)
      printLines(`${judgedSimulations.length} played, ${elapsedSecondsText()} s`)
    if (verdict.faults.length > 0)
      printLines(
        `seed ${seed}: ${verdict.faults.join(', ')}`,
        `  ${JSON.stringify({ ...simulation, charged: verdict.chargeCount })}`,
      )
  }
  await site.close()
  await sandbox.close()
}
