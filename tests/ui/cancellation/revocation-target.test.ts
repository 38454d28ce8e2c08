import { expect, it } from 'vitest'
import { revocationTarget } from '@/ui/cancellation/revocation-target'

it('a customer withdraws from a loan at the portal, which gets the number of the loan', () => {
  expect(revocationTarget({}, '40167731')).toEqual({ to: '/arrepentimiento?prestamo=40167731' })
})

it('or at the page that the lender configured, in a tab of its own', () => {
  const revocation = 'https://prestamista.example/arrepentimiento'
  expect(revocationTarget({ revocation }, '40167731')).toEqual({ href: revocation, newTab: true })
})
