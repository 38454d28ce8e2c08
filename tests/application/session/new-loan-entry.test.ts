import { expect, it } from 'vitest'
import { findNewLoanLinkVisibility } from '@/application/session/new-loan-entry'
import { createSessionStoreWithMarta, createSessionStoreWithoutCustomer } from '#tests/support/loan-builders'

it('a new loan is offered to a customer who may request one', () => {
  expect(findNewLoanLinkVisibility(createSessionStoreWithMarta())).toBe('offered')
})

it.each([
  ['a customer on the black list', createSessionStoreWithMarta({ isBlacklisted: true })],
  [
    'a customer on the black list and in debt',
    createSessionStoreWithMarta({ isBlacklisted: true, isUpToDate: false }),
  ],
  ['anybody whose account status is unknown', createSessionStoreWithMarta('unknown')],
  ['a visitor without a session', createSessionStoreWithoutCustomer()],
])('a new loan is not offered to %s', (_, sessions) => {
  expect(findNewLoanLinkVisibility(sessions)).toBe('hidden')
})

it('a customer in debt sees why a new loan is closed to them', () => {
  expect(findNewLoanLinkVisibility(createSessionStoreWithMarta({ isUpToDate: false }))).toEqual({
    closedBy: 'not-up-to-date',
  })
})

it('a customer whose case a law firm has sees why a new loan is closed to them', () => {
  const sessions = createSessionStoreWithMarta({ legalStudy: { kind: 'pending-assignment' } })
  expect(findNewLoanLinkVisibility(sessions)).toEqual({ closedBy: 'debt-law-firm' })
})
