import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { printLines } from './support/command-line'
import { readAllFeatureScenarios } from './support/feature-rules'
import { listGitTrackedFiles } from './support/known-files'
import { projectRoot } from './support/portal-build'

/** Parts of the project whose lines of code are counted. A file counts for the first part that matches it. */
const projectParts = [
  ['src', /^src\/.+\.(ts|tsx|css)$/],
  ['tests', /^tests\/.+\.(ts|tsx)$/],
  ['features, scenarios', /^features\/.+\.feature$/],
  ['features, steps and tasks', /^features\/.+\.(ts|tsx)$/],
  ['scripts', /^scripts\/.+\.(ts|tsx)$/],
  ['passport', /^passport\/.+\.(ts|tsx|css)$/],
  ['rulebook', /^rulebook\/.+\.(ts|tsx|css)$/],
  ['examples', /^examples\/.+\.ts$/],
  ['tools, configuration', /^tools\/.+\.(json|yaml)$/],
  ['docs', /^(docs\/.+|README)\.md$/],
] as const

const shortFileLineLimit = 15

const trackedFiles = await Promise.all(
  (await listGitTrackedFiles()).map(async (name) => ({
    name,
    lines: (await readFile(join(projectRoot, name), 'utf8')).split('\n').length - 1,
  })),
)

for (const [part, pattern] of projectParts) {
  const some = trackedFiles.filter(
    ({ name }) => projectParts.find(([, each]) => each.test(name))?.[1] === pattern,
  )
  const lines = some.reduce((sum, file) => sum + file.lines, 0)
  printLines(`${String(lines).padStart(7)} lines in ${String(some.length).padStart(4)} files  ${part}`)
}
const sourceFiles = trackedFiles.filter(({ name }) => /^src\/.+\.tsx?$/.test(name))
printLines(
  '',
  `${(await readAllFeatureScenarios()).length} scenarios, an outline counted once`,
  `${sourceFiles.filter(({ lines }) => lines < shortFileLineLimit).length} files of src under ${shortFileLineLimit} lines`,
  '',
  ...foldersWithMostFiles().map(([folder, count]) => `${String(count).padStart(4)} files in ${folder}`),
)

/** Returns the five folders of `src` with the most files. */
function foldersWithMostFiles(): readonly (readonly [folder: string, count: number])[] {
  const counts = Map.groupBy(sourceFiles, ({ name }) => dirname(name))
  return [...counts]
    .map(([folder, some]) => [folder, some.length] as const)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 5)
}
