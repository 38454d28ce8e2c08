import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardNumberDigits,
  cardNumberProblem,
  groupedCardNumber,
  lastCardDigits,
} from '@/domain/cards/card-number'

describe('a card number', () => {
  it.each([
    { typed: '4517650012344821', grouped: '4517 6500 1234 4821' },
    { typed: '4517-6500-1234-4821', grouped: '4517 6500 1234 4821' },
    { typed: '45176', grouped: '4517 6' },
    { typed: '4517 ', grouped: '4517' },
    { typed: '371234567890123', grouped: '3712 345678 90123' },
    { typed: '37123456789012345', grouped: '3712 345678 90123' },
    { typed: '36123456789012', grouped: '3612 345678 9012' },
    { typed: '361234567890123', grouped: '3612 345678 9012' },
    { typed: '63040000000000000000', grouped: '6304 0000 0000 0000 000' },
    { typed: 'hola', grouped: '' },
    { typed: '', grouped: '' },
  ])('typed as "$typed" becomes "$grouped"', ({ typed, grouped }) => {
    expect(groupedCardNumber(typed)).toBe(grouped)
  })

  it.each([
    { number: '', problem: 'required' },
    { number: '   ', problem: 'required' },
    { number: '4517 6500 123', problem: 'too-short' },
    { number: '4517 6500 1234', problem: undefined },
    { number: '6304 0000 0000 0000 000', problem: undefined },
  ])('"$number" has as its problem: $problem', ({ number, problem }) => {
    expect(cardNumberProblem(number)).toBe(problem)
  })

  it.each([
    '4517650012344821',
    '4517 6500 1234 4821',
    '4517-6500-1234-4821',
    '451765XXXXXX4821',
    '**** **** **** 4821',
    '4821',
  ])('received as "%s" gives its last four digits', (number) => {
    expect(lastCardDigits(number)).toBe('4821')
  })

  it.each([
    ['451765XXXXXXXXXX', ''],
    ['451765******', ''],
    ['4517 65XX XXXX XX21', '21'],
  ])('received as "%s", with a masked end, gives no digits', (number, shown) => {
    expect(lastCardDigits(number)).toBe(shown)
  })

  it('is sent without its spaces', () => {
    expect(cardNumberDigits('4517 6500 1234 4821')).toBe('4517650012344821')
  })

  it('keeps its digits in order for any input, and is the same when typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -x') }), (typed) => {
        const grouped = groupedCardNumber(typed)
        expect(cardNumberDigits(typed).startsWith(cardNumberDigits(grouped))).toBe(true)
        expect(groupedCardNumber(grouped)).toBe(grouped)
        expect(grouped).toMatch(/^(\d+( \d+)*)?$/)
      }),
    )
  })
})
