import { describe, expect, it } from 'vitest'
import { laterInstallmentCount, mayHavePaidOffLoan } from '@/domain/payments/paid-off-loan'
import { cents } from '@/domain/shared/money'

describe('the installments after a payment', () => {
  it.each([
    ['of a middle one', { first: 4, last: 4, loanInstallmentCount: 12 }, 8],
    ['of several', { first: 4, last: 11, loanInstallmentCount: 12 }, 1],
    ['of the last one', { first: 12, last: 12, loanInstallmentCount: 12 }, 0],
    ['of a loan of unknown length', { first: 4, last: 4 }, undefined],
  ])('%s are counted', (_, installments, count) => {
    expect(laterInstallmentCount({ installments })).toBe(count)
  })

  it('are unknown when it is unknown what was paid', () => {
    expect(laterInstallmentCount({})).toBeUndefined()
  })
})

const lastInstallment = { first: 12, last: 12, loanInstallmentCount: 12 }

describe('a payment may have paid off the loan', () => {
  it.each([
    [
      'the last installment in full',
      { installments: lastInstallment, amountDueAfterPayment: cents(0) },
      true,
    ],
    ['a part of the last one', { installments: lastInstallment, amountDueAfterPayment: cents(1) }, false],
    ['the last one, with an unknown remainder', { installments: lastInstallment }, false],
    [
      'an earlier one in full',
      { installments: { ...lastInstallment, last: 11 }, amountDueAfterPayment: cents(0) },
      false,
    ],
    [
      'all that was due of a loan of unknown length',
      { installments: { first: 4, last: 4 }, amountDueAfterPayment: cents(0) },
      true,
    ],
    ['all that was due, of unknown installments', { amountDueAfterPayment: cents(0) }, true],
    ['an unknown amount', {}, false],
  ])('that pays %s', (_, receipt, isPossible) => {
    expect(mayHavePaidOffLoan(receipt)).toBe(isPossible)
  })
})
