import { expect, it } from 'vitest'
import {
  buildImportGraph,
  copySourcesWithReplacedFiles,
  readPortalSources,
  findShortestImportChain,
  type ImportGraph,
} from './import-graph'

const sources = readPortalSources()

/** Pattern of the files that must run in Node, without a page: view-models, forms and texts. */
const nodeFilePattern =
  /^src\/ui\/((?!kit\/use-).*-view-model\.ts|.*-form\.ts|texts\/.*|kit\/format\.ts|addresses\.ts)$/

/** Pattern of the imports that need a page: React, what renders with it, styles and components. */
const pageImportPattern = /^(react|react-dom|mobx-react-lite|wouter)(\/|$)|\.css$|\.tsx$/

/** Returns each chain of imports from a file that runs in Node to one that needs a page. */
function importChainsToPage(graph: ImportGraph): readonly string[] {
  return [...graph.keys()]
    .filter((file) => nodeFilePattern.test(file))
    .flatMap(
      (file) =>
        findShortestImportChain(graph, file, (path) => pageImportPattern.test(path))?.join(' -> ') ?? [],
    )
}

it('the test finds view-models, forms and texts', () => {
  const files = [...sources.keys()].filter((file) => nodeFilePattern.test(file))
  for (const file of ['loans/loans-view-model.ts', 'access/dni-form.ts', 'texts/loans.texts.ts'])
    expect(files).toContain(`src/ui/${file}`)
})

it('no view-model, form or text imports React, a style or a component, through any number of files', () => {
  expect(importChainsToPage(buildImportGraph(sources))).toEqual([])
})

it.each([
  ['planted-view-model.ts', 'react'],
  ['planted-view-model.ts', 'mobx-react-lite'],
  ['planted-form.ts', './planted.module.css'],
  ['planted-view-model.ts', './loans-screen'],
])('a %s that imports %s through other files is found', (file, target) => {
  const files = {
    [`src/ui/loans/${file}`]: "import type { First } from './first'",
    'src/ui/loans/first.ts': "export type { Second as First } from '@/ui/loans/second'",
    'src/ui/loans/second.ts': `export const load = () => import('${target}')`,
    'src/ui/loans/planted.module.css': '',
  }
  expect(importChainsToPage(buildImportGraph(copySourcesWithReplacedFiles(sources, files)))).toEqual([
    expect.stringMatching(
      /^src\/ui\/loans\/planted-[a-z-]*\.ts -> src\/ui\/loans\/first\.ts -> src\/ui\/loans\/second\.ts -> /,
    ),
  ])
})
