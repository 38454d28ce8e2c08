import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulePage, FeatureVersion } from '#rulebook/shared/rulebook-data'
import { projectRoot } from '#scripts/support/portal-build'
import { runGitCommand } from './git'

/** The rules and scenarios of an earlier version of the feature files. */
export interface FeatureVersionContent extends FeatureVersion {
  readonly rules: ReadonlySet<string>
  /**
   * File and name of each scenario, such as `features/payments/fuera-del-portal.feature|Copiar el CVU`.
   */
  readonly scenarioKeys: ReadonlySet<string>
}

/** Maximum number of earlier versions to compare with. */
const maximumVersions = 6

const scenarioTitlePattern = /^\s*(?:Escenario|Esquema del escenario):\s*(.*?)\s*$/

/**
 * Returns earlier versions of the feature files, the newest first: the last version of each day on which
 * they changed, except the newest day. Source: RUL-02.
 */
export async function readEarlierFeatureVersions(): Promise<readonly FeatureVersionContent[]> {
  const lines = (await runGitCommand('log', '--format=%h %cI', '--', 'features')).split('\n').filter(Boolean)
  const commits = lines.map((line) => {
    const [name = '', at = ''] = line.split(' ')
    return { name, at, day: at.slice(0, 10) }
  })
  const ofDays = commits.filter(({ day }, position) => day !== (commits[position - 1]?.day ?? day))
  return Promise.all(ofDays.slice(0, maximumVersions).map(({ name, at }) => readVersionContent({ name, at })))
}

async function readVersionContent(version: FeatureVersion): Promise<FeatureVersionContent> {
  const [meanings, titles] = await Promise.all([
    runGitCommand('show', `${version.name}:features/reglas.json`),
    runGitCommand('grep', '-E', '^ *(Escenario|Esquema del escenario):', version.name, '--', 'features'),
  ])
  return {
    ...version,
    rules: new Set(Object.keys(JSON.parse(meanings || '{}') as object)),
    scenarioKeys: new Set(titles.split('\n').flatMap((line) => scenarioKeyInGrepLine(line))),
  }
}

/**
 * Returns file and name of the scenario in a line of `git grep`, such as
 * `6fe08e61:features/payments/fuera-del-portal.feature:    Escenario: Copiar el CVU`. Empty if the line names
 * no scenario.
 */
function scenarioKeyInGrepLine(line: string): readonly string[] {
  const [, file = '', text = ''] = /^[^:]+:([^:]+):(.*)$/.exec(line) ?? []
  const name = scenarioTitlePattern.exec(text)?.[1]
  return name === undefined ? [] : [`${file}|${name}`]
}

/**
 * Returns the positions, in the list of versions, of those versions of the feature files that lack the rule
 * or one of its scenarios.
 */
export function findFeatureVersionIndexesWithoutRule(
  { id, scenarios }: Pick<RulePage, 'id' | 'scenarios'>,
  versions: readonly FeatureVersionContent[],
  titleOf: (file: string, line: number) => string,
): readonly number[] {
  return versions.flatMap((version, position) => {
    const isNew =
      !version.rules.has(id) ||
      scenarios.some(({ file, line }) => !version.scenarioKeys.has(`${file}|${titleOf(file, line)}`))
    return isNew ? [position] : []
  })
}

/**
 * Reads feature files. Returns a function that returns the title of the scenario at a line of a file.
 * The title of a scenario outline contains its placeholders.
 */
export async function readScenarioTitles(
  files: Iterable<string>,
): Promise<(file: string, line: number) => string> {
  const texts = new Map<string, readonly string[]>()
  for (const file of new Set(files))
    texts.set(file, (await readFile(join(projectRoot, file), 'utf8')).split('\n'))
  return (file, line) => scenarioTitlePattern.exec(texts.get(file)?.[line - 1] ?? '')?.[1] ?? ''
}
