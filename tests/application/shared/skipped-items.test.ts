import { expect, it } from 'vitest'
import { SkippedItems } from '@/application/shared/skipped-items'

it('the incomplete lists are reported until they are complete', () => {
  const entries = new SkippedItems()
  entries.createListCompletenessReporter('GET /loans')(false)
  entries.createListCompletenessReporter('GET /myCards')(false)
  expect([...entries.lists]).toEqual(['GET /loans', 'GET /myCards'])
  entries.createListCompletenessReporter('GET /loans')(true)
  expect([...entries.lists]).toEqual(['GET /myCards'])
})

it('the incomplete lists are forgotten when the customer leaves the screen, and later ones are ignored', () => {
  const entries = new SkippedItems()
  const late = entries.createListCompletenessReporter('GET /loans')
  entries.createListCompletenessReporter('GET /myCards')(false)
  entries.clear()
  late(false)
  expect([...entries.lists]).toEqual([])
})

it('an incomplete list is reported once', () => {
  const entries = new SkippedItems()
  let times = 0
  const stop = entries.onChange(() => (times += 1))
  const tell = entries.createListCompletenessReporter('GET /loans')
  tell(true)
  tell(false)
  tell(false)
  tell(true)
  entries.clear()
  expect(times).toBe(2)
  stop()
  entries.createListCompletenessReporter('GET /loans')(false)
  expect([...entries.lists]).toEqual(['GET /loans'])
  expect(times).toBe(2)
})
