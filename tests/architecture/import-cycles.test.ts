import { expect, it } from 'vitest'
import {
  buildImportGraph,
  copySourcesWithReplacedFiles,
  readPortalSources,
  findShortestImportChain,
  type ImportGraph,
} from './import-graph'

const sources = readPortalSources()

/** Returns the shortest import cycle of each file that is in one. Each cycle is listed once. */
function findImportCycles(graph: ImportGraph): readonly string[] {
  const found = [...graph.keys()].flatMap((file) => {
    const cycle = findShortestImportChain(graph, file, (path) => path === file)
    return cycle ? [rotateCycleToFirstPath(cycle.slice(1)).join(' -> ')] : []
  })
  return [...new Set(found)].toSorted()
}

/** Rotates a cycle so that it begins with its first file in alphabetical order. */
function rotateCycleToFirstPath(cycle: readonly string[]): readonly string[] {
  const start = cycle.indexOf(cycle.toSorted()[0] ?? '')
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}

it('no file of the portal is imported by a file that it imports, not even for a type', () => {
  expect(findImportCycles(buildImportGraph(sources))).toEqual([])
})

it.each([
  ['a value', "import { two } from './two'"],
  ['a type', "import type { Two } from './two'"],
  ['an inline type', "export type One = import('./two').Two"],
  ['what it exports again', "export * from './two'"],
  ['what it loads on demand', "export const load = () => import('@/domain/loans/two')"],
])('a planted cycle by %s is found', (_, oneToTwo) => {
  const files = {
    'src/domain/loans/one.ts': oneToTwo,
    'src/domain/loans/two.ts': "export { three } from './three'",
    'src/domain/loans/three.ts': "import { one } from '@/domain/loans/one'\nexport const three = one",
  }
  expect(findImportCycles(buildImportGraph(copySourcesWithReplacedFiles(sources, files)))).toContain(
    'src/domain/loans/one.ts -> src/domain/loans/two.ts -> src/domain/loans/three.ts',
  )
})

it('a file that imports itself is found', () => {
  const files = { 'src/domain/loans/one.ts': "export { one } from './one'" }
  expect(findImportCycles(buildImportGraph(copySourcesWithReplacedFiles(sources, files)))).toContain(
    'src/domain/loans/one.ts',
  )
})
