import { findOrInstallBrowser, findHeadlessShell, installHeadlessShellIfMissing } from './find-browser'
import { browserEngineNames, findBrowserEngine, type BrowserEngineName } from './find-browser-engines'
import { ensureRulebookWithDataBuilt } from './rulebook/rulebook-site'
import { ensurePortalBuilt } from './support/portal-build'
import type { TestStage, TestStageOutcome } from './support/stages'
import { readCucumberCounts, readCheckScriptCounts, readPlaywrightCounts } from './support/test-counts'
import {
  nodeForceExitOption,
  runTestStagesAndPrintTotals,
  runTestSuite,
  runVitestProject,
} from './support/test-run'

/**
 * Stages of `npm run test:browser`: all tests that need a browser. They use the builds of `npm test` if there
 * are any.
 */
const stages: readonly TestStage[] = [
  { name: 'browser', run: ensureBrowser },
  { name: 'builds', run: ensureBuilds },
  // Takes one core for as long as the first stages take the other.
  { name: 'rulebook site', run: ensureRulebook },
  {
    name: 'accessibility',
    neededStageNames: ['builds', 'browser'],
    run: () => runTestSuite('accessibility', readCheckScriptCounts, 'accessibility.json'),
  },
  {
    name: 'features:browser',
    neededStageNames: ['builds', 'browser'],
    // At the same time as accessibility, which takes as long. Two at a time would load the steps three times.
    run: () =>
      runTestSuite('features:browser', readCucumberCounts, 'features-browser.json', [
        ...nodeForceExitOption,
        '--parallel',
        '0',
      ]),
  },
  { name: 'browsers', neededStageNames: ['builds', 'browser'], run: testInEveryEngine },
  {
    name: 'performance',
    neededStageNames: ['builds', 'browser'],
    run: () => runVitestProject('performance'),
  },
  {
    name: 'rulebook',
    neededStageNames: ['rulebook site', 'browser'],
    run: () => runTestSuite('rulebook:check', readCheckScriptCounts, 'rulebook-check.json', ['--sample']),
  },
  {
    name: 'e2e',
    neededStageNames: ['builds', 'browser', 'rulebook site'],
    cores: 2,
    run: () => runTestSuite('e2e', readPlaywrightCounts, 'e2e.json'),
  },
]

await runTestStagesAndPrintTotals('test-browser', stages)

async function ensureBrowser(): Promise<TestStageOutcome> {
  const whole = await findOrInstallBrowser()
  await installHeadlessShellIfMissing()
  return { passed: 1, failed: 0, output: [whole, await findHeadlessShell()].join('\n') }
}

async function ensureBuilds(): Promise<TestStageOutcome> {
  const output = [await ensurePortalBuilt('live'), await ensurePortalBuilt('demo')].join('\n')
  return { passed: 1, failed: 0, output }
}

async function ensureRulebook(): Promise<TestStageOutcome> {
  return { passed: 1, failed: 0, output: await ensureRulebookWithDataBuilt() }
}

/**
 * Runs the browser engine tests in every engine. An engine that is not available counts as not run, or
 * as failed in CI, where everything must be proved.
 */
async function testInEveryEngine(): Promise<TestStageOutcome> {
  const remarks: string[] = []
  const there: BrowserEngineName[] = []
  for (const name of browserEngineNames) {
    const found = await findBrowserEngine(name)
    if (found.kind === 'found') there.push(name)
    else remarks.push(`not run: ${name}, which is not on this machine (${found.why})`)
  }
  process.env['PORTAL_ENGINES'] = there.join()
  const { passed, failed, output } = await runVitestProject('browsers', 'browsers:stage')
  const isBound = process.env['CI'] !== undefined
  return {
    passed,
    failed: failed + (isBound ? remarks.length : 0),
    ...(isBound ? {} : { notRun: remarks.length }),
    output: [...remarks, output].join('\n'),
    remarks,
  }
}
