import { expect, it } from 'vitest'
import {
  buildImportGraph,
  copySourcesWithReplacedFiles,
  readPortalSources,
  type ImportGraph,
  type SourceTextsByPath,
} from './import-graph'

const sourceTexts = readPortalSources()
const capabilityFilePattern = /^src\/start\/capabilities\/[\w-]+\.ts$/

/**
 * Returns the parts of the portal that `src/start` loads on demand, and the entry, each as a list of files.
 * The imports of one `Promise.all` are one part.
 */
function onDemandParts(files: SourceTextsByPath): readonly (readonly string[])[] {
  const starters = [...files.keys()].filter((file) => /^src\/start\/[\w-]+\.tsx?$/.test(file))
  const parts = starters.flatMap((file) => {
    const text = files.get(file) ?? ''
    const together = [...text.matchAll(/Promise\.all\(\[([^\]]*)\]/g)].map(([, inside = '']) => inside)
    const alone = together.reduce((rest, inside) => rest.replace(inside, ''), text)
    return [
      ...together.map((inside) => onDemandFilesIn(inside, files)),
      ...onDemandFilesIn(alone, files).map((each) => [each]),
    ]
  })
  return [...parts.filter((part) => part.length > 0), ['src/main.tsx']]
}

function onDemandFilesIn(text: string, files: SourceTextsByPath): readonly string[] {
  return [...text.matchAll(/import\('([^']+)'\)/g)].map(([, name = '']) => {
    const path = name.startsWith('@/') ? `src/${name.slice(2)}` : `src/start/${name.slice(2)}`
    return ['.ts', '.tsx'].map((ending) => path + ending).find((each) => files.has(each)) ?? path
  })
}

/**
 * Returns the files that a part of the portal (`roots`) loads at once or on demand. For the entry, returns
 * only those that it loads at once.
 */
function filesLoadedFrom(
  files: SourceTextsByPath,
  graph: ImportGraph,
  roots: readonly string[],
): readonly string[] {
  const isEntry = roots.includes('src/main.tsx')
  const found = new Set(roots)
  for (const file of found)
    for (const next of graph.get(file) ?? [])
      if (
        files.has(next) &&
        !(file.startsWith('src/start/') || isEntry ? isOnDemand(files, file, next) : false)
      )
        found.add(next)
  return [...found]
}

function isOnDemand(files: SourceTextsByPath, from: string, to: string): boolean {
  const name = to.replace(/^src\//, '').replace(/\.tsx?$/, '')
  const local = name.split('/').at(-1) ?? ''
  return !staticImportNamesIn(files.get(from) ?? '').some(
    (each) => each === `@/${name}` || (each.startsWith('./') && each.endsWith(`/${local}`)),
  )
}

/**
 * Static imports of each source text that was already read. Some files belong to every part of the portal, so
 * their texts are needed many times.
 */
const staticImportCache = new Map<string, readonly string[]>()

function staticImportNamesIn(text: string): readonly string[] {
  const names =
    staticImportCache.get(text) ??
    [...text.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)
  staticImportCache.set(text, names)
  return names
}

/**
 * Returns the names of the ports for which the file of a capability (a part of the portal) binds a service.
 */
function boundPortNames(files: SourceTextsByPath, file: string): readonly string[] {
  return [
    ...(files.get(file) ?? '').matchAll(/\b(?:createAdapterBinding|createGatewayBinding)\(\s*(\w+),/g),
  ].map(([, port = '']) => port)
}

/**
 * Returns the ports that code loaded on demand injects, but that neither this code nor the code loaded at the
 * start binds to an adapter. Each is a text such as `src/start/screens/profile-screen.ts needs
 * ProfileGateway`.
 */
function unboundPorts(files: SourceTextsByPath): readonly string[] {
  const capabilities = [...files.keys()].filter((file) => capabilityFilePattern.test(file))
  const ports = new Set(capabilities.flatMap((file) => boundPortNames(files, file)))
  const graph = buildImportGraph(files)
  const eager = filesLoadedFrom(files, graph, ['src/main.tsx']).flatMap((file) => boundPortNames(files, file))
  return onDemandParts(files).flatMap((roots) => {
    const parts = filesLoadedFrom(files, graph, roots)
    const bound = new Set([...eager, ...parts.flatMap((file) => boundPortNames(files, file))])
    const needed = parts.flatMap((file) =>
      [...(files.get(file) ?? '').matchAll(/@inject\((\w+)\)/g)].map(([, port = '']) => port),
    )
    const optional = parts.flatMap((file) =>
      [...(files.get(file) ?? '').matchAll(/\.get\(code\.(\w+), \{ optional: true \}\)/g)].map(
        ([, port = '']) => port,
      ),
    )
    return [...new Set(needed)]
      .filter((port) => !optional.includes(port))
      .filter((port) => ports.has(port) && !bound.has(port))
      .map((port) => `${roots[0]} needs ${port}`)
  })
}

it('the test finds capabilities and parts', () => {
  expect([...sourceTexts.keys()].filter((file) => capabilityFilePattern.test(file)).length).toBeGreaterThan(0)
  expect(onDemandParts(sourceTexts).flat()).toContain('src/start/screens/profile-screen.ts')
  expect(onDemandParts(sourceTexts).flat()).toContain('src/start/screens/loan-screens.ts')
})

it('every part that is loaded on demand binds the ports that its classes need', () => {
  expect(unboundPorts(sourceTexts)).toEqual([])
})

it('a planted screen that does not bind a port of its own is found, through any number of files', () => {
  const files = {
    'src/ui/shared/wiki-screen.tsx': "import { planted } from './planted'\nexport const screen = planted",
    'src/ui/shared/planted.ts': 'class Planted { constructor(@inject(ProfileDrafts) drafts: object) {} }',
  }
  expect(unboundPorts(copySourcesWithReplacedFiles(sourceTexts, files))).toEqual([
    'src/ui/shared/wiki-screen.tsx needs ProfileDrafts',
  ])
})
