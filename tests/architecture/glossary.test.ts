import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

/** Returns the text of all files that match, without this file, which contains made-up rows. */
function readFiles(pattern: string): string {
  return globSync(pattern, { cwd: projectRoot })
    .filter((path) => join(projectRoot, path) !== import.meta.filename)
    .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
    .join('\n')
}

const glossary = readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8')
const sourceCode = readFiles('{src,features/support,passport,rulebook,scripts}/**/*.{ts,tsx}')
const projectWords = separateWords(
  readFiles('{src,features,tests,scripts,passport,rulebook}/**/*.{ts,tsx,feature}'),
)

/** Returns the first cell of each row of the glossary's tables, without the heads of the tables. */
function firstCells(markdown: string): readonly string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line.split('|')[1] ?? ''] : []))
    .filter((cell) => !/^ (En el código|-+) *$/.test(cell))
}

/**
 * Returns the names in backticks in the first column of the glossary's tables that occur nowhere in the code.
 */
function missingNames(markdown: string): readonly string[] {
  return firstCells(markdown)
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .filter((name) => !new RegExp(`(?<![\\w$])${name.replaceAll('.', '\\.')}(?![\\w$])`).test(sourceCode))
}

/**
 * Returns the terms without backticks in the first column of the glossary's tables that occur nowhere in the
 * project, neither in a text nor as words of a name. Commas and parentheses separate the terms of a cell.
 */
function missingTerms(markdown: string): readonly string[] {
  return firstCells(markdown)
    .flatMap((cell) => cell.replaceAll(/`[^`]*`/g, '').split(/[,()]/))
    .map((term) => term.trim())
    .filter((term) => !new RegExp(`(?<![a-z])${separateWords(term)}(?![a-z])`).test(projectWords))
}

/** Returns the text in lower case, with the words of its names apart: `lostPhone` becomes `lost phone`. */
function separateWords(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
}

it('every code name in the first column of the glossary exists', () => {
  expect(missingNames(glossary)).toEqual([])
})

it('a name that no code holds is found', () => {
  expect(missingNames('| `Cents`, `Zloty` | centavos | Un importe. |')).toEqual(['Zloty'])
})

it('every English term in the first column of the glossary is used', () => {
  expect(missingTerms(glossary)).toEqual([])
})

it('a term that is used nowhere is found', () => {
  expect(missingTerms('| lost phone (`Cents`), zloty loan | centavos | Un importe. |')).toEqual([
    'zloty loan',
  ])
})
