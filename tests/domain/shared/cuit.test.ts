import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuit, hyphenatedCuit, isCuit } from '@/domain/shared/cuit'

const cuitPrefixArbitrary = fc.constantFrom('20', '23', '24', '27', '30')
const tenDigitsArbitrary = fc
  .tuple(cuitPrefixArbitrary, fc.integer({ min: 0, max: 99_999_999 }))
  .map(([kind, dni]) => kind + String(dni).padStart(8, '0'))

function checkDigitsOf(ten: string): readonly string[] {
  return [...'0123456789'].filter((digit) => isCuit(ten + digit))
}

describe('a CUIT', () => {
  it.each([
    '27284561231',
    '20243189072',
    '27331274564',
    '24142230786',
    '23120958674',
    '27112039940',
    '30500010912',
  ])('can be %s', (text) => {
    expect(isCuit(text)).toBe(true)
    expect(cuit(text)).toBe(text)
  })

  it.each([
    '',
    '27284561232',
    '27284561321',
    '2728456123',
    '272845612310',
    '27-28456123-1',
    ' 27284561231',
    '2728456123a',
    '00000000000',
    '٢٧٢٨٤٥٦١٢٣١',
  ])('cannot be "%s"', (text) => {
    expect(isCuit(text)).toBe(false)
    expect(() => cuit(text)).toThrow(new RangeError('Not a valid CUIT'))
  })

  it('is never issued when the check digit would be 10', () => {
    expect(checkDigitsOf('2000000001')).toEqual([])
    expect(checkDigitsOf('2000000002')).toEqual(['8'])
    expect(checkDigitsOf('2000000006')).toEqual(['0'])
  })

  it('has at most one check digit', () => {
    fc.assert(
      fc.property(tenDigitsArbitrary, (ten) => {
        expect(checkDigitsOf(ten).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is invalid with any one digit changed', () => {
    fc.assert(
      fc.property(
        tenDigitsArbitrary,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (ten, at, shift) => {
          const check = checkDigitsOf(ten)[0]
          fc.pre(check !== undefined)
          const right = ten + check
          const wrongDigit = String((Number(right[at]) + shift) % 10)
          expect(isCuit(right.slice(0, at) + wrongDigit + right.slice(at + 1))).toBe(false)
        },
      ),
    )
  })

  it('is written with hyphens', () => {
    expect(hyphenatedCuit(cuit('27284561231'))).toBe('27-28456123-1')
  })
})
