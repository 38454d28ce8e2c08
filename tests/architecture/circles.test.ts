import { expect, it } from 'vitest'
import { importGraph, planted, portalSources, pathTo, type ImportGraph } from './import-graph'

const sources = portalSources()

/** Returns the shortest import cycle of each file that is in one. Each cycle is listed once. */
function circles(graph: ImportGraph): readonly string[] {
  const found = [...graph.keys()].flatMap((file) => {
    const way = pathTo(graph, file, (path) => path === file)
    return way ? [fromTheFirst(way.slice(1)).join(' -> ')] : []
  })
  return [...new Set(found)].toSorted()
}

/** Rotates a cycle so that it begins with its first file in alphabetical order. */
function fromTheFirst(circle: readonly string[]): readonly string[] {
  const start = circle.indexOf(circle.toSorted()[0] ?? '')
  return [...circle.slice(start), ...circle.slice(0, start)]
}

it('no file of the portal is imported by a file that it imports, not even for a type', () => {
  expect(circles(importGraph(sources))).toEqual([])
})

it.each([
  ['a value', "import { two } from './two'"],
  ['a type', "import type { Two } from './two'"],
  ['an inline type', "export type One = import('./two').Two"],
  ['what it gives on', "export * from './two'"],
  ['what comes on demand', "export const load = () => import('@/domain/loans/two')"],
])('a planted circle by %s is found', (_, oneToTwo) => {
  const files = {
    'src/domain/loans/one.ts': oneToTwo,
    'src/domain/loans/two.ts': "export { three } from './three'",
    'src/domain/loans/three.ts': "import { one } from '@/domain/loans/one'\nexport const three = one",
  }
  expect(circles(importGraph(planted(sources, files)))).toContain(
    'src/domain/loans/one.ts -> src/domain/loans/two.ts -> src/domain/loans/three.ts',
  )
})

it('a file that imports itself is found', () => {
  const files = { 'src/domain/loans/one.ts': "export { one } from './one'" }
  expect(circles(importGraph(planted(sources, files)))).toContain('src/domain/loans/one.ts')
})
