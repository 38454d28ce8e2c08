import { startSandbox } from '@/adapters/fake/node-server'
import { launchHeadlessShell } from '#tests/support/browser'
import { serveLiveSite } from './live-site'
import { storiesPage, type ToldStory } from './stories/figures'
import { storyOf } from './stories/story'
import { tell, type Stage } from './stories/tell'
import { print, readOptions } from './support/command-line'
import { writeMeasure } from './support/measure-page'
import { ensureBuilt } from './support/portal-build'

const options = readOptions({
  /** How many stories. */
  count: { type: 'string', default: '300' },
  /** The seed of the first one; the others follow. */
  seed: { type: 'string', default: '1' },
  /** How many at a time. */
  pages: { type: 'string', default: '3' },
  /** Puts the figures into docs/measure.md. */
  write: { type: 'boolean', default: false },
})

const directory = await ensureBuilt('live')
const browser = await launchHeadlessShell()
const firstSeed = Number(options.seed)
const seeds = Array.from({ length: Number(options.count) }, (_, position) => firstSeed + position)
const told: ToldStory[] = []
const begun = Date.now()
await Promise.all(Array.from({ length: Number(options.pages) }, () => tellInTurn()))
await browser.close()

const faulty = told.filter(({ verdict }) => verdict.faults.length > 0)
print(`${told.length} stories in ${elapsedSeconds()} s, ${faulty.length} with a fault`, '', storiesPage(told))
if (options.write) await writeMeasure('las historias de cobro', storiesPage(told))
process.exitCode = faulty.length === 0 ? 0 : 1

function elapsedSeconds(): string {
  return ((Date.now() - begun) / 1000).toFixed(0)
}

/** A lender and a portal of one's own, so that stories do not meet. */
async function tellInTurn(): Promise<void> {
  const sandbox = await startSandbox({ port: 0 })
  const site = await serveLiveSite({ directory, port: 0, api: sandbox.url })
  const stage: Stage = { browser, lender: sandbox.url, portal: site.address }
  for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
    const story = storyOf(seed)
    const verdict = await tell(story, stage)
    told.push({ story, verdict })
    if (told.length % 20 === 0) print(`${told.length} told, ${elapsedSeconds()} s`)
    if (verdict.faults.length > 0)
      print(
        `seed ${seed}: ${verdict.faults.join(', ')}`,
        `  ${JSON.stringify({ ...story, charged: verdict.charges })}`,
      )
  }
  await site.close()
  await sandbox.close()
}
