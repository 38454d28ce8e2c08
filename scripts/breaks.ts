import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { breaksPage, countOf, shareCaught, survivorLine } from './breaks/break-figures'
import type { Break } from './breaks/break'
import { writePortalWithBreaks } from './breaks/portal-with-breaks'
import { judgeAll } from './breaks/session'
import { print, readOptions } from './support/command-line'
import { writeMeasure } from './support/measure-page'
import { projectRoot } from './support/portal-build'

const everyFeature = 'features/**/*.feature'

const options = readOptions({
  /** Only of those capabilities, or whose id has that in it; several between commas. */
  only: { type: 'string', default: '' },
  /** Only the scenarios of that path. */
  features: { type: 'string', default: everyFeature },
  /** A sample: one of every so many, through all capabilities, and those with a name. */
  every: { type: 'string', default: '1' },
  /** Names them and tries none. */
  list: { type: 'boolean', default: false },
  /** How many processes try them. */
  members: { type: 'string', default: '2' },
})
const every = Math.max(1, Number.parseInt(options.every, 10))

const startedAt = performance.now()
const all = chosen(await writePortalWithBreaks(), options.only.split(','))
const breaks = all.filter(({ name }, position) => position % every === 0 || name !== undefined)
print(`${breaks.length} breaks of ${all.length}`)
if (options.list) {
  print(...breaks.map(({ id, code }) => `${id} ${code}`))
  process.exit()
}

let count = 0
const judged = await judgeAll(breaks, [options.features], Number.parseInt(options.members, 10), {
  reached: (scenarios, reached) => {
    print(`${reached.length} of ${scenarios.length} scenarios hold unbroken, ${minutes()}`)
    const holding = new Set(reached.map(({ scenario }) => scenario))
    for (const each of scenarios.filter((scenario) => !holding.has(scenario))) print(`${each} does not`)
  },
  judged: (each) => {
    count += 1
    const { verdict } = each
    if (verdict.kind === 'survived') print(`${survivorLine(each)} ${verdict.tried}/${verdict.reaching}`)
    if (count % 100 === 0) print(`${count} tried, ${minutes()}`)
  },
})

const [caught, survived, equivalent] = (['caught', 'survived', 'equivalent'] as const).map((kind) =>
  countOf(judged, kind),
)
print(
  `${caught} caught, ${survived} survived, ${equivalent} cannot be seen: ${shareCaught(judged)}, ${minutes()}`,
)
await writeFile(join(projectRoot, 'reports', 'breaks.json'), JSON.stringify(judged, undefined, 1))
if (options.only === '' && options.features === everyFeature)
  await writeMeasure('lo que notan los escenarios', breaksPage(judged, all.length))

function chosen(some: readonly Break[], words: readonly string[]): readonly Break[] {
  const capabilities = new Set(some.map(({ capability }) => capability))
  return some.filter(({ id, capability }) =>
    words.some((word) => (capabilities.has(word) ? word === capability : id.includes(word))),
  )
}

function minutes(): string {
  return `${((performance.now() - startedAt) / 60_000).toFixed(1)} min`
}
