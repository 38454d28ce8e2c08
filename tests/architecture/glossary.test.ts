import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const sourceCode = globSync('{src,features/support,passport,rulebook,scripts}/**/*.{ts,tsx}', {
  cwd: projectRoot,
})
  .map((path) => readFileSync(join(projectRoot, path), 'utf8'))
  .join('\n')

/**
 * Returns the names in backticks in the first column of the glossary's tables that occur nowhere in the code.
 */
function missingNames(glossary: string): readonly string[] {
  const firstColumn = glossary
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? [line.split('|')[1]] : []))
  const names = firstColumn.flatMap((cell = '') =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  return names.filter(
    (name) => !new RegExp(`(?<![\\w$])${name.replaceAll('.', '\\.')}(?![\\w$])`).test(sourceCode),
  )
}

it('every code name in the first column of the glossary exists', () => {
  expect(missingNames(readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8'))).toEqual([])
})

it('a name that no code holds is found', () => {
  expect(missingNames('| `Cents`, `Zloty` | centavos | Un importe. |')).toEqual(['Zloty'])
})
