import { expect, it } from 'vitest'
import { incompleteListFailure, isUnreadableList } from '@/application/shared/incomplete-list-failure'
import { SkippedItems } from '@/application/shared/skipped-items'

it.each([
  ['that list', ['cards.listCards', 'loans.listLoans'], 'loans.listLoans'],
  ['another list', ['loans.listLoanDebts'], undefined],
  ['no list', [], undefined],
])('an item that is not found may exist only if that list is incomplete: %s is', (_, calls, reference) => {
  const skippedItems = new SkippedItems()
  for (const call of calls) skippedItems.createListCompletenessReporter(call, '/customers/20/loans')(false)
  expect(incompleteListFailure(skippedItems, 'loans.listLoans')).toEqual(
    reference && { kind: 'unreadable', reference },
  )
})

it.each([
  ['of that list', { kind: 'unreadable', reference: 'loans.listLoans' }, true],
  ['of another list', { kind: 'unreadable', reference: 'cards.listCards' }, false],
  ['without an answer', { kind: 'no-answer' }, false],
])('a failure is, or is not, about what that list contains: %s', (_, failure, expected) => {
  expect(isUnreadableList(failure, 'loans.listLoans')).toBe(expected)
})
