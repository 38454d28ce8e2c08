import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { loadMemoryTabFactory } from '#features/support/node/memory-tab-factory'
import { addressNames } from '@/ui/addresses'
import { buildScreenCallsPage, type ScreenApiCallsRow } from './screen-calls/calls-page'
import { observeScreenCalls } from './screen-calls/observed-screen'
import { findScreenOpeningSetup } from './screen-calls/openings'
import { printLines, readCommandLineOptions, exitWithError } from './support/command-line'
import { projectRoot } from './support/portal-build'

const options = readCommandLineOptions({
  /**
   * Command-line option: the script only checks whether docs/llamadas.md is up to date, and does not write
   * it.
   */
  check: { type: 'boolean', default: false },
})

const screenCallsFile = join(projectRoot, 'docs', 'llamadas.md')
const openEmptyTab = await loadMemoryTabFactory()
const rows: ScreenApiCallsRow[] = []
for (const name of addressNames) {
  const opening = findScreenOpeningSetup(name)
  if (typeof opening !== 'string')
    rows.push({ name, opening, observedCalls: await observeScreenCalls(openEmptyTab, opening) })
}
const { code } = await format(screenCallsFile, buildScreenCallsPage(rows))
const callCount = rows.reduce((sum, { observedCalls }) => sum + observedCalls.calls.length, 0)
const summary = `docs/llamadas.md: ${rows.length} pantallas, ${callCount} llamadas`

if (!options.check) {
  await writeFile(screenCallsFile, code)
  printLines(summary)
} else if ((await readFile(screenCallsFile, 'utf8')) === code) printLines(`${summary}: al día`)
else
  exitWithError(
    'docs/llamadas.md no es lo que pasa al abrir las pantallas: npm run screen-calls lo escribe de nuevo',
  )
process.exit()
