import { expect, it } from 'vitest'
import { SkippedItems } from '@/application/shared/skipped-items'

it('the incomplete lists are reported until they are complete', () => {
  const entries = new SkippedItems()
  entries.createListCompletenessReporter('payments.listPayableLoans', '/loans')(false)
  entries.createListCompletenessReporter('cards.listCards', '/myCards')(false)
  expect([...entries.lists.values()]).toEqual(['payments.listPayableLoans', 'cards.listCards'])
  entries.createListCompletenessReporter('payments.listPayableLoans', '/loans')(true)
  expect([...entries.lists.values()]).toEqual(['cards.listCards'])
})

it('the incomplete lists are forgotten when the customer leaves the screen, and later ones are ignored', () => {
  const entries = new SkippedItems()
  const late = entries.createListCompletenessReporter('payments.listPayableLoans', '/loans')
  entries.createListCompletenessReporter('cards.listCards', '/myCards')(false)
  entries.clear()
  late(false)
  expect([...entries.lists]).toEqual([])
})

it('an incomplete list is reported once', () => {
  const entries = new SkippedItems()
  let times = 0
  const stop = entries.onChange(() => (times += 1))
  const tell = entries.createListCompletenessReporter('payments.listPayableLoans', '/loans')
  tell(true)
  tell(false)
  tell(false)
  tell(true)
  entries.clear()
  expect(times).toBe(2)
  stop()
  entries.createListCompletenessReporter('payments.listPayableLoans', '/loans')(false)
  expect([...entries.lists.values()]).toEqual(['payments.listPayableLoans'])
  expect(times).toBe(2)
})

it('two queries of the same call are two lists', () => {
  const entries = new SkippedItems()
  entries.createListCompletenessReporter('loans.listLoans', '/customers/20/loans?status=ACTIVE')(false)
  entries.createListCompletenessReporter('loans.listLoans', '/customers/20/loans?status=FINISHED')(true)
  expect([...entries.lists.values()]).toEqual(['loans.listLoans'])
})
