import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'
import { copySourcesWithReplacedFiles, readPortalSources, type SourceTextsByPath } from './import-graph'

/**
 * A domain function that the fake back end shares with the portal, and a scenario that fails if the function
 * is wrong.
 */
interface SharedFunctionRow {
  readonly name: string
  readonly featureFile: string
  readonly scenarioTitle: string
}

const decisionRecord = readFileSync(
  join(projectRoot, 'docs/adr/0002-the-fake-back-end-is-one-function.md'),
  'utf8',
)

/**
 * Rows of the table in the decision record (`docs/adr`) about the functions that the fake back end shares
 * with the portal.
 */
const sharedFunctionRows: readonly SharedFunctionRow[] = [
  ...decisionRecord.matchAll(/^\| `(?<name>\w+)` +\|[^|]+\| `(?<file>[^`]+)`: `(?<title>[^`]+)` +\|$/gm),
].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  featureFile: groups?.['file'] ?? '',
  scenarioTitle: groups?.['title'] ?? '',
}))

/**
 * Returns the names of the domain functions that the fake back end imports, without types; `*` if a whole
 * module is imported.
 */
function listSharedFunctionNames(sources: SourceTextsByPath): readonly string[] {
  const names = [...sources]
    .filter(([path, text]) => path.startsWith('src/adapters/fake/') && text.includes("'@/domain/"))
    .flatMap(([, text]) => domainFunctionsImportedIn(text))
  return [...new Set(names)].toSorted()
}

function domainFunctionsImportedIn(text: string): readonly string[] {
  return parseAst(text, { lang: 'tsx' }).body.flatMap((node) => {
    if (!('source' in node) || !node.source || !mustListFunctionsOf(node.source.value)) return []
    if (node.type === 'ExportAllDeclaration') return node.exportKind === 'type' ? [] : ['*']
    if (node.type === 'ExportNamedDeclaration')
      return node.exportKind === 'type' ? [] : node.specifiers.map(({ local }) => nodeName(local))
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return []
    return node.specifiers.flatMap((each) => {
      if (each.type !== 'ImportSpecifier') return ['*']
      return each.importKind === 'type' ? [] : [nodeName(each.imported)]
    })
  })
}

/**
 * Returns whether functions of the module must be in the table. Those of `Result` need not be, because they
 * compute nothing.
 */
function mustListFunctionsOf(module: string): boolean {
  return module.startsWith('@/domain/') && module !== '@/domain/shared/result'
}

function nodeName(node: { readonly name: string } | { readonly value: string }): string {
  return 'name' in node ? node.name : node.value
}

function hasScenario({ featureFile, scenarioTitle }: SharedFunctionRow): boolean {
  const path = join(projectRoot, 'features', featureFile)
  if (!existsSync(path)) return false
  const titles = readFileSync(path, 'utf8').matchAll(/^ *(?:Escenario|Esquema del escenario): (.+)$/gm)
  return [...titles].some(([, each]) => each === scenarioTitle)
}

it('each domain function that the fake back end shares is listed with a scenario, and no other', () => {
  const listed = [...new Set(sharedFunctionRows.map(({ name }) => name))].toSorted()
  expect(listed).toEqual(listSharedFunctionNames(readPortalSources()))
})

it('each listed scenario exists', () => {
  expect(sharedFunctionRows.filter((row) => !hasScenario(row))).toEqual([])
})

it.each([
  ["import { monthOf, type CalendarDate } from '@/domain/shared/calendar-date'", ['monthOf']],
  ["import { monthOf as month } from '@/domain/shared/calendar-date'", ['monthOf']],
  ["import * as days from '@/domain/shared/calendar-date'", ['*']],
  ["export { monthOf } from '@/domain/shared/calendar-date'", ['monthOf']],
  ["export * from '@/domain/shared/calendar-date'", ['*']],
  ["import type { CalendarDate } from '@/domain/shared/calendar-date'", []],
  ["import { failure } from '@/domain/shared/result'", []],
])('%s adds %j to the shared functions', (line, added) => {
  const sources = copySourcesWithReplacedFiles(readPortalSources(), { 'src/adapters/fake/planted.ts': line })
  const before = listSharedFunctionNames(readPortalSources())
  expect(listSharedFunctionNames(sources).filter((name) => !before.includes(name))).toEqual(added)
})

it('a scenario that was renamed or moved is found', () => {
  const [first] = sharedFunctionRows
  expect(first && hasScenario(first)).toBe(true)
  expect(first && hasScenario({ ...first, scenarioTitle: 'Otra' })).toBe(false)
  expect(first && hasScenario({ ...first, featureFile: 'access/otra.feature' })).toBe(false)
})
