import { isDeepStrictEqual } from 'node:util'
import areaNames from '#features/areas.json' with { type: 'json' }
import type {
  RuleArea,
  RulebookIndex,
  RulePage,
  RuleScenario,
  ScreenSummary,
  StepPicture,
} from '#rulebook/shared/rulebook-data'
import { onlyInBrowserTag } from '#scripts/support/feature-rules'
import { ruleMeaningSentences } from '#scripts/support/rules-page'
import type { FeatureScenario, StepContent } from './read-scenarios'
import { scenarioResultKey, type ScenarioResult } from './results'
import { rulebookScreenNameOfPath, findRoutePatternsNamedInSteps } from './screen-names'
import { findFeatureVersionIndexesWithoutRule, type FeatureVersionContent } from './versions'

interface ScenariosAndResultsForRulebook {
  readonly featureScenarios: readonly FeatureScenario[]
  /** Results of the scenarios when they were last run in Node. */
  readonly nodeResults: ReadonlyMap<string, ScenarioResult>
  /** Results of the scenarios when they were last run in Chromium. */
  readonly browserResults: ReadonlyMap<string, ScenarioResult>
  /** Reasons why the rulebook cannot play certain scenarios, by scenario id. */
  readonly notPlayableReasons: Readonly<Record<string, string>>
}

/** The earlier versions of the feature files, and the current title of each scenario. */
interface FeatureVersionHistory {
  readonly versions: readonly FeatureVersionContent[]
  readonly scenarioTitleAt: (file: string, line: number) => string
}

const ruleTagPattern = /^@([A-Z]{3}-\d{2})$/

/**
 * Every area, such as payments, to which rules of the portal belong. The id of an area is the three letters
 * with which the ids of its rules begin.
 */
const ruleAreas: readonly RuleArea[] = Object.entries(areaNames).map(([id, area]) => ({ id, ...area }))

/**
 * Returns the data of the pages of the rulebook (the site that shows the portal's rules): one page for each
 * rule, from the feature files and their last run. Source: RUL-01.
 */
export function buildRulePages(sources: ScenariosAndResultsForRulebook): readonly RulePage[] {
  const scenarios = sources.featureScenarios.map((scenario) => toRulebookScenario(scenario, sources))
  return [...ruleMeaningSentences].map(([id, sentence]) => {
    const own = scenarios.filter((scenario) => scenario.rules.includes(id))
    const relatedRules = new Set(own.flatMap((scenario) => scenario.rules).filter((rule) => rule !== id))
    return {
      id,
      sentence,
      area: areaOf(id),
      relatedRules: [...relatedRules]
        .toSorted()
        .map((rule) => ({ id: rule, sentence: ruleMeaningSentences.get(rule) ?? '' })),
      scenarios: own,
    }
  })
}

/** Returns the data of the first page of the rulebook (the site that shows the portal's rules). */
export function buildRulebookIndex(
  pages: readonly RulePage[],
  sources: ScenariosAndResultsForRulebook,
  { versions, scenarioTitleAt }: FeatureVersionHistory = { versions: [], scenarioTitleAt: () => '' },
): Omit<RulebookIndex, 'run' | 'browserRun' | 'courses' | 'links'> {
  const inNode = sources.featureScenarios.filter(({ tags }) => !tags.includes(onlyInBrowserTag))
  return {
    areas: ruleAreas,
    versions: versions.map(({ name, at }) => ({ name, at })),
    rules: pages.map(({ id, sentence, area, scenarios }) => ({
      id,
      sentence,
      area: area.id,
      scenarios: scenarios.length,
      failed: scenarios.filter(({ result }) => result.kind === 'failed').length,
      notRun: scenarios.filter(({ result }) => result.kind === 'not-run').length,
      newSince: findFeatureVersionIndexesWithoutRule({ id, scenarios }, versions, scenarioTitleAt),
    })),
    screens: screenSummaries(pages, sources),
    totals: {
      scenarios: sources.featureScenarios.length,
      inNode: inNode.length,
      playable: inNode.filter(({ id }) => sources.notPlayableReasons[id] === undefined).length,
    },
  }
}

function areaOf(rule: string): RuleArea {
  const id = rule.slice(0, 3)
  const area = ruleAreas.find((each) => each.id === id)
  if (!area) throw new Error(`features/areas.json has no area ${id}`)
  return area
}

function toRulebookScenario(
  scenario: FeatureScenario,
  { nodeResults, browserResults, notPlayableReasons }: ScenariosAndResultsForRulebook,
): RuleScenario {
  const { id, name, steps, file, line, feature, gherkinRuleName, tags, occurrence } = scenario
  const key = scenarioResultKey(file, name, occurrence)
  const [inNode, inChromium] = [nodeResults, browserResults].map((results) =>
    resultOfSteps(steps, results.get(key)),
  )
  const known = inNode ?? inChromium
  const why = tags.includes(onlyInBrowserTag)
    ? 'Muestra algo que sólo un navegador entero tiene.'
    : notPlayableReasons[id]
  return {
    id,
    name,
    steps,
    file,
    line,
    feature,
    ...(gherkinRuleName !== undefined && { heading: gherkinRuleName }),
    rules: tags.flatMap((tag) => ruleTagPattern.exec(tag)?.[1] ?? []),
    result: known?.result ?? { kind: 'not-run' },
    screens: [...new Set(known?.visitedScreens?.routePatterns ?? findRoutePatternsNamedInSteps(steps))].map(
      (path) => ({ path, title: rulebookScreenNameOfPath(path) ?? path }),
    ),
    ranInBrowser: inNode === undefined && inChromium !== undefined,
    pictures: changedPictures(inChromium?.pictures ?? []),
    ...(why !== undefined && { notPlayable: why }),
  }
}

/**
 * Returns the result of a scenario; undefined if it has none, or if other steps ran than those that the
 * scenario has now. Source: RUL-01.
 */
function resultOfSteps(
  steps: readonly StepContent[],
  known: ScenarioResult | undefined,
): ScenarioResult | undefined {
  return known && isDeepStrictEqual(known.steps, steps.map(stepContent)) ? known : undefined
}

function stepContent({ text, table, lines }: StepContent): StepContent {
  return { text, ...(table && { table }), ...(lines !== undefined && { lines }) }
}

/**
 * Returns the screenshots of a scenario without those that are equal to the screenshot of the previous
 * step.
 */
function changedPictures(pictures: readonly StepPicture[]): readonly StepPicture[] {
  return pictures.filter(({ file }, at) => file !== pictures[at - 1]?.file)
}

/**
 * Returns each screen with its title and with the rules whose scenarios show or name it. The rules with the
 * most such scenarios come first. A scenario that shows many screens counts less for each of them.
 */
function screenSummaries(
  pages: readonly RulePage[],
  { nodeResults }: ScenariosAndResultsForRulebook,
): readonly ScreenSummary[] {
  const weightsOf = new Map<string, Map<string, number>>()
  for (const { id, scenarios } of pages)
    for (const { screens } of scenarios)
      for (const { path } of screens) {
        const weights = weightsOf.get(path) ?? new Map<string, number>()
        weightsOf.set(path, weights.set(id, (weights.get(id) ?? 0) + 1 / screens.length))
      }
  const titles = screenTitlesByPath([...nodeResults.values()])
  return [...weightsOf]
    .map(([path, weights]) => {
      const heading = titles.get(path)
      const title = rulebookScreenNameOfPath(path) ?? heading ?? path
      const ranked = [...weights].toSorted(([, one], [, other]) => other - one)
      return { path, title, rules: ranked.map(([id]) => id), ...(heading !== undefined && { heading }) }
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'es'))
}

function screenTitlesByPath(results: readonly ScenarioResult[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { visitedScreens } of results) {
    const path = visitedScreens?.routePatterns.at(-1)
    if (!visitedScreens || path === undefined || visitedScreens.title === '') continue
    const ofPath = counts.get(path) ?? new Map<string, number>()
    counts.set(path, ofPath.set(visitedScreens.title, (ofPath.get(visitedScreens.title) ?? 0) + 1))
  }
  return new Map(
    [...counts].map(([path, ofPath]) => {
      const [most] = [...ofPath].toSorted(([, one], [, other]) => other - one)
      return [path, most?.[0] ?? path]
    }),
  )
}
