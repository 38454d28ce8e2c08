import { expect, it } from 'vitest'
import { newLoanEntry } from '@/application/session/new-loan-entry'
import { martaSignedIn, nobodySignedIn } from '#tests/support/loan-builders'

it('offers a new loan to whoever may ask for one', () => {
  expect(newLoanEntry(martaSignedIn())).toBe('offered')
})

it.each([
  ['whoever is blacklisted', martaSignedIn({ isBlacklisted: true })],
  ['whoever is blacklisted and in debt', martaSignedIn({ isBlacklisted: true, isUpToDate: false })],
  ['anybody whose account status is unknown', martaSignedIn('unknown')],
  ['nobody', nobodySignedIn()],
])('offers none to %s', (_, sessions) => {
  expect(newLoanEntry(sessions)).toBe('hidden')
})

it('says what closes it to whoever is in debt', () => {
  expect(newLoanEntry(martaSignedIn({ isUpToDate: false }))).toEqual({ closedBy: 'not-up-to-date' })
})

it('says what closes it to whoever has a legal study', () => {
  const sessions = martaSignedIn({ legalStudy: { kind: 'pending-assignment' } })
  expect(newLoanEntry(sessions)).toEqual({ closedBy: 'legal-study' })
})
