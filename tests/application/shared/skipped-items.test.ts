import { expect, it } from 'vitest'
import { SkippedItems } from '@/application/shared/skipped-items'

function reported(entries: SkippedItems): readonly string[] {
  let lists: ReadonlySet<string> = new Set()
  entries.changes.subscribe((now) => (lists = now)).unsubscribe()
  return [...lists]
}

it('tells the lists that are not whole, until they are', () => {
  const entries = new SkippedItems()
  entries.asking('GET /loans')(false)
  entries.asking('GET /myCards')(false)
  entries.asking('GET /loans')(true)
  expect(reported(entries)).toEqual(['GET /myCards'])
})

it('forgets them when the customer leaves the screen, and ignores what comes later', () => {
  const entries = new SkippedItems()
  const late = entries.asking('GET /loans')
  entries.asking('GET /myCards')(false)
  entries.leave()
  late(false)
  expect(reported(entries)).toEqual([])
})

it('reports nothing twice', () => {
  const entries = new SkippedItems()
  let times = 0
  entries.changes.subscribe(() => (times += 1))
  const tell = entries.asking('GET /loans')
  tell(true)
  tell(false)
  tell(false)
  tell(true)
  entries.leave()
  expect(times).toBe(3)
})
