import type { LastScenarioResult } from '#rulebook/shared/rulebook-data'
import type { PlayedScenarioResult } from './scenario-player-page'
import type { FeatureScenario } from './read-scenarios'

/**
 * The results of a scenario in Node and in the rulebook's stage (its page that plays scenarios). The stage
 * has one result for each window size.
 */
export interface ScenarioResultsToCompare {
  readonly scenario: FeatureScenario
  /** Result of the scenario in Node; undefined if Node did not run it. */
  readonly nodeResult: LastScenarioResult | undefined
  readonly stageResults: readonly PlayedScenarioResult[]
}

/**
 * Returns how the results of a scenario in Node and in the rulebook's stage (its page that plays scenarios)
 * differ; undefined if they agree. It is meant for scenarios that are not listed as not playable. Source:
 * RUL-04.
 */
export function describeNodeAndPlayerDifference({
  scenario,
  nodeResult,
  stageResults,
}: ScenarioResultsToCompare): string | undefined {
  if (!nodeResult || nodeResult.kind === 'not-run') return 'Node did not run it'
  for (const { outcome, lastStepPosition } of stageResults) {
    const at = `step ${lastStepPosition + 1}, ${scenario.steps[lastStepPosition]?.text ?? ''}`
    if (outcome.kind === 'not-playable') return `the list does not say: ${outcome.reason} (${at})`
    if (outcome.kind === 'failed' && nodeResult.kind === 'passed') return `${outcome.message} (${at})`
    if (outcome.kind === 'passed' && nodeResult.kind === 'failed')
      return `fails in Node alone: ${nodeResult.message}`
    if (outcome.kind === 'failed' && nodeResult.kind === 'failed' && nodeResult.step !== lastStepPosition)
      return `fails at another step than in Node (${at})`
  }
  return undefined
}

/**
 * Returns whether the rulebook's stage (its page that plays scenarios) has played the whole scenario. If so,
 * listing the scenario as not playable is wrong.
 */
export function isWronglyListedAsNotPlayable({ stageResults }: ScenarioResultsToCompare): boolean {
  return stageResults.every(({ outcome }) => outcome.kind === 'passed')
}

/**
 * Returns the updated list of the scenarios that the rulebook's stage (its page that plays scenarios)
 * cannot play, with the reasons that the stage gives. A reason written by hand stays until the scenario
 * passes. The list keeps its entries for scenarios that were not played this time.
 */
export function buildNotPlayableScenarioList(
  played: readonly ScenarioResultsToCompare[],
  known: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const entries = played.flatMap((each): readonly (readonly [string, string])[] => {
    const { id } = each.scenario
    const said = each.stageResults.find(({ outcome }) => outcome.kind === 'not-playable')?.outcome
    if (said?.kind === 'not-playable') return [[id, said.reason]]
    const byHand = known[id]
    return byHand === undefined || isWronglyListedAsNotPlayable(each) ? [] : [[id, byHand]]
  })
  const ofPlayed = new Set(played.map(({ scenario: { id } }) => id))
  const ofOthers = Object.entries(known).filter(([id]) => !ofPlayed.has(id))
  return Object.fromEntries([...ofOthers, ...entries].toSorted(([one], [other]) => one.localeCompare(other)))
}
