import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { unsupportedByDriverMessage } from '#features/support/engines/engine-device'
import { launchEngine } from '#features/support/engines/launch-engine'
import { WebKitEngine } from '#features/support/engines/webkit-engine'
import { EngineResults } from './browsers/engine-run'
import { takeScreenshotsInEngine } from './browsers/pictures'
import { buildEngineResultTables } from './browsers/played-tables'
import { browserEngineNames, findBrowserEngine, type BrowserEngineName } from './find-browser-engines'
import { parseCucumberMessageLine } from './rulebook/messages'
import { printLines, readCommandLineOptions } from './support/command-line'
import { replaceMeasurementsPageSection } from './support/measure-page'
import { buildPortal, ensurePortalBuilt, projectRoot } from './support/portal-build'

const options = readCommandLineOptions({
  built: { type: 'boolean', default: false },
  /** Command-line option: the scenarios run only in the given browser engine, such as `firefox`. */
  only: { type: 'string', default: '' },
  /** Command-line option: no screenshots of the screens are taken. */
  'without-pictures': { type: 'boolean', default: false },
  /**
   * Command-line option: the table of results is written to docs/measure.md, but only if every browser engine
   * ran all scenarios.
   */
  write: { type: 'boolean', default: false },
})

if (options.built) await ensurePortalBuilt('demo')
else await buildPortal('demo')
const engineRuns: EngineResults[] = []
for (const name of browserEngineNames.filter((each) => each.includes(options.only))) {
  const found = await findBrowserEngine(name)
  if (found.kind === 'missing') {
    printLines(`not run: ${name}, which is not on this machine (${found.why})`)
    continue
  }
  if (!options['without-pictures']) printLines(`pictures of ${name}: ${await takeScreenshotsInEngine(name)}`)
  const run = await runFeaturesInEngine(name)
  engineRuns.push(run)
  printLines(
    `${run.nameAndVersion}: ${run.passedScenarios.length} passed, ${run.failedScenarios.length} failed, ${run.notSupportedScenarios.length} not run, ${run.totalMinutes.toFixed(1)} min`,
  )
}
await WebKitEngine.closeVirtualScreen()
const areRunsComplete = engineRuns.length > 0 && engineRuns.every(({ isComplete }) => isComplete)
if (!areRunsComplete) printLines('MAL: a run did not end')
if (options.write && areRunsComplete && engineRuns.length === browserEngineNames.length)
  await replaceMeasurementsPageSection('los tres motores', buildEngineResultTables(engineRuns))
else if (options.write)
  printLines('docs/measure.md stays as it is: its table is of whole runs in every engine')
const haveAllScenariosPassed = engineRuns.every(
  ({ passedScenarios, failedScenarios }) => passedScenarios.length > 0 && failedScenarios.length === 0,
)
process.exit(areRunsComplete && haveAllScenariosPassed ? 0 : 1)

/**
 * Runs the main path of every feature in the given browser engine, in a separate process. Prints the
 * result of each scenario when it ends.
 */
async function runFeaturesInEngine(name: BrowserEngineName): Promise<EngineResults> {
  const run = new EngineResults(await readEngineVersion(name), unsupportedByDriverMessage, printLines)
  const words = ['--import', 'tsx', 'node_modules/@cucumber/cucumber/bin/cucumber.js', '--profile', 'engine']
  const child = spawn(process.execPath, [...words, '--format', 'message'], {
    cwd: projectRoot,
    env: { ...process.env, PORTAL_ENGINE: name },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout }))
    for (const envelope of parseCucumberMessageLine(line)) run.addCucumberMessage(envelope)
  return run
}

async function readEngineVersion(name: BrowserEngineName): Promise<string> {
  const engine = await launchEngine(name)
  await engine.closeBrowser()
  return engine.nameAndVersion
}
