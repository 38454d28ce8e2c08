import { expect, it } from 'vitest'
import { findNewLoanEntry } from '@/application/session/new-loan-entry'
import { sessionStoreWithMarta, sessionsWithoutCustomer } from '#tests/support/loan-builders'

it('a new loan is offered to a customer who may request one', () => {
  expect(findNewLoanEntry(sessionStoreWithMarta())).toBe('offered')
})

it.each([
  ['a customer on the black list', sessionStoreWithMarta({ isBlacklisted: true })],
  [
    'a customer on the black list and in debt',
    sessionStoreWithMarta({ isBlacklisted: true, isUpToDate: false }),
  ],
  ['anybody whose account status is unknown', sessionStoreWithMarta('unknown')],
  ['a visitor without a session', sessionsWithoutCustomer()],
])('a new loan is not offered to %s', (_, sessions) => {
  expect(findNewLoanEntry(sessions)).toBe('hidden')
})

it('a customer in debt sees why a new loan is closed to them', () => {
  expect(findNewLoanEntry(sessionStoreWithMarta({ isUpToDate: false }))).toEqual({
    closedBy: 'not-up-to-date',
  })
})

it('a customer whose case a law firm has sees why a new loan is closed to them', () => {
  const sessions = sessionStoreWithMarta({ legalStudy: { kind: 'pending-assignment' } })
  expect(findNewLoanEntry(sessions)).toEqual({ closedBy: 'legal-study' })
})
