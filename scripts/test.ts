import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from './find-browser'
import { print } from './support/command-line'
import { knownFiles } from './support/known-files'
import { projectRoot } from './support/portal-build'
import { runScript } from './support/run-command'
import { runStages, type Stage, type StageOutcome, type StageResult } from './support/stages'
import {
  cucumberCounts,
  ownCounts,
  playwrightCounts,
  readCounts,
  vitestCounts,
  type CountReader,
} from './support/test-counts'

/** A call that is never answered keeps its timer; the specs do not wait for it. */
const endsAtOnce = ['--force-exit']

/**
 * The builds first, then what takes one core, the longest at once; last what browsers do, which keeps both busy.
 */
const stages: readonly Stage[] = [
  { name: 'browser', run: lookForBrowser },
  { name: 'build:demo', run: () => check('build:demo') },
  { name: 'build', run: () => check('build') },
  {
    name: 'features',
    needs: ['build', 'build:demo'],
    run: () => suite('features', cucumberCounts, 'features.json', endsAtOnce),
  },
  {
    name: 'accessibility',
    needs: ['build:demo', 'browser'],
    run: () => suite('accessibility', ownCounts, 'accessibility.json'),
  },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'sweep', run: () => suite('sweep', ownCounts, 'sweep.json', ['--sample']) },
  { name: 'types', run: () => check('typecheck') },
  { name: 'lint', run: () => check('lint') },
  { name: 'format', run: async () => check('format', ['--check', ...(await knownFiles())]) },
  { name: 'performance', needs: ['build', 'build:demo', 'browser'], run: () => vitest('performance') },
  {
    name: 'e2e',
    needs: ['build', 'build:demo', 'browser'],
    cores: 2,
    run: () => suite('e2e', playwrightCounts, 'e2e.json'),
  },
  {
    name: 'features:browser',
    needs: ['build:demo', 'browser'],
    cores: 2,
    run: () => suite('features:browser', cucumberCounts, 'features-browser.json', endsAtOnce),
  },
]

const startedAt = performance.now()
await mkdir(join(projectRoot, 'reports'), { recursive: true })
const results = await runStages(stages, announce)
printFailures(results)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
print(
  `All stages: ${((performance.now() - startedAt) / 60_000).toFixed(2)} min`,
  `${passed} passed, ${failed} failed`,
)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** A script that holds or does not: it counts as one test. */
async function check(script: string, words: readonly string[] = []): Promise<StageOutcome> {
  const { succeeded, output } = await runScript(script, words)
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, output }
}

/** A runner that writes what it counted. Counting nothing is a failure, and so is ending badly without one. */
async function suite(
  script: string,
  read: CountReader,
  report: string,
  words: readonly string[] = [],
): Promise<StageOutcome> {
  const file = join(projectRoot, 'reports', report)
  await rm(file, { force: true })
  const { succeeded, output } = await runScript(script, words)
  const counts = await readCounts(file, read)
  const isUnexplained = counts.failed === 0 && (!succeeded || counts.passed === 0)
  return { passed: counts.passed, failed: isUnexplained ? 1 : counts.failed, output }
}

function vitest(project: 'unit' | 'performance'): Promise<StageOutcome> {
  const report = `${project}.json`
  const words = ['--reporter=default', '--reporter=json', `--outputFile.json=reports/${report}`]
  return suite(project, vitestCounts, report, words)
}

async function lookForBrowser(): Promise<StageOutcome> {
  return { passed: 1, failed: 0, output: await findBrowser() }
}

function announce(result: StageResult): void {
  const mark = result.failed === 0 ? 'ok ' : 'BAD'
  const minutes = `${result.minutes.toFixed(2)} min`
  print(
    `${mark} ${result.name.padEnd(17)} ${minutes.padStart(9)}  ${result.passed} passed, ${result.failed} failed`,
  )
}

function printFailures(all: readonly StageResult[]): void {
  for (const result of all.filter((each) => each.failed > 0)) {
    print('', `──── ${result.name} ────`, result.output.trimEnd())
  }
  print('')
}
