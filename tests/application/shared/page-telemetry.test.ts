import { beforeEach, expect, it } from 'vitest'
import type { SessionStore } from '@/application/session/session-store'
import { PageTelemetry, type PageEvent } from '@/application/shared/page-telemetry'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createSessionStore } from '#tests/support/sessions-in'
import { brunoCustomer, createSessionOfCustomer, martaCustomer } from '#tests/support/test-customers'

const pageViewReporter = { lastRoutePattern: '/mis-prestamos/:idLoan' }
const failedCall = { kind: 'call', name: 'loans.listLoans', code: 'HTTP_500', milliseconds: 812 } as const

let sessions: SessionStore
let events: PageTelemetry

beforeEach(() => {
  sessions = createSessionStore(new MemoryStorage())
  events = new PageTelemetry(pageViewReporter, sessions)
})

it('an event belongs to the screen that was visited last, by its pattern', () => {
  events.add(failedCall)
  expect(events.errors).toEqual([{ ...failedCall, pattern: '/mis-prestamos/:idLoan' }])
})

it('the log has the last twenty errors, and no measurements', () => {
  for (let count = 1; count <= 21; count += 1) events.add({ ...failedCall, milliseconds: count })
  events.add({ kind: 'vital', name: 'LCP', milliseconds: 900 })
  expect(events.errors.map((event) => event.milliseconds)).toEqual(
    Array.from({ length: 20 }, (_, position) => position + 2),
  )
})

it('a listener receives every event until it stops listening', () => {
  const heard: PageEvent[] = []
  const stop = events.onEvent((event) => heard.push(event))
  events.add({ kind: 'vital', name: 'LCP', milliseconds: 900 })
  stop()
  events.add(failedCall)
  expect(heard.map(({ name }) => name)).toEqual(['LCP'])
})

/** Signs in the given customer, to whom a request then fails. */
function failARequestOf(customer: typeof martaCustomer): void {
  sessions.openSession(createSessionOfCustomer(customer))
  events.add(failedCall)
}

it('the errors of a customer who signs out are forgotten once', () => {
  let forgottenCount = 0
  events.onErrorsForgotten(() => (forgottenCount += 1))
  failARequestOf(martaCustomer)
  sessions.closeSession('left')
  events.forgetErrorsOfFormerCustomer()
  events.forgetErrorsOfFormerCustomer()
  expect([events.errors, forgottenCount]).toEqual([[], 1])
})

it('the errors that follow a logout are not those of the next customer', () => {
  failARequestOf(martaCustomer)
  sessions.closeSession('left')
  events.add({ ...failedCall, name: 'access.identify' })
  expect(events.errors.map(({ name }) => name)).toEqual(['access.identify'])
  failARequestOf(brunoCustomer)
  expect(events.errors.map(({ name }) => name)).toEqual(['loans.listLoans'])
})

it('the errors before an expired session stay for the same customer, and not for another', () => {
  failARequestOf(martaCustomer)
  sessions.closeSession('expired')
  failARequestOf(martaCustomer)
  expect(events.errors).toHaveLength(2)
  sessions.closeSession('expired')
  failARequestOf(brunoCustomer)
  expect(events.errors).toHaveLength(1)
})

it('the errors of a visitor stay for the customer who signs in', () => {
  events.add({ ...failedCall, name: 'access.identify' })
  sessions.openSession(createSessionOfCustomer(martaCustomer))
  events.forgetErrorsOfFormerCustomer()
  expect(events.errors).toHaveLength(1)
})

it('the errors of a customer who signed out in another tab are forgotten', () => {
  failARequestOf(martaCustomer)
  sessions.openSession(createSessionOfCustomer(brunoCustomer))
  events.forgetErrorsOfFormerCustomer()
  expect(events.errors).toEqual([])
})

it.each([
  ['a logout', { ...failedCall, name: 'session.logOut' }, undefined],
  ['a request of a former customer', failedCall, { customerId: martaCustomer.customerId }],
  ['a request before the login', failedCall, { customerId: undefined }],
])('the failure of %s is an event, and no error of the next customer', (_, event, sender) => {
  const heard: PageEvent[] = []
  events.onEvent((each) => heard.push(each))
  sessions.openSession(createSessionOfCustomer(brunoCustomer))
  events.add(event, sender)
  expect([heard.length, events.errors]).toEqual([1, []])
})

it('a request that fails while its customer is signed in is an error of theirs', () => {
  sessions.openSession(createSessionOfCustomer(brunoCustomer))
  events.add(failedCall, { customerId: brunoCustomer.customerId })
  expect(events.errors).toHaveLength(1)
})
