import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, type Feature, type Scenario as GherkinScenario, type Tag } from '@cucumber/messages'
import { projectRoot } from './portal-build'

/** A scenario of a feature file. */
export interface Scenario {
  /** `features/payments/cvu.feature`. */
  readonly file: string
  readonly feature: string
  readonly name: string
  /** Its own tags and those of its feature and rule, with the `@`. */
  readonly tags: readonly string[]
  /** `PAY-06`, from the tags that stand on the scenario itself. */
  readonly rules: readonly string[]
}

const ruleTag = /^@([A-Z]{3}-\d{2})$/

/** Only a screen shows it: it runs in the browser, and not in Node. */
export const onlyInBrowser = '@solo-navegador'

/** The main path of its feature: it runs in the browser, too. */
export const mainPath = '@camino'

export async function readScenarios(): Promise<readonly Scenario[]> {
  const names = await readdir(join(projectRoot, 'features'), { recursive: true })
  const files = names
    .filter((name) => name.endsWith('.feature'))
    .toSorted()
    .map((name) => join('features', name))
  const scenarios = await Promise.all(
    files.map(async (file) => scenariosOf(file, await readFile(join(projectRoot, file), 'utf8'))),
  )
  return scenarios.flat()
}

/** Throws where the text is no feature, or says what no scenario may say. */
export function scenariosOf(file: string, text: string): readonly Scenario[] {
  const { feature } = parser().parse(text)
  if (!feature) return []
  return taggedScenarios(feature).map(({ scenario, tags }) => ({
    file,
    feature: feature.name,
    name: scenario.name,
    rules: scenario.tags.flatMap(({ name }) => ruleTag.exec(name)?.[1] ?? []),
    tags: [...tags, ...scenario.tags].map(({ name }) => name),
  }))
}

interface TaggedScenario {
  readonly scenario: GherkinScenario
  /** Of its feature and its rule. */
  readonly tags: readonly Tag[]
}

function taggedScenarios({ children, tags }: Feature): readonly TaggedScenario[] {
  return children.flatMap(({ scenario, rule }) => {
    const inRule = rule?.children.map((child) => child.scenario) ?? []
    const ofAll = [...tags, ...(rule?.tags ?? [])]
    return [scenario, ...inRule].flatMap((each) => (each ? [{ scenario: each, tags: ofAll }] : []))
  })
}

function parser() {
  return new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher())
}
