import { expect, it } from 'vitest'
import { PageTelemetry, type PageEvent } from '@/application/shared/page-telemetry'

const pageViewReporter = { lastRoutePattern: '/mis-prestamos/:idLoan' }
const failedCall = { kind: 'call', name: 'loans.listLoans', code: 'HTTP_500', milliseconds: 812 } as const

it('an event belongs to the screen that was visited last, by its pattern', () => {
  const events = new PageTelemetry(pageViewReporter)
  events.add(failedCall)
  expect(events.errors).toEqual([{ ...failedCall, pattern: '/mis-prestamos/:idLoan' }])
})

it('the log has the last twenty errors, and no measurements', () => {
  const events = new PageTelemetry(pageViewReporter)
  for (let count = 1; count <= 21; count += 1) events.add({ ...failedCall, milliseconds: count })
  events.add({ kind: 'vital', name: 'LCP', milliseconds: 900 })
  expect(events.errors.map((event) => event.milliseconds)).toEqual(
    Array.from({ length: 20 }, (_, position) => position + 2),
  )
})

it('a listener receives every event until it stops listening', () => {
  const events = new PageTelemetry(pageViewReporter)
  const heard: PageEvent[] = []
  const stop = events.onEvent((event) => heard.push(event))
  events.add({ kind: 'vital', name: 'LCP', milliseconds: 900 })
  stop()
  events.add(failedCall)
  expect(heard.map(({ name }) => name)).toEqual(['LCP'])
})
