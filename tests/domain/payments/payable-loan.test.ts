import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import {
  hasAmountToPay,
  singlePayableLoan,
  type PayableLoan,
  type PayableLoanStatus,
} from '@/domain/payments/payable-loan'

function createPayableLoan(externalId: string, status: PayableLoanStatus): PayableLoan {
  return {
    externalId,
    status,
    productId: 1,
    subproductId: 17,
    installmentCount: 1,
    installmentAmount: cents(100),
  }
}

const statusesArbitrary = fc.array(fc.constantFrom<PayableLoanStatus>('to-pay', 'up-to-date', 'in-debt'), {
  maxLength: 6,
})

it.each([
  ['to-pay', true],
  ['in-debt', true],
  ['up-to-date', false],
] as const)('a loan that is %s has an amount to pay: %s', (status, hasAmount) => {
  expect(hasAmountToPay({ status })).toBe(hasAmount)
})

describe('the loan that is chosen without a question', () => {
  it('is the only one there is, though nothing of it is due', () => {
    expect(singlePayableLoan([createPayableLoan('a', 'up-to-date')])?.externalId).toBe('a')
  })

  it('is the only one with an amount to pay', () => {
    expect(
      singlePayableLoan([createPayableLoan('a', 'up-to-date'), createPayableLoan('b', 'in-debt')])
        ?.externalId,
    ).toBe('b')
  })

  it('is missing when two can be paid, or none', () => {
    expect(
      singlePayableLoan([createPayableLoan('a', 'to-pay'), createPayableLoan('b', 'in-debt')]),
    ).toBeUndefined()
    expect(
      singlePayableLoan([createPayableLoan('a', 'up-to-date'), createPayableLoan('b', 'up-to-date')]),
    ).toBeUndefined()
    expect(singlePayableLoan([])).toBeUndefined()
  })

  it('never replaces another one that could be paid', () => {
    fc.assert(
      fc.property(statusesArbitrary, (each) => {
        const loans = each.map((status, position) => createPayableLoan(String(position), status))
        const one = singlePayableLoan(loans)
        const others = loans.filter((other) => other !== one && other.status !== 'up-to-date')
        expect(one === undefined || others.length === 0).toBe(true)
      }),
    )
  })
})
