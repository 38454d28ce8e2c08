import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cbuCheckDigit, isCbu } from '@/domain/shared/cbu'

const createDigitsArbitrary = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((each) => each.join(''))

const cbuArbitrary = fc
  .tuple(createDigitsArbitrary(7), createDigitsArbitrary(13))
  .map(([bank, account]) => bank + cbuCheckDigit(bank) + account + cbuCheckDigit(account))

describe('a CBU', () => {
  it.each([
    { account: 'of a bank', text: '2850590940090418135201' },
    { account: 'virtual', text: '0000003100010000000009' },
  ])('can be $account', ({ text }) => {
    expect(isCbu(text)).toBe(true)
  })

  it.each([
    '',
    '2850590940090418135202',
    '2850590040090418135201',
    '285059094009041813520',
    '28505909400904181352011',
    'x2850590940090418135201',
    '2850590940090418135201x',
    '2850590 40090418135201',
    '28505909-4009041813520',
    // Any number of zeros has a valid check digit.
    '0'.repeat(21),
    '0'.repeat(23),
  ])('cannot be "%s"', (text) => {
    expect(isCbu(text)).toBe(false)
  })

  it.each([
    { digits: '2850590', expected: 9 },
    { digits: '4009041813520', expected: 1 },
    { digits: '0000003', expected: 1 },
    { digits: '0000000', expected: 0 },
  ])('closes $digits with $expected', ({ digits, expected }) => {
    expect(cbuCheckDigit(digits)).toBe(expected)
  })

  it('is valid with the check digits of its blocks', () => {
    fc.assert(fc.property(cbuArbitrary, (text) => isCbu(text)))
  })

  it('is invalid with any one digit changed', () => {
    fc.assert(
      fc.property(
        cbuArbitrary,
        fc.integer({ min: 0, max: 21 }),
        fc.integer({ min: 1, max: 9 }),
        (text, at, shift) => {
          const wrongDigit = String((Number(text[at]) + shift) % 10)
          expect(isCbu(text.slice(0, at) + wrongDigit + text.slice(at + 1))).toBe(false)
        },
      ),
    )
  })
})
