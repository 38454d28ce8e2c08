import { describe, expect, it } from 'vitest'
import { parseCreditLineLoanAmount } from '@/domain/revolving-line/credit-line-loan-amount'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'

const line = { remainingAmount: cents(41_235_050) }

describe('the amount of a loan from the credit line', () => {
  it.each([
    ['0,01', 1],
    ['200.000', 20_000_000],
    ['412350,50', 41_235_050],
  ])('of %s can be requested', (text, amount) => {
    expect(parseCreditLineLoanAmount(text, line)).toEqual(success(amount))
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['mil', 'not-an-amount'],
    ['1,000', 'not-an-amount'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['412350,51', 'over-remaining'],
    ['412.351', 'over-remaining'],
  ])('of %j is not accepted: %s', (text, problem) => {
    expect(parseCreditLineLoanAmount(text, line)).toEqual(failure(problem))
  })
})
