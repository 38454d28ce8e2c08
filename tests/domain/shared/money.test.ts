import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, centsToPesos, pesosToCents, subtractCents, sumCents } from '@/domain/shared/money'

const centsArbitrary = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('money', () => {
  it.each([
    { pesos: 0, expected: 0 },
    { pesos: 0.1, expected: 10 },
    { pesos: 0.29, expected: 29 },
    { pesos: 1.15, expected: 115 },
    { pesos: 8.2, expected: 820 },
    { pesos: 19.99, expected: 1999 },
    { pesos: 412350.5, expected: 41235050 },
    { pesos: 99999999.99, expected: 9999999999 },
    { pesos: -4.35, expected: -435 },
  ])('reads $pesos pesos as $expected cents', ({ pesos, expected }) => {
    expect(pesosToCents(pesos)).toBe(expected)
  })

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %s as a number of cents',
    (amount) => {
      expect(() => cents(amount)).toThrow(new RangeError('An amount must be a whole number of cents'))
    },
  )

  it('has no negative zero, which would be shown with a minus', () => {
    expect(cents(-0)).toBe(0)
    expect(pesosToCents(-0.001)).toBe(0)
    expect(subtractCents(cents(-0), cents(0))).toBe(0)
  })

  it('adds ten times ten cents to one peso', () => {
    expect(centsToPesos(sumCents(Array.from({ length: 10 }, () => pesosToCents(0.1))))).toBe(1)
  })

  it('adds nothing to 0', () => {
    expect(sumCents([])).toBe(0)
  })

  it('refuses a sum that is too large to be exact', () => {
    expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError)
  })

  it('subtracts one amount from another', () => {
    expect(subtractCents(cents(1050), cents(51))).toBe(999)
  })

  it('is the same after conversion to JSON and back', () => {
    fc.assert(fc.property(centsArbitrary, (amount) => pesosToCents(centsToPesos(cents(amount))) === amount))
  })

  it('is the same after conversion to JSON text and back', () => {
    fc.assert(
      fc.property(centsArbitrary, (amount) => {
        const text = JSON.stringify(centsToPesos(cents(amount)))
        expect(pesosToCents(Number(text))).toBe(amount)
      }),
    )
  })

  it('adds exactly as unlimited integers do', () => {
    fc.assert(
      fc.property(fc.array(centsArbitrary, { maxLength: 200 }), (amounts) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n)
        expect(BigInt(sumCents(amounts.map(cents)))).toBe(exact)
      }),
    )
  })
})
