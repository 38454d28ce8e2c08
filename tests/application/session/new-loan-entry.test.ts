import { expect, it } from 'vitest'
import { newLoanEntry } from '@/application/session/new-loan-entry'
import { martaSignedIn, nobodySignedIn } from '#tests/support/loan-builders'

it('offers a new loan to whoever may ask for one', () => {
  expect(newLoanEntry(martaSignedIn())).toBe('offered')
})

it.each([
  ['whoever is in debt', martaSignedIn({ isUpToDate: false })],
  ['whoever is blacklisted', martaSignedIn({ isBlacklisted: true })],
  ['whoever has a legal study', martaSignedIn({ legalStudy: { kind: 'pending-assignment' } })],
  ['anybody of whom it is not known where she stands', martaSignedIn('unknown')],
  ['nobody', nobodySignedIn()],
])('offers none to %s', (_, sessions) => {
  expect(newLoanEntry(sessions)).toBe('hidden')
})
