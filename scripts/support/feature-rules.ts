import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Feature, type Scenario as GherkinScenario, type Tag } from '@cucumber/messages'
import { projectRoot } from './portal-build'

/** A scenario of a feature file, with its tags and the rules (of the rulebook) that it shows. */
export interface ScenarioWithRules {
  /** Path of the scenario's feature file, such as `features/payments/resumen.feature`. */
  readonly file: string
  readonly feature: string
  readonly name: string
  /** Tags of the scenario, of its feature and of its `Regla` (a group of scenarios), each with its `@`. */
  readonly tags: readonly string[]
  /** Ids of the rules that the scenario shows, such as `PAY-06`. They come from the scenario's own tags. */
  readonly rules: readonly string[]
}

const ruleTagPattern = /^@([A-Z]{3}-\d{2})$/

/** Tag of scenarios that need a real browser and do not run in Node. */
export const onlyInBrowserTag = '@solo-navegador'

/** Tag of the scenarios that show the main path of a feature. They also run in the browser. */
export const mainPathTag = '@camino'

export async function readAllFeatureScenarios(): Promise<readonly ScenarioWithRules[]> {
  const names = await readdir(join(projectRoot, 'features'), { recursive: true })
  const files = names
    .filter((name) => name.endsWith('.feature'))
    .toSorted()
    .map((name) => join('features', name))
  const scenarios = await Promise.all(
    files.map(async (file) => parseFeatureScenarios(file, await readFile(join(projectRoot, file), 'utf8'))),
  )
  return scenarios.flat()
}

/** Returns the scenarios of a feature file. Throws if the text is not a valid feature file. */
export function parseFeatureScenarios(file: string, text: string): readonly ScenarioWithRules[] {
  const { feature } = createParser().parse(text)
  if (!feature) return []
  return taggedScenarios(feature).map(({ scenario, inheritedTags: tags }) => ({
    file,
    feature: feature.name,
    name: scenario.name,
    rules: scenario.tags.flatMap(({ name }) => ruleTagPattern.exec(name)?.[1] ?? []),
    tags: [...tags, ...scenario.tags].map(({ name }) => name),
  }))
}

interface TaggedScenario {
  readonly scenario: GherkinScenario
  /** Tags of the feature and of the `Regla` (a group of scenarios) that contain the scenario. */
  readonly inheritedTags: readonly Tag[]
}

function taggedScenarios({ children, tags }: Feature): readonly TaggedScenario[] {
  return children.flatMap(({ scenario, rule }) => {
    const inRule = rule?.children.map((child) => child.scenario) ?? []
    const inheritedTags = [...tags, ...(rule?.tags ?? [])]
    return [scenario, ...inRule].flatMap((each) => (each ? [{ scenario: each, inheritedTags }] : []))
  })
}

function createParser() {
  return new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher())
}
