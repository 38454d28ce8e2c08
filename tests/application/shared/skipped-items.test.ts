import { expect, it } from 'vitest'
import { SkippedItems } from '@/application/shared/skipped-items'

it('the incomplete lists are reported until they are complete', () => {
  const entries = new SkippedItems()
  entries.reporterOf('GET /loans')(false)
  entries.reporterOf('GET /myCards')(false)
  expect([...entries.lists]).toEqual(['GET /loans', 'GET /myCards'])
  entries.reporterOf('GET /loans')(true)
  expect([...entries.lists]).toEqual(['GET /myCards'])
})

it('the incomplete lists are forgotten when the customer leaves the screen, and later ones are ignored', () => {
  const entries = new SkippedItems()
  const late = entries.reporterOf('GET /loans')
  entries.reporterOf('GET /myCards')(false)
  entries.leave()
  late(false)
  expect([...entries.lists]).toEqual([])
})

it('an incomplete list is reported once', () => {
  const entries = new SkippedItems()
  let times = 0
  const stop = entries.onChange(() => (times += 1))
  const tell = entries.reporterOf('GET /loans')
  tell(true)
  tell(false)
  tell(false)
  tell(true)
  entries.leave()
  expect(times).toBe(2)
  stop()
  entries.reporterOf('GET /loans')(false)
  expect([...entries.lists]).toEqual(['GET /loans'])
  expect(times).toBe(2)
})
