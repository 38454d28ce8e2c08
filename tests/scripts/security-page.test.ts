import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#scripts/support/portal-build'

const securityPage = readFileSync(join(projectRoot, 'docs', 'security.md'), 'utf8')
const requirementRows = securityPage
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| *| *\|$/g, '').trim()))
const asvsRows = requirementRows.filter(
  ([number = '']) => /^\d+\.\d+\.\d+$/.test(number) && Number(number.split('.')[0]) > 0,
)
const requirementStates = ['cumple', 'del prestamista', 'no corresponde', 'falta']

/** Number of requirements of the levels 1 and 2 in each chapter of ASVS 5.0.0, by chapter. */
const requirementCountsByChapter: Readonly<Record<string, number>> = {
  '1': 27,
  '2': 11,
  '3': 19,
  '4': 10,
  '5': 9,
  '6': 35,
  '7': 18,
  '8': 7,
  '11': 14,
  '12': 9,
  '13': 13,
  '14': 9,
  '15': 13,
  '16': 16,
}

describe('the page on security', () => {
  it('has each requirement once, with a state and a text', () => {
    const numbers = listAsvsRowsWithLevel().map(([number]) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const [number, level, state = '', evidence = ''] of listAsvsRowsWithLevel()) {
      expect([number, requirementStates.includes(state)]).toEqual([number, true])
      expect(['1', '2']).toContain(level)
      expect(evidence.length).toBeGreaterThan(3)
    }
  })

  it('leaves out no requirement of the chapters that apply', () => {
    const found = Object.groupBy(listAsvsRowsWithLevel(), ([number = '']) => number.split('.')[0] ?? '')
    expect(Object.fromEntries(Object.entries(found).map(([chapter, all]) => [chapter, all?.length]))).toEqual(
      requirementCountsByChapter,
    )
  })

  it('counts them as they are', () => {
    const count = (wanted: string) => listAsvsRowsWithLevel().filter(([, , state]) => state === wanted).length
    const [met, lender, none, missing] = requirementStates.map(count)
    expect(securityPage).toContain(
      `${listAsvsRowsWithLevel().length} requisitos: ${met} cumple, ${lender} del prestamista, ${none} no corresponde, ${missing} falta.`,
    )
  })

  it('names a file for every met requirement, except where the browser meets it', () => {
    const bare = listAsvsRowsWithLevel().filter(
      ([, , state, evidence = '']) => state === 'cumple' && !evidence.includes('`'),
    )
    expect(bare.map(([number]) => number)).toEqual(['12.3.2'])
  })

  it('names files that exist', () => {
    const named = [...securityPage.matchAll(/`((?:docs|features|scripts|src|tests)\/[^`]+|[\w-]+\.json)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => path !== 'scripts.json')
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })
})

/**
 * Returns the rows of the security page's tables about ASVS that have a level. The rows of the other
 * standard have none.
 */
function listAsvsRowsWithLevel(): readonly (readonly string[])[] {
  return asvsRows.filter(([, level = '']) => /^[12]$/.test(level))
}
