import { expect, it } from 'vitest'
import { loanRevocationLink } from '@/ui/cancellation/loan-revocation-link'

it("a customer withdraws from a loan on the portal's page, which gets the number of the loan", () => {
  expect(loanRevocationLink({}, '40167731')).toEqual({ to: '/arrepentimiento?prestamo=40167731' })
})

it('a customer withdraws on the page that the lender configured, in a new tab', () => {
  const revocation = 'https://prestamista.example/arrepentimiento'
  expect(loanRevocationLink({ revocation }, '40167731')).toEqual({ href: revocation, newTab: true })
})
