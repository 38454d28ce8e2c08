import type { Pickle, TestCase } from '@cucumber/messages'
import type { CatalogueStep } from '#rulebook/shared/rulebook-data'
import { messagesOf } from './messages'

interface Definition {
  readonly pattern: string
  uses: number
  example: string
  table: boolean
  readonly pickles: Set<Pickle>
}

/** Maximum number of scenarios named for a step. */
const namedScenarios = 5

/** Returns the step definitions with their uses, from the messages of a run or a dry run. Source: RUL-02. */
export async function readCatalogue(
  messages: string,
  scenarioOf: (pickle: Pickle) => CatalogueStep['scenarios'][number] | undefined,
): Promise<readonly CatalogueStep[]> {
  const definitions = new Map<string, Definition>()
  const pickles = new Map<string, Pickle>()
  for await (const { stepDefinition, pickle, testCase } of messagesOf(messages)) {
    if (stepDefinition) definitions.set(stepDefinition.id, definitionOf(stepDefinition.pattern.source))
    if (pickle) pickles.set(pickle.id, pickle)
    if (testCase) noteUses(testCase, pickles.get(testCase.pickleId), definitions)
  }
  return [...definitions.values()]
    .map(({ pattern, uses, example, table, pickles: users }) => ({
      pattern,
      parameters: parametersOf(pattern),
      example,
      table,
      uses,
      scenarios: [...users].slice(0, namedScenarios).flatMap((user) => scenarioOf(user) ?? []),
    }))
    .toSorted((one, other) => one.pattern.localeCompare(other.pattern, 'es'))
}

function definitionOf(pattern: string): Definition {
  return { pattern, uses: 0, example: '', table: false, pickles: new Set() }
}

function noteUses(
  { testSteps }: TestCase,
  pickle: Pickle | undefined,
  definitions: ReadonlyMap<string, Definition>,
): void {
  for (const { pickleStepId, stepDefinitionIds = [] } of testSteps) {
    const step = pickle?.steps.find(({ id }) => id === pickleStepId)
    const definition = definitions.get(stepDefinitionIds[0] ?? '')
    if (!pickle || !step || !definition) continue
    definition.uses += 1
    definition.example ||= step.text
    definition.table ||= step.argument?.dataTable !== undefined
    definition.pickles.add(pickle)
  }
}

/**
 * Returns the parameters of a pattern: `paga con {string}` has one, `string`. Groups of a regular expression
 * have no names.
 */
function parametersOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
