import { join } from 'node:path'
import { launchHeadlessShell } from '#tests/support/browser'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import { runCucumberDryRun } from './rulebook/catalogue-messages'
import {
  describeNodeAndPlayerDifference,
  isWronglyListedAsNotPlayable,
  buildNotPlayableScenarioList,
  type ScenarioResultsToCompare,
} from './rulebook/compare-results'
import { findNotPlayableScenarioReasons, writeNotPlayableScenarioList } from './rulebook/not-playable'
import { readEveryScenario, type FeatureScenario } from './rulebook/read-scenarios'
import { readScenarioResults, scenarioResultKey } from './rulebook/results'
import { buildRulebookSite, ensureRulebookSiteBuilt, serveRulebook } from './rulebook/rulebook-site'
import { ScenarioPlayerPage, type PlayedScenarioResult } from './rulebook/scenario-player-page'
import { reportCountsAndExit } from './support/check-results'
import { printLines, readCommandLineOptions, exitWithError } from './support/command-line'
import { onlyInBrowserTag } from './support/feature-rules'
import { projectRoot } from './support/portal-build'
import { runPackageScript } from './support/run-command'

const options = readCommandLineOptions({
  /**
   * Command-line option: only thirty scenarios, taken from all capabilities, are played, in the rulebook (the
   * site that shows the portal's rules) that is already built.
   */
  sample: { type: 'boolean', default: false },
  /** Command-line option: only the scenarios in feature files whose path contains this text are played. */
  only: { type: 'string', default: '' },
  /**
   * Command-line option: only one part of the scenarios is played; `2/4` is the second of four parts of about
   * the same size. For machines that are too slow to play all scenarios at once.
   */
  part: { type: 'string', default: '1/1' },
  /**
   * Command-line option: the script also updates the file that lists the scenarios that the rulebook (the
   * site that shows the portal's rules) cannot play.
   */
  write: { type: 'boolean', default: false },
})

const sampleSize = 30
/**
 * Minimum share, among the scenarios that run in Node, of those that the rulebook can play. Source: RUL-04.
 */
const leastPlayableShare = 0.9

const dryRunMessagesFile = await runCucumberDryRun()
const notPlayableReasons = await findNotPlayableScenarioReasons(dryRunMessagesFile)
const nodeScenarios = (await readEveryScenario()).filter(({ tags }) => !tags.includes(onlyInBrowserTag))
const chosenScenarios = chooseScenarios()
if (options.sample) await ensureRulebookSiteBuilt()
else await buildRulebookSite()
const nodeResults = await runChosenScenariosInNode()
const playedScenarioResults = await playChosenScenarios()
const failures = playedScenarioResults.flatMap((each) => differenceComplaints(each))
if (options.write)
  await writeNotPlayableScenarioList(
    buildNotPlayableScenarioList(playedScenarioResults, notPlayableReasons),
    dryRunMessagesFile,
  )
await printTotalsAndExit()

function chooseScenarios(): readonly FeatureScenario[] {
  if (!options.sample) return scenariosOfPart(nodeScenarios.filter(({ file }) => file.includes(options.only)))
  const playable = nodeScenarios.filter(({ id }) => notPlayableReasons[id] === undefined)
  return playable.filter((_, at) => at % Math.floor(playable.length / sampleSize) === 0).slice(0, sampleSize)
}

/**
 * Returns the scenarios of the chosen part. All scenarios of a feature file are in the same part,
 * because the results number the scenarios of a file that have the same name.
 */
function scenariosOfPart(scenarios: readonly FeatureScenario[]): readonly FeatureScenario[] {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(options.part) ?? []).map(Number)
  if (part < 1 || part > parts) exitWithError(`--part: ${options.part}`)
  const files = [...new Set(scenarios.map(({ file }) => file))]
  return scenarios.filter(({ file }) => files.indexOf(file) % parts === part - 1)
}

/** Runs the chosen scenarios in Node, like `npm run features`. Returns their results. */
async function runChosenScenariosInNode() {
  const isAll = chosenScenarios.length === nodeScenarios.length
  const places = chosenScenarios.map(({ file, line }) => (options.sample ? `${file}:${line}` : file))
  const { output } = await runPackageScript('rulebook:node', isAll ? [] : [...new Set(places)])
  const results = await readScenarioResults(join(projectRoot, 'reports', 'rulebook.ndjson'))
  return results.size === 0 ? exitWithError(output) : results
}

async function playChosenScenarios(): Promise<readonly ScenarioResultsToCompare[]> {
  const [browser, site] = await Promise.all([launchHeadlessShell(), serveRulebook()])
  const sizes = [phoneViewport, desktopViewport].map(
    (size) => new ScenarioPlayerPage(browser, site.address, size),
  )
  const ended: ScenarioResultsToCompare[] = []
  try {
    for (const scenario of chosenScenarios) {
      const stageResults: readonly PlayedScenarioResult[] = await Promise.all(
        sizes.map((page) => page.playScenario(scenario)),
      )
      const key = scenarioResultKey(scenario.file, scenario.name, scenario.occurrence)
      const each = { scenario, nodeResult: nodeResults.get(key)?.result, stageResults }
      ended.push(each)
      // Runs all of them at the same time, since each takes long.
      for (const wrong of differenceComplaints(each)) printLines(wrong)
      if (ended.length % 100 === 0) printLines(`${ended.length} of ${chosenScenarios.length}`)
    }
    return ended
  } finally {
    await browser.close()
    await site.close()
  }
}

function differenceComplaints(each: ScenarioResultsToCompare): readonly string[] {
  const { id, file, line, name } = each.scenario
  const isListed =
    (options.write ? buildNotPlayableScenarioList([each], notPlayableReasons) : notPlayableReasons)[id] !==
    undefined
  const why = isListed
    ? isWronglyListedAsNotPlayable(each)
      ? 'it can be played, and the list says not'
      : undefined
    : describeNodeAndPlayerDifference(each)
  return why === undefined ? [] : [`${file}:${line} ${name} [${id}]\n    ${why}`]
}

async function printTotalsAndExit(): Promise<void> {
  const listed = await findNotPlayableScenarioReasons(dryRunMessagesFile)
  const playable = nodeScenarios.filter(({ id }) => listed[id] === undefined).length
  const share = playable / nodeScenarios.length
  const isEnough = share >= leastPlayableShare
  const counts = {
    passed: playedScenarioResults.length - failures.length,
    failed: failures.length + (isEnough ? 0 : 1),
  }
  printLines(`${playable} of ${nodeScenarios.length} scenarios can be played (${(share * 100).toFixed(1)} %)`)
  await reportCountsAndExit('rulebook-check.json', counts)
}
