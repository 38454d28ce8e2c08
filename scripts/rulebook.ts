import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueStep, Run, RulePage } from '#rulebook/shared/rulebook-data'
import { catalogueMessages } from './rulebook/catalogue-messages'
import { readCatalogue } from './rulebook/catalogue'
import { coursesOf } from './rulebook/courses'
import { copyPictures } from './rulebook/pictures'
import { notPlayable } from './rulebook/not-playable'
import { everyScript } from './rulebook/read-scripts'
import { readResults } from './rulebook/results'
import { rulebookIndex, rulePages } from './rulebook/rulebook-pages'
import { buildRulebookSite, rulebookDirectory } from './rulebook/rulebook-site'
import { runOf } from './rulebook/run-of'
import { earlierVersions, writtenTitles } from './rulebook/versions'
import { print, readOptions } from './support/command-line'
import { projectRoot } from './support/portal-build'
import { readyLinks } from './support/ready-links'

const options = readOptions({
  /** Only updates the data of an existing build. */
  data: { type: 'boolean', default: false },
})

/** Default address of the demo; `npm start -- --rulebook` passes another port. */
const usualDemoAddress = 'http://localhost:4173'

if (!options.data) await buildRulebookSite()

const messages = join(projectRoot, 'reports', 'features.ndjson')
const browserMessages = join(projectRoot, 'reports', 'rulebook-browser.ndjson')
const steps = await catalogueMessages()
const scripts = await everyScript()
const sources = {
  scripts,
  results: await readResults(messages),
  inBrowser: await readResults(browserMessages),
  notPlayable: await notPlayable(steps),
}
const pages = rulePages(sources)
const history = {
  versions: await earlierVersions(),
  titleOf: await writtenTitles(scripts.map(({ file }) => file)),
}
const [run, browserRun] = [await runOf(messages), await runOf(browserMessages)]

await rm(join(rulebookDirectory, 'data'), { recursive: true, force: true })
await mkdir(join(rulebookDirectory, 'data', 'rules'), { recursive: true })
for (const page of pages) await write(`rules/${page.id}.json`, page)
await write('steps.json', await catalogue(pages))
await write('index.json', {
  ...rulebookIndex(pages, sources, history),
  ...(run && { run }),
  ...(browserRun && { browserRun }),
  courses: await coursesOf(pages),
  links: readyLinks,
})
await write('demo.json', { address: usualDemoAddress })
const pictures = await copyPictures(pages)
tell(pages, run)

async function catalogue(all: readonly RulePage[]): Promise<readonly CatalogueStep[]> {
  const scenarios = all.flatMap((page) =>
    page.scenarios.map((scenario) => ({ page, scenario, key: `${scenario.file}|${scenario.name}` })),
  )
  const byKey = new Map(scenarios.map((each) => [each.key, each]))
  return readCatalogue(steps, ({ uri, name }) => {
    const found = byKey.get(`${uri}|${name}`)
    return found && { rule: found.page.id, scenario: found.scenario.id, name }
  })
}

function write(name: string, value: unknown): Promise<void> {
  return writeFile(join(rulebookDirectory, 'data', name), JSON.stringify(value))
}

function tell(all: readonly RulePage[], last: Run | undefined): void {
  const scenarios = new Map(all.flatMap((page) => page.scenarios).map((each) => [each.id, each]))
  const notRun = [...scenarios.values()].filter(({ result }) => result.kind === 'not-run').length
  print(
    `dist-rulebook: ${all.length} rules, ${scenarios.size} scenarios, ${notRun} of them not run`,
    `${pictures.files} pictures, ${pictures.kibibytes} KiB`,
    last ? `results of ${last.at}, commit ${last.commit}` : 'no results: npm run features',
  )
}
