import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const rootFolder = join(import.meta.dirname, '..', '..')
const integrationGuide = readFileSync(join(rootFolder, 'docs', 'integracion.md'), 'utf8')
const tableOfTests = /^## Qué pasa cuando…\n[\s\S]*?(?=^## )/m.exec(integrationGuide)?.[0] ?? ''
/** File of the scenarios that the table names without a file. */
const defaultFile = 'features/payments/una-sola-vez.feature'
const testFiles = ['features', 'tests'].flatMap((folder) =>
  readdirSync(join(rootFolder, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  ),
)

/** Returns each title that the table quotes, with the files that it names next to the title. */
function quotedTitles(): readonly { readonly title: string; readonly files: readonly string[] }[] {
  const cells = tableOfTests.split('\n').map((row) => row.split('|')[3] ?? '')
  return cells
    .flatMap((cell) => cell.split(';'))
    .flatMap((part) => {
      const named = [...part.matchAll(/`([\w./-]+\.(?:feature|tsx?))`/g)].map(([, name = '']) => name)
      const files = named.length === 0 ? [defaultFile] : named
      return [...part.matchAll(/«([^»]+)»/g)].map(([, title = '']) => ({ title, files }))
    })
}

/** Returns whether a file has a scenario or a test with a title. `…` in the title stands for any text. */
function hasTitle(file: string, title: string): boolean {
  const path = testFiles.find((each) => each === file || basename(each) === file)
  if (path === undefined) return false
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.*')
  const text = readFileSync(join(rootFolder, path), 'utf8')
  return new RegExp(`(?:[Ee]scenario: |['"])${pattern}(?:['"]|$)`, 'm').test(text)
}

it('every title that the table of the integration guide quotes is in the file that it names', () => {
  const titles = quotedTitles()
  expect(titles.length).toBeGreaterThan(20)
  const missing = titles.filter(({ title, files }) => !files.some((file) => hasTitle(file, title)))
  expect(missing).toEqual([])
})
