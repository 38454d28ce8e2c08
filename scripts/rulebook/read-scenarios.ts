import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import {
  IdGenerator,
  type Feature,
  type GherkinDocument,
  type Pickle,
  type PickleStep,
} from '@cucumber/messages'
import type { Scenario, ScenarioStep, StepKind } from '#rulebook/shared/scenario'
import { projectRoot } from '#scripts/support/portal-build'

/** A scenario of a feature file. A scenario outline becomes one scenario for each row of its examples. */
export interface FeatureScenario extends Scenario {
  /** Path of the scenario's feature file, such as `features/payments/resumen.feature`. */
  readonly file: string
  readonly line: number
  readonly feature: string
  /** Sentence of the `Regla` (a group of scenarios in a feature file) that contains the scenario. */
  readonly gherkinRuleName?: string
  readonly tags: readonly string[]
  /** Number of this scenario, from 1, among the scenarios of its file that have the same name. */
  readonly occurrence: number
}

const stepKindByKeywordType: Readonly<Record<string, StepKind>> = {
  Context: 'given',
  Action: 'act',
  Outcome: 'outcome',
}

/** Returns the scenarios of all feature files, sorted by file name. */
export async function readEveryScenario(): Promise<readonly FeatureScenario[]> {
  const names = await readdir(join(projectRoot, 'features'), { recursive: true })
  const files = names.filter((name) => name.endsWith('.feature')).toSorted()
  return (await Promise.all(files.map((name) => readScenariosOfFile(join('features', name))))).flat()
}

/**
 * Returns the scenarios of a feature file, with their steps as cucumber runs them. Throws if the file is
 * not a valid feature.
 */
async function readScenariosOfFile(file: string): Promise<readonly FeatureScenario[]> {
  return parseScenarios(file, await readFile(join(projectRoot, file), 'utf8'))
}

export function parseScenarios(file: string, text: string): readonly FeatureScenario[] {
  const newId = IdGenerator.incrementing()
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text)
  const { feature } = document
  if (!feature) return []
  const places = new PlacesInFeature(feature)
  const seen = new Map<string, number>()
  return compile(documentWithUri(document, file), file, newId).map((pickle) => {
    const place = places.placeOf(pickle)
    const occurrence = (seen.get(pickle.name) ?? 0) + 1
    seen.set(pickle.name, occurrence)
    return {
      id: scenarioIdOf(file, pickle.name, occurrence),
      file,
      line: place.line,
      feature: feature.name,
      ...(place.gherkinRuleName !== undefined && { gherkinRuleName: place.gherkinRuleName }),
      name: pickle.name,
      tags: pickle.tags.map(({ name }) => name),
      occurrence,
      steps: pickle.steps.map((step) => toScenarioStep(step, places.keywordOf(step))),
    }
  })
}

/**
 * Returns the eight-character id of a scenario. It depends only on the file, the name, and the number of the
 * scenario among those of its name (`times`).
 */
function scenarioIdOf(file: string, name: string, times: number): string {
  return createHash('sha256').update(`${file}\n${name}\n${times}`).digest('hex').slice(0, 8)
}

function toScenarioStep(step: PickleStep, keyword: string): ScenarioStep {
  return { keyword, kind: stepKindByKeywordType[step.type ?? ''] ?? 'given', ...stepContentOfPickle(step) }
}

/** What cucumber runs of a step: its text, with the table and the lines under it. */
export type StepContent = Pick<ScenarioStep, 'text' | 'table' | 'lines'>

/** Returns what cucumber runs of a step, from the step in cucumber's messages or in a compiled feature. */
export function stepContentOfPickle({ text, argument }: PickleStep): StepContent {
  const rows = argument?.dataTable?.rows
  const lines = argument?.docString?.content
  return {
    text,
    ...(rows && { table: rows.map(({ cells }) => cells.map(({ value }) => value)) }),
    ...(lines !== undefined && { lines }),
  }
}

function documentWithUri(document: GherkinDocument, uri: string): GherkinDocument {
  return { ...document, uri }
}

interface ScenarioPlace {
  readonly line: number
  readonly gherkinRuleName?: string
}

/** The line and the Gherkin rule of each scenario of a file, and the keyword of each step. */
class PlacesInFeature {
  private readonly scenarios = new Map<string, ScenarioPlace>()
  private readonly keywords = new Map<string, string>()

  constructor({ children }: Feature) {
    for (const { background, scenario, rule } of children) {
      if (background) this.addSteps(background.steps)
      if (scenario) this.add(scenario)
      for (const child of rule?.children ?? []) {
        if (child.background) this.addSteps(child.background.steps)
        if (child.scenario) this.add(child.scenario, rule?.name)
      }
    }
  }

  placeOf({ astNodeIds }: Pickle): ScenarioPlace {
    const [id = ''] = astNodeIds
    return this.scenarios.get(id) ?? { line: 0 }
  }

  keywordOf({ astNodeIds }: PickleStep): string {
    return this.keywords.get(astNodeIds[0] ?? '') ?? ''
  }

  private add(
    {
      id,
      location,
      steps,
    }: { readonly id: string; readonly location: { readonly line: number } } & {
      readonly steps: readonly { readonly id: string; readonly keyword: string }[]
    },
    gherkinRuleName?: string,
  ): void {
    this.scenarios.set(id, { line: location.line, ...(gherkinRuleName !== undefined && { gherkinRuleName }) })
    this.addSteps(steps)
  }

  private addSteps(steps: readonly { readonly id: string; readonly keyword: string }[]): void {
    for (const { id, keyword } of steps) this.keywords.set(id, keyword.trim())
  }
}
