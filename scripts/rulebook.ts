import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueStep, TestRun, RulePage } from '#rulebook/shared/rulebook-data'
import { runCucumberDryRun } from './rulebook/catalogue-messages'
import { readStepCatalogue } from './rulebook/catalogue'
import { readTrainingCourses } from './rulebook/courses'
import { copyScreenshotsIntoRulebook } from './rulebook/screenshots'
import { findNotPlayableScenarioReasons } from './rulebook/not-playable'
import { readEveryScenario } from './rulebook/read-scenarios'
import { readScenarioResults } from './rulebook/results'
import { buildRulebookIndex, buildRulePages } from './rulebook/rulebook-pages'
import { buildRulebookSite, rulebookDirectory } from './rulebook/rulebook-site'
import { readTestRun } from './rulebook/read-run'
import { readEarlierFeatureVersions, readScenarioTitles } from './rulebook/versions'
import { printLines, readCommandLineOptions } from './support/command-line'
import { projectRoot } from './support/portal-build'
import { preparedDemoLinks } from './support/ready-links'

const options = readCommandLineOptions({
  /**
   * Command-line option: only the data of the rulebook (the site that shows the portal's rules) are updated.
   * Its pages must already be built.
   */
  data: { type: 'boolean', default: false },
})

/** Default address of the demo; `npm start -- --rulebook` replaces it by the real one. */
const defaultDemoAddress = 'http://localhost:4173'

if (!options.data) await buildRulebookSite()

const nodeMessagesFile = join(projectRoot, 'reports', 'features.ndjson')
const browserMessagesFile = join(projectRoot, 'reports', 'rulebook-browser.ndjson')
const dryRunMessagesFile = await runCucumberDryRun()
const featureScenarios = await readEveryScenario()
const scenariosAndResults = {
  featureScenarios,
  nodeResults: await readScenarioResults(nodeMessagesFile),
  browserResults: await readScenarioResults(browserMessagesFile),
  notPlayableReasons: await findNotPlayableScenarioReasons(dryRunMessagesFile),
}
const rulePages = buildRulePages(scenariosAndResults)
const featureHistory = {
  versions: await readEarlierFeatureVersions(),
  scenarioTitleAt: await readScenarioTitles(featureScenarios.map(({ file }) => file)),
}
const [run, browserRun] = [await readTestRun(nodeMessagesFile), await readTestRun(browserMessagesFile)]

await rm(join(rulebookDirectory, 'data'), { recursive: true, force: true })
await mkdir(join(rulebookDirectory, 'data', 'rules'), { recursive: true })
for (const page of rulePages) await writeRulebookData(`rules/${page.id}.json`, page)
await writeRulebookData('steps.json', await readCatalogueSteps(rulePages))
await writeRulebookData('index.json', {
  ...buildRulebookIndex(rulePages, scenariosAndResults, featureHistory),
  ...(run && { run }),
  ...(browserRun && { browserRun }),
  courses: await readTrainingCourses(rulePages),
  links: preparedDemoLinks,
})
await writeRulebookData('demo.json', { address: defaultDemoAddress })
const copiedPictureTotals = await copyScreenshotsIntoRulebook(rulePages)
printTotals(rulePages, run)

async function readCatalogueSteps(all: readonly RulePage[]): Promise<readonly CatalogueStep[]> {
  const scenarios = all.flatMap((page) =>
    page.scenarios.map((scenario) => ({ page, scenario, key: `${scenario.file}|${scenario.name}` })),
  )
  const byKey = new Map(scenarios.map((each) => [each.key, each]))
  return readStepCatalogue(dryRunMessagesFile, ({ uri, name }) => {
    const found = byKey.get(`${uri}|${name}`)
    return found && { rule: found.page.id, scenario: found.scenario.id, name }
  })
}

function writeRulebookData(name: string, value: unknown): Promise<void> {
  return writeFile(join(rulebookDirectory, 'data', name), JSON.stringify(value))
}

function printTotals(all: readonly RulePage[], last: TestRun | undefined): void {
  const scenarios = new Map(all.flatMap((page) => page.scenarios).map((each) => [each.id, each]))
  const notRun = [...scenarios.values()].filter(({ result }) => result.kind === 'not-run').length
  printLines(
    `dist-rulebook: ${all.length} rules, ${scenarios.size} scenarios, ${notRun} of them not run`,
    `${copiedPictureTotals.files} pictures, ${copiedPictureTotals.kibibytes} KiB`,
    last
      ? `results of ${last.at}, commit ${last.revision?.commit ?? 'unknown'}`
      : 'no results: npm run features',
  )
}
