import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { projectRoot } from '#scripts/support/portal-build'

/** Text of each source file, by its path in the project. */
export type SourceTextsByPath = ReadonlyMap<string, string>

/**
 * Imports of each source file, by the path of the file. Imports of project files are paths, imports of
 * packages are names. Type imports are included.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

let portalSources: SourceTextsByPath | undefined

/** Returns the text of every source file in `src`, by path. The files are read only once for all tests. */
export function readPortalSources(): SourceTextsByPath {
  portalSources ??= readPortalSourceFiles()
  return portalSources
}

function readPortalSourceFiles(): SourceTextsByPath {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd: projectRoot })
  const paths = files.map((file) => file.replaceAll('\\', '/'))
  return new Map(paths.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]))
}

/**
 * Returns a copy of the source texts in which the given files are added or replace files with the same
 * path.
 */
export function copySourcesWithReplacedFiles(
  sources: SourceTextsByPath,
  files: Readonly<Record<string, string>>,
): SourceTextsByPath {
  return new Map([...sources, ...Object.entries(files)])
}

export function buildImportGraph(sources: SourceTextsByPath): ImportGraph {
  return new Map(
    [...sources].map(([path, text]) => [
      path,
      path.endsWith('.css')
        ? []
        : [...importedModuleNames(text)].map((name) => resolveImport(name, path, sources)),
    ]),
  )
}

/**
 * Returns the shortest chain of imports from the file `from` to a file whose path satisfies `fits`, both
 * included; undefined if no chain exists.
 */
export function findShortestImportChain(
  graph: ImportGraph,
  from: string,
  fits: (path: string) => boolean,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const path of cameFrom.keys()) {
    for (const next of graph.get(path) ?? []) {
      if (fits(next)) return [...importChain(cameFrom, path), next]
      if (!cameFrom.has(next)) cameFrom.set(next, path)
    }
  }
  return undefined
}

function importChain(cameFrom: ReadonlyMap<string, string | undefined>, to: string): readonly string[] {
  const before = cameFrom.get(to)
  return before === undefined ? [to] : [...importChain(cameFrom, before), to]
}

const importNodeTypes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Imports of each source text that was already read. Most files are in several import graphs. */
const importCache = new Map<string, ReadonlySet<string>>()

/** Returns the names of the modules that a source text imports: static, re-exported, type-only or dynamic. */
function importedModuleNames(text: string): ReadonlySet<string> {
  const names = importCache.get(text) ?? readImportedModuleNames(text)
  importCache.set(text, names)
  return names
}

function readImportedModuleNames(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && 'source' in node && importNodeTypes.has(String(node.type))) {
      const { source } = node
      if (typeof source === 'object' && source && 'value' in source) names.add(String(source.value))
    }
    for (const child of Object.values(node)) look(child)
  }
  look(parseAst(text, { lang: 'tsx' }))
  return names
}

function resolveImport(name: string, importer: string, sources: SourceTextsByPath): string {
  const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(importer), name)
  if (!name.startsWith('@/') && !name.startsWith('.')) return name
  const file = ['', '.ts', '.tsx', '.d.ts'].map((ending) => path + ending).find((each) => sources.has(each))
  if (file === undefined) throw new Error(`${importer} imports ${name}, which is not there`)
  return file
}
