import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectRoot } from '#scripts/support/portal-build'
import type { SourceMutation } from './mutation'
import { capabilityOfFile, isFileToMutate } from './capability'
import { findPossibleMutations } from './find-mutations'
import {
  addMutationSwitches,
  findConstantsContainingMutations,
  type NumberedMutation,
  type MutationNumbersByConstant,
} from './switched-source'
import {
  getIdentifierNameOrString,
  getSyntaxChildNodes,
  parseModule,
  getSyntaxChildNode,
  walkSyntaxTree,
  type SyntaxTreePosition,
} from './syntax'

interface SourceFile {
  readonly file: string
  readonly text: string
  readonly syntaxPositions: readonly SyntaxTreePosition[]
  readonly mutations: readonly NumberedMutation[]
}

/**
 * Directory of the copy of the portal's sources that contains all mutations (deliberate faults). Each
 * mutation has a switch.
 */
export const mutatedSourcesDirectory = join(projectRoot, 'reports', 'breaks')

/** Path of the TypeScript settings for the copied sources. They extend the project's settings. */
export const mutatedSourcesTsconfigFile = join(mutatedSourcesDirectory, 'tsconfig.json')

/**
 * Writes a copy of the portal's sources with all mutations (deliberate faults) in it, each of which can be
 * switched on and off. Returns the mutations.
 */
export async function writeMutatedPortalSources(): Promise<readonly SourceMutation[]> {
  const sources = await readSources()
  const renewed = reevaluatedConstantsByFile(sources)
  await rm(mutatedSourcesDirectory, { recursive: true, force: true })
  await mkdir(mutatedSourcesDirectory, { recursive: true })
  await writeFile(
    mutatedSourcesTsconfigFile,
    JSON.stringify({ extends: '../../tsconfig.json', include: ['../..'] }),
  )
  for (const source of sources) {
    const known = reevaluatedConstantsIn(source, renewed)
    const isTouched = source.mutations.length > 0 || known.size > 0
    if (isTouched)
      await writeMutatedFile(
        source.file,
        addMutationSwitches(source.text, source.mutations, source.syntaxPositions, known),
      )
  }
  return sources.flatMap(toSourceMutations)
}

async function readSources(): Promise<readonly SourceFile[]> {
  const files: string[] = []
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: projectRoot }))
    if (isFileToMutate(file)) files.push(file)
  const sources: SourceFile[] = []
  let number = 0
  for (const file of files.toSorted()) {
    const text = await readFile(join(projectRoot, file), 'utf8')
    const all = [...walkSyntaxTree(parseModule(file, text))]
    const mutations = findPossibleMutations(file, text, all).map((each) => ({
      ...each,
      number: (number += 1),
    }))
    sources.push({ file, text, syntaxPositions: all, mutations })
  }
  return sources
}

/**
 * Returns, for each source file, the constants that are evaluated again when a mutation (deliberate code
 * fault) in them is switched, and the constants that depend on these.
 */
function reevaluatedConstantsByFile(
  sources: readonly SourceFile[],
): ReadonlyMap<string, MutationNumbersByConstant> {
  let renewed = new Map<string, MutationNumbersByConstant>()
  for (let rounds = 0; rounds < 4; rounds += 1)
    renewed = new Map(
      sources.map((source) => [
        source.file,
        findConstantsContainingMutations(
          source.mutations,
          source.syntaxPositions,
          reevaluatedConstantsIn(source, renewed),
        ),
      ]),
    )
  return renewed
}

/**
 * Returns the names, in this module, of the constants that are evaluated again when a mutation (deliberate
 * code fault) is switched: its own and those that it imports.
 */
function reevaluatedConstantsIn(
  { file, syntaxPositions: all }: SourceFile,
  renewed: ReadonlyMap<string, MutationNumbersByConstant>,
): MutationNumbersByConstant {
  const names = new Map(renewed.get(file))
  for (const { node } of all.filter((place) => place.node.type === 'ImportDeclaration')) {
    const from = renewed.get(
      importedFile(getIdentifierNameOrString(getSyntaxChildNode(node, 'source')) ?? '', file),
    )
    for (const specifier of from ? getSyntaxChildNodes(node, 'specifiers') : []) {
      const numbers = from?.get(getIdentifierNameOrString(getSyntaxChildNode(specifier, 'imported')) ?? '')
      if (numbers) names.set(getIdentifierNameOrString(getSyntaxChildNode(specifier, 'local')) ?? '', numbers)
    }
  }
  return names
}

function importedFile(imported: string, importer: string): string {
  const path = imported.startsWith('./')
    ? join(dirname(importer), imported)
    : imported.replace(/^@\//, 'src/')
  return `${path}.ts`
}

async function writeMutatedFile(file: string, text: string): Promise<void> {
  const place = join(mutatedSourcesDirectory, file)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, text)
}

function toSourceMutations({ file, text, mutations }: SourceFile): readonly SourceMutation[] {
  const met = new Map<string, number>()
  return mutations.map(({ number, kind, start, end }) => {
    const line = text.slice(0, start).split('\n').length
    const place = `${file}:${line}:${kind}`
    const times = (met.get(place) ?? 0) + 1
    met.set(place, times)
    const id = times === 1 ? place : `${place}#${times}`
    const code = oneLineExcerpt(text, start, end)
    return { id, number, file, kind, capability: capabilityOfFile(file), code }
  })
}

/**
 * Returns a piece of a source text on one line. If the piece is empty, returns the whole line that
 * contains it.
 */
function oneLineExcerpt(text: string, start: number, end: number): string {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, text.indexOf('\n', start))
  return (start === end ? line : text.slice(start, end)).replaceAll(/\s+/g, ' ').trim()
}
