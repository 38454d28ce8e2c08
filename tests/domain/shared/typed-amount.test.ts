import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { normalizedAmountText, parseTypedAmount } from '@/domain/shared/typed-amount'

describe('a typed amount', () => {
  it.each([
    ['5000', 500_000],
    ['5000,5', 500_050],
    ['5000,50', 500_050],
    ['12.624,99', 1_262_499],
    ['5000.5', 500_050],
    ['5000.05', 500_005],
    ['5.000', 500_000],
    ['5.000,50', 500_050],
    ['12.625,00', 1_262_500],
    ['1.262.500', 126_250_000],
    ['999999999,99', 99_999_999_999],
    ['0,01', 1],
    ['0', 0],
    ['007', 700],
    [' 1 ', 100],
  ])('reads %s as %i cents', (text, amount) => {
    expect(parseTypedAmount(text)).toEqual(success(amount))
  })

  it.each(['', '   '])('is required: %j', (text) => {
    expect(parseTypedAmount(text)).toEqual(failure('required'))
  })

  it.each([
    'diez',
    '1,000',
    '1,000.50',
    '5.00.0',
    '50.00,5',
    '5,',
    '5.',
    ',5',
    '.5',
    '5,505',
    '1e3',
    '-5',
    '12 500',
    '1234567890',
    '1234.500',
    '5.000,505',
    '1.000.000.000',
  ])('is refused when it can be read in two ways: %s', (text) => {
    expect(parseTypedAmount(text)).toEqual(failure('not-an-amount'))
  })
})

it('the amount field keeps only digits, dots and commas', () => {
  expect(normalizedAmountText('$ 5.000,50 pesos')).toBe('5.000,50')
  expect(normalizedAmountText('-1e5')).toBe('15')
  expect(normalizedAmountText('1'.repeat(40))).toBe('1'.repeat(15))
})
