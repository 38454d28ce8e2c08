import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { parsePartialAmount } from '@/domain/payments/partial-amount'

const amountDue = cents(1_262_500)

describe('a partial amount', () => {
  it.each([
    ['0,01', 1],
    ['12.624,99', 1_262_499],
    ['12.625,00', 1_262_500],
    ['12625', 1_262_500],
  ])('of %s can be paid', (text, amount) => {
    expect(parsePartialAmount(text, amountDue)).toEqual(success(amount))
  })

  it('is required', () => {
    expect(parsePartialAmount(' ', amountDue)).toEqual(failure('required'))
  })

  it('is written in digits', () => {
    expect(parsePartialAmount('diez', amountDue)).toEqual(failure('not-an-amount'))
  })

  it.each(['0', '0,00', '000', '0.0'])('is over zero: %s', (text) => {
    expect(parsePartialAmount(text, amountDue)).toEqual(failure('zero'))
  })

  it.each(['12625,01', '12.626', '999999999'])('is at most the amount due: %s', (text) => {
    expect(parsePartialAmount(text, amountDue)).toEqual(failure('over-due'))
  })
})
