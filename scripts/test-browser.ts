import { findBrowser } from './find-browser'
import { engineNames, findEngine, type EngineName } from './find-engines'
import { ensureRulebook } from './rulebook/rulebook-site'
import { ensureBuilt } from './support/portal-build'
import type { Stage, StageOutcome } from './support/stages'
import { cucumberCounts, ownCounts, playwrightCounts } from './support/test-counts'
import { endsAtOnce, runTests, suite, vitest } from './support/test-run'

/** All tests that need a browser. Uses the builds of `npm test`, if there are any. */
const stages: readonly Stage[] = [
  { name: 'browser', run: lookForBrowser },
  { name: 'builds', run: lookForBuilds },
  // Takes one core for as long as the first stages take the other.
  { name: 'rulebook site', run: buildRulebook },
  {
    name: 'accessibility',
    needs: ['builds', 'browser'],
    run: () => suite('accessibility', ownCounts, 'accessibility.json'),
  },
  {
    name: 'features:browser',
    needs: ['builds', 'browser'],
    // At the same time as accessibility, which takes as long. Two at a time would load the steps three times.
    run: () =>
      suite('features:browser', cucumberCounts, 'features-browser.json', [...endsAtOnce, '--parallel', '0']),
  },
  { name: 'browsers', needs: ['builds', 'browser'], run: everyEngine },
  { name: 'performance', needs: ['builds', 'browser'], run: () => vitest('performance') },
  {
    name: 'rulebook',
    needs: ['rulebook site', 'browser'],
    run: () => suite('rulebook:check', ownCounts, 'rulebook-check.json', ['--sample']),
  },
  {
    name: 'e2e',
    needs: ['builds', 'browser', 'rulebook site'],
    cores: 2,
    run: () => suite('e2e', playwrightCounts, 'e2e.json'),
  },
]

await runTests('test-browser', stages)

async function lookForBrowser(): Promise<StageOutcome> {
  return { passed: 1, failed: 0, output: await findBrowser() }
}

async function lookForBuilds(): Promise<StageOutcome> {
  const output = [await ensureBuilt('live'), await ensureBuilt('demo')].join('\n')
  return { passed: 1, failed: 0, output }
}

async function buildRulebook(): Promise<StageOutcome> {
  return { passed: 1, failed: 0, output: await ensureRulebook() }
}

/**
 * Runs every engine. One that is not available counts as not run; if everything must be proved, that is a
 * failure.
 */
async function everyEngine(): Promise<StageOutcome> {
  const remarks: string[] = []
  const there: EngineName[] = []
  for (const name of engineNames) {
    const found = await findEngine(name)
    if (found.kind === 'found') there.push(name)
    else remarks.push(`not run: ${name}, which is not on this machine (${found.why})`)
  }
  process.env['PORTAL_ENGINES'] = there.join()
  const { passed, failed, output } = await vitest('browsers', 'browsers:stage')
  const isBound = process.env['CI'] !== undefined
  return {
    passed,
    failed: failed + (isBound ? remarks.length : 0),
    ...(isBound ? {} : { notRun: remarks.length }),
    output: [...remarks, output].join('\n'),
    remarks,
  }
}
