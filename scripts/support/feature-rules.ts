import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './portal-build'

/** A scenario as its feature file tells it. */
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
const featureLine = /^Característica:\s*(.*)$/
const ruleLine = /^Regla:/
const scenarioLine = /^(?:Escenario|Ejemplo|Esquema del escenario):\s*(.*)$/

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

export function scenariosOf(file: string, text: string): readonly Scenario[] {
  const scenarios: Scenario[] = []
  let feature = ''
  let featureTags: readonly string[] = []
  let sectionTags: readonly string[] = []
  let tags: string[] = []
  for (const line of meaningfulLines(text)) {
    if (line.startsWith('@')) {
      tags.push(...line.split(/\s+/))
      continue
    }
    const featureName = featureLine.exec(line)?.[1]
    const scenarioName = scenarioLine.exec(line)?.[1]
    if (featureName !== undefined) {
      feature = featureName
      featureTags = tags
    } else if (ruleLine.test(line)) {
      sectionTags = tags
    } else if (scenarioName !== undefined) {
      const rules = tags.flatMap((tag) => ruleTag.exec(tag)?.[1] ?? [])
      scenarios.push({
        file,
        feature,
        name: scenarioName,
        rules,
        tags: [...featureTags, ...sectionTags, ...tags],
      })
    }
    tags = []
  }
  return scenarios
}

/** Trimmed, without comments, blank lines and the texts between triple quotes. */
function meaningfulLines(text: string): readonly string[] {
  const lines = text.replaceAll(/("""|```)[\s\S]*?\1/g, '').split('\n')
  return lines
    .map((line) => line.replace(/\s#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
