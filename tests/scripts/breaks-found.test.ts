import { expect, it } from 'vitest'
import { findPossibleMutations } from '#scripts/breaks/find-mutations'
import { parseModule, walkSyntaxTree } from '#scripts/breaks/syntax'

const mapperSource = `
export function toLoan(json) {
  const { phone } = json
  return { kind: 'loan', loanId: json.id, of: { amount: cents(json.amount) }, phone }
}
`

function findMutations(file: string, source: string): readonly (readonly [string, string])[] {
  return findPossibleMutations(file, source, [...walkSyntaxTree(parseModule(file, source))]).map(
    ({ kind, start, end }) => [kind, source.slice(start, end)],
  )
}

it("the breaks remove each field of the lender's answers, but not of objects built from them", () => {
  const fields = findMutations('src/adapters/http/loan-mapper.ts', mapperSource).filter(
    ([kind]) => kind === 'field',
  )
  expect(fields.map(([, code]) => code)).toEqual(['json.id', 'cents(json.amount)', 'phone'])
})

it('the breaks change an answer that a gateway names', () => {
  expect(findMutations('src/adapters/http/loan-mapper.ts', mapperSource)).toContainEqual([
    'literal',
    "'loan'",
  ])
})

it('the breaks invert a comparison in a screen, and change how values are joined', () => {
  const screen = 'export function Row({ loan }) { return loan.isLate && loan.days > 3 }'
  expect(findMutations('src/ui/loans/row.tsx', screen)).toEqual([
    ['logic', 'loan.isLate && loan.days > 3'],
    ['comparison', 'loan.days > 3'],
  ])
})
