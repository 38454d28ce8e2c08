import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pickle } from '@cucumber/messages'
import { projectRoot } from '#scripts/support/portal-build'
import { readCucumberMessages } from './messages'
import type { FeatureScenario } from './read-scenarios'
import { scenarioResultKey } from './results'

/** Text that the rulebook shows for a scenario that it cannot play because one of the steps needs Node. */
const technicalScenarioReason = 'Es técnico: no pasa en una pantalla del portal.'

/**
 * Returns the technical scenarios: those with a step that the rulebook's stage (its page that plays
 * scenarios) leaves out because it needs Node. The result has the reason, by scenario id. The scenarios
 * are read from the messages of a dry run, so the list contains only scenarios that exist. Source:
 * RUL-04.
 */
export async function findNodeOnlyScenarioReasons(
  messages: string,
  scenarios: readonly FeatureScenario[],
): Promise<Readonly<Record<string, string>>> {
  const keys = await findNodeOnlyResultKeys(messages, await findNodeOnlyStepFiles())
  const technical = scenarios.filter(({ file, name, occurrence }) =>
    keys.has(scenarioResultKey(file, name, occurrence)),
  )
  return Object.fromEntries(technical.map(({ id }) => [id, technicalScenarioReason]))
}

async function findNodeOnlyResultKeys(
  messages: string,
  leftOut: readonly string[],
): Promise<ReadonlySet<string>> {
  const outside = new Set<string>()
  const keyOf = new Map<string, string>()
  const times = new Map<string, number>()
  const keys = new Set<string>()
  for await (const { stepDefinition, pickle, testCase } of readCucumberMessages(messages)) {
    if (stepDefinition && leftOut.includes(stepDefinition.sourceReference.uri ?? ''))
      outside.add(stepDefinition.id)
    if (pickle) keyOf.set(pickle.id, resultKeyOfPickle(pickle, times))
    const definitions = testCase?.testSteps.flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds) ?? []
    if (testCase && definitions.some((id) => outside.has(id))) keys.add(keyOf.get(testCase.pickleId) ?? '')
  }
  return keys
}

function resultKeyOfPickle({ uri, name }: Pickle, times: Map<string, number>): string {
  const number = (times.get(`${uri}|${name}`) ?? 0) + 1
  times.set(`${uri}|${name}`, number)
  return scenarioResultKey(uri, name, number)
}

/**
 * Returns the files of the step definitions that the rulebook's stage (its page that plays scenarios)
 * leaves out because they need Node. The file names are read from the pattern with which
 * `rulebook/stage/program.ts` imports the step definitions.
 */
export async function findNodeOnlyStepFiles(): Promise<readonly string[]> {
  const stage = await readFile(join(projectRoot, 'rulebook', 'stage', 'program.ts'), 'utf8')
  const [, names = ''] = /'!\/features\/steps\/\{([\w,-]+)\}\.steps\.ts'/.exec(stage) ?? []
  return names
    .split(',')
    .filter(Boolean)
    .map((name) => `features/steps/${name}.steps.ts`)
}
