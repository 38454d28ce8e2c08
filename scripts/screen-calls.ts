import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { loadMemoryTabFactory } from '#features/support/node/memory-tab-factory'
import { addressNames } from '@/ui/addresses'
import { callsPage, type ScreenRow } from './screen-calls/calls-page'
import { observedScreen } from './screen-calls/observed-screen'
import { openingOf } from './screen-calls/openings'
import { print, readOptions, stop } from './support/command-line'
import { projectRoot } from './support/portal-build'

const options = readOptions({
  /** Only says whether the page is out of date. */
  check: { type: 'boolean', default: false },
})

const file = join(projectRoot, 'docs', 'llamadas.md')
const open = await loadMemoryTabFactory()
const rows: ScreenRow[] = []
for (const name of addressNames) {
  const opening = openingOf(name)
  if (typeof opening !== 'string') rows.push({ name, opening, screen: await observedScreen(open, opening) })
}
const { code } = await format(file, callsPage(rows))
const calls = rows.reduce((sum, { screen }) => sum + screen.calls.length, 0)
const summary = `docs/llamadas.md: ${rows.length} pantallas, ${calls} llamadas`

if (!options.check) {
  await writeFile(file, code)
  print(summary)
} else if ((await readFile(file, 'utf8')) === code) print(`${summary}: al día`)
else
  stop('docs/llamadas.md no es lo que pasa al abrir las pantallas: npm run screen-calls lo escribe de nuevo')
process.exit()
