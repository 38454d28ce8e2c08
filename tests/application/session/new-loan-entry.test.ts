import { expect, it } from 'vitest'
import { newLoanEntry } from '@/application/session/new-loan-entry'
import { martaSignedIn, nobodySignedIn } from '#tests/support/loan-builders'

it('a new loan is offered to a customer who may request one', () => {
  expect(newLoanEntry(martaSignedIn())).toBe('offered')
})

it.each([
  ['a customer on the black list', martaSignedIn({ isBlacklisted: true })],
  ['a customer on the black list and in debt', martaSignedIn({ isBlacklisted: true, isUpToDate: false })],
  ['anybody whose account status is unknown', martaSignedIn('unknown')],
  ['a visitor without a session', nobodySignedIn()],
])('a new loan is not offered to %s', (_, sessions) => {
  expect(newLoanEntry(sessions)).toBe('hidden')
})

it('a customer in debt sees why a new loan is closed to them', () => {
  expect(newLoanEntry(martaSignedIn({ isUpToDate: false }))).toEqual({ closedBy: 'not-up-to-date' })
})

it('a customer whose case a law firm has sees why a new loan is closed to them', () => {
  const sessions = martaSignedIn({ legalStudy: { kind: 'pending-assignment' } })
  expect(newLoanEntry(sessions)).toEqual({ closedBy: 'legal-study' })
})
