import { expect, it } from 'vitest'
import { UnshownEntries } from '@/application/shared/unshown-entries'

function told(entries: UnshownEntries): readonly string[] {
  let lists: ReadonlySet<string> = new Set()
  entries.changes.subscribe((now) => (lists = now)).unsubscribe()
  return [...lists]
}

it('tells the lists that are not whole, until they are', () => {
  const entries = new UnshownEntries()
  entries.asking('GET /loans')(false)
  entries.asking('GET /myCards')(false)
  entries.asking('GET /loans')(true)
  expect(told(entries)).toEqual(['GET /myCards'])
})

it('forgets them where she goes elsewhere, and hears nothing of what comes later', () => {
  const entries = new UnshownEntries()
  const late = entries.asking('GET /loans')
  entries.asking('GET /myCards')(false)
  entries.leave()
  late(false)
  expect(told(entries)).toEqual([])
})
