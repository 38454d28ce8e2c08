import { expect, it } from 'vitest'
import { SkippedItems } from '@/application/shared/skipped-items'

it('tells the lists that are not whole, until they are', () => {
  const entries = new SkippedItems()
  entries.asking('GET /loans')(false)
  entries.asking('GET /myCards')(false)
  expect([...entries.lists]).toEqual(['GET /loans', 'GET /myCards'])
  entries.asking('GET /loans')(true)
  expect([...entries.lists]).toEqual(['GET /myCards'])
})

it('forgets them when the customer leaves the screen, and ignores what comes later', () => {
  const entries = new SkippedItems()
  const late = entries.asking('GET /loans')
  entries.asking('GET /myCards')(false)
  entries.leave()
  late(false)
  expect([...entries.lists]).toEqual([])
})

it('reports nothing twice', () => {
  const entries = new SkippedItems()
  let times = 0
  const stop = entries.onChange(() => (times += 1))
  const tell = entries.asking('GET /loans')
  tell(true)
  tell(false)
  tell(false)
  tell(true)
  entries.leave()
  expect(times).toBe(2)
  stop()
  entries.asking('GET /loans')(false)
  expect([...entries.lists]).toEqual(['GET /loans'])
  expect(times).toBe(2)
})
