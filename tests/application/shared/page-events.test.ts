import { expect, it } from 'vitest'
import { PageEvents, type PageEvent } from '@/application/shared/page-events'

const pageViews = { latest: '/mis-prestamos/:idLoan' }
const refused = { kind: 'call', name: 'loans.listLoans', code: 'HTTP_500', milliseconds: 812 } as const

it('an event belongs to the screen that was visited last, by its pattern', () => {
  const events = new PageEvents(pageViews)
  events.note(refused)
  expect(events.troubles).toEqual([{ ...refused, pattern: '/mis-prestamos/:idLoan' }])
})

it('the log has the last twenty errors, and no measurements', () => {
  const events = new PageEvents(pageViews)
  for (let count = 1; count <= 21; count += 1) events.note({ ...refused, milliseconds: count })
  events.note({ kind: 'vital', name: 'LCP', milliseconds: 900 })
  expect(events.troubles.map((event) => event.milliseconds)).toEqual(
    Array.from({ length: 20 }, (_, position) => position + 2),
  )
})

it('a listener receives every event until it stops listening', () => {
  const events = new PageEvents(pageViews)
  const heard: PageEvent[] = []
  const stop = events.onEvent((event) => heard.push(event))
  events.note({ kind: 'vital', name: 'LCP', milliseconds: 900 })
  stop()
  events.note(refused)
  expect(heard.map(({ name }) => name)).toEqual(['LCP'])
})
