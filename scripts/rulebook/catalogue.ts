import type { Pickle, PickleStep, TestCase, TestStep } from '@cucumber/messages'
import type { CatalogueStep, StepVariant, StepUsage } from '#rulebook/shared/rulebook-data'
import { readCucumberMessages } from './messages'
import { convertStepPatternToWords } from './step-in-words'

type NamedScenario = StepUsage['scenarios'][number]

/** The uses, in scenarios, of a step definition or of one word that its parameter accepts. */
class StepPhraseUses {
  private count = 0
  private example = ''
  private readonly pickles = new Set<Pickle>()

  addUse(pickle: Pickle, { text }: PickleStep): void {
    this.count += 1
    this.example ||= text
    this.pickles.add(pickle)
  }

  toStepUsage(scenarioOf: (pickle: Pickle) => NamedScenario | undefined): StepUsage {
    const scenarios = [...this.pickles]
      .slice(0, maximumNamedScenarios)
      .flatMap((user) => scenarioOf(user) ?? [])
    return { example: this.example, uses: this.count, scenarios }
  }
}

interface StepDefinitionUses {
  readonly pattern: string
  readonly uses: StepPhraseUses
  hasTable: boolean
  /** For each word that the parameter of the step definition accepts: the uses of the step with this word. */
  readonly usesByParameterWord: Map<string, StepPhraseUses>
}

/** Maximum number of scenarios that the catalogue names for each step definition. */
const maximumNamedScenarios = 5

/**
 * Returns the step definitions, each with the scenarios that use it. They are read from cucumber's
 * messages of a run or a dry run. Source: RUL-02.
 */
export async function readStepCatalogue(
  messages: string,
  scenarioOf: (pickle: Pickle) => NamedScenario | undefined,
): Promise<readonly CatalogueStep[]> {
  const definitions = new Map<string, StepDefinitionUses>()
  const pickles = new Map<string, Pickle>()
  const wordLists = new Map<string, readonly string[]>()
  for await (const { stepDefinition, parameterType, pickle, testCase } of readCucumberMessages(messages)) {
    if (stepDefinition)
      definitions.set(
        stepDefinition.id,
        createDefinitionUses(convertStepPatternToWords(stepDefinition.pattern.source)),
      )
    // A list of words comes as one expression for each of them.
    if (parameterType && parameterType.regularExpressions.length > 1)
      wordLists.set(parameterType.name, parameterType.regularExpressions.map(withoutEscapes))
    if (pickle) pickles.set(pickle.id, pickle)
    if (testCase) addUses(testCase, pickles.get(testCase.pickleId), definitions)
  }
  return [...definitions.values()]
    .map((definition) => {
      const parameters = parametersOf(definition.pattern)
      const listed = parameters.flatMap((name) => wordLists.get(name) ?? [])
      return {
        ...definition.uses.toStepUsage(scenarioOf),
        pattern: definition.pattern,
        parameters,
        table: definition.hasTable,
        sayings: listed
          .toSorted((one, other) => one.localeCompare(other, 'es'))
          .map((word) => toStepVariant(word, definition.usesByParameterWord.get(word), scenarioOf)),
      }
    })
    .toSorted((one, other) => sortingText(one).localeCompare(sortingText(other), 'es'))
}

/** Returns the text by which the catalogue sorts a step: `{dónde lee} lee {string}` is under d. */
function sortingText({ pattern }: Pick<CatalogueStep, 'pattern'>): string {
  return pattern.replaceAll(/[{}()]/g, '')
}

function createDefinitionUses(pattern: string): StepDefinitionUses {
  return { pattern, uses: new StepPhraseUses(), hasTable: false, usesByParameterWord: new Map() }
}

function toStepVariant(
  word: string,
  used: StepPhraseUses = new StepPhraseUses(),
  scenarioOf: (pickle: Pickle) => NamedScenario | undefined,
): StepVariant {
  return { word, ...used.toStepUsage(scenarioOf) }
}

function addUses(
  { testSteps }: TestCase,
  pickle: Pickle | undefined,
  definitions: ReadonlyMap<string, StepDefinitionUses>,
): void {
  for (const testStep of testSteps) {
    const step = pickle?.steps.find(({ id }) => id === testStep.pickleStepId)
    const definition = definitions.get(testStep.stepDefinitionIds?.[0] ?? '')
    if (!pickle || !step || !definition) continue
    definition.uses.addUse(pickle, step)
    definition.hasTable ||= step.argument?.dataTable !== undefined
    for (const word of argumentsOf(testStep)) {
      const used = definition.usesByParameterWord.get(word) ?? new StepPhraseUses()
      used.addUse(pickle, step)
      definition.usesByParameterWord.set(word, used)
    }
  }
}

/** Returns the parts of a step's text that are its parameters. */
function argumentsOf({ stepMatchArgumentsLists = [] }: TestStep): readonly string[] {
  return stepMatchArgumentsLists.flatMap(({ stepMatchArguments }) =>
    stepMatchArguments.flatMap(({ group }) => group.value ?? []),
  )
}

/** Returns the parameters of a pattern: `paga con {string}` has one, `string`. */
function parametersOf(pattern: string): readonly string[] {
  return [...pattern.matchAll(/\{([\p{L} ]+)\}/gu)].map(([, name = '']) => name)
}

/**
 * Returns the word that a regular expression of a single word matches: the expression without its
 * backslashes.
 */
function withoutEscapes(expression: string): string {
  return expression.replaceAll(/\\(.)/g, '$1')
}
