import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { CatalogueStep, Run, RulePage } from '#rulebook/shared/rulebook-data'
import { catalogueMessages } from './rulebook/catalogue-messages'
import { readCatalogue } from './rulebook/catalogue'
import { coursesOf } from './rulebook/courses'
import { notPlayable } from './rulebook/not-playable'
import { readScripts, type ScenarioScript } from './rulebook/read-scripts'
import { readResults } from './rulebook/results'
import { rulebookIndex, rulePages } from './rulebook/rulebook-pages'
import { runOf } from './rulebook/run-of'
import { print, readOptions } from './support/command-line'
import { projectRoot } from './support/portal-build'

const options = readOptions({
  /** Writes the data anew into a rulebook that is already built. */
  data: { type: 'boolean', default: false },
})

const directory = join(projectRoot, 'dist-rulebook')
if (!options.data) await build({ configFile: join(projectRoot, 'vite.rulebook.config.ts'), logLevel: 'warn' })
await flatten()

const messages = join(projectRoot, 'reports', 'features.ndjson')
const scripts = await everyScript()
const sources = { scripts, results: await readResults(messages), notPlayable: await notPlayable() }
const pages = rulePages(sources)
const run = await runOf(messages)

await rm(join(directory, 'data'), { recursive: true, force: true })
await mkdir(join(directory, 'data', 'rules'), { recursive: true })
for (const page of pages) await write(`rules/${page.id}.json`, page)
await write('steps.json', await catalogue(pages))
await write('index.json', {
  ...rulebookIndex(pages, sources),
  ...(run && { run }),
  courses: await coursesOf(pages),
})
tell(pages, run)

/** Vite keeps the folders of the sources: the two pages stand at the top of the site. */
async function flatten(): Promise<void> {
  for (const page of ['index.html', 'stage.html']) {
    const built = join(directory, 'rulebook', page)
    const text = await readFile(built, 'utf8').catch(() => undefined)
    if (text !== undefined) await writeFile(join(directory, page), text.replaceAll('../assets/', './assets/'))
  }
  await rm(join(directory, 'rulebook'), { recursive: true, force: true })
  await cp(join(projectRoot, 'public', 'icons'), join(directory, 'icons'), { recursive: true })
}

async function everyScript(): Promise<readonly ScenarioScript[]> {
  const names = await readdir(join(projectRoot, 'features'), { recursive: true })
  const files = names.filter((name) => name.endsWith('.feature')).toSorted()
  return (await Promise.all(files.map((name) => readScripts(join('features', name))))).flat()
}

async function catalogue(all: readonly RulePage[]): Promise<readonly CatalogueStep[]> {
  const scenarios = all.flatMap((page) =>
    page.scenarios.map((scenario) => ({ page, scenario, key: `${scenario.file}|${scenario.name}` })),
  )
  const byKey = new Map(scenarios.map((each) => [each.key, each]))
  return readCatalogue(await catalogueMessages(), ({ uri, name }) => {
    const found = byKey.get(`${uri}|${name}`)
    return found && { rule: found.page.id, scenario: found.scenario.id, name }
  })
}

function write(name: string, value: unknown): Promise<void> {
  return writeFile(join(directory, 'data', name), JSON.stringify(value))
}

function tell(all: readonly RulePage[], last: Run | undefined): void {
  const scenarios = new Map(all.flatMap((page) => page.scenarios).map((each) => [each.id, each]))
  const notRun = [...scenarios.values()].filter(({ result }) => result.kind === 'not-run').length
  print(
    `dist-rulebook: ${all.length} rules, ${scenarios.size} scenarios, ${notRun} of them not run`,
    last ? `results of ${last.at}, commit ${last.commit}` : 'no results: npm run features',
  )
}
