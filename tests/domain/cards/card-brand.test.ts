import { describe, expect, it } from 'vitest'
import { cardBrand } from '@/domain/cards/card-brand'

describe('the brand of a number as typed', () => {
  it.each([
    ['', undefined],
    ['4', undefined],
    ['5', undefined],
    ['3', undefined],
    ['45', 'visa'],
    ['4517650012344821', 'visa'],
    ['51', 'master'],
    ['55', 'master'],
    ['2221', 'master'],
    ['2720', 'master'],
    ['2220', undefined],
    ['2721', undefined],
    ['22', undefined],
    ['34', 'amex'],
    ['37', 'amex'],
    ['35', undefined],
    ['30', 'diners'],
    ['36', 'diners'],
    ['38', 'diners'],
    ['39', 'diners'],
    ['50', 'maestro'],
    ['56', 'maestro'],
    ['63', 'maestro'],
    ['58956', 'maestro'],
    ['589562', 'naranja'],
    ['589657', 'cabal'],
    ['603522', 'cabal'],
    ['604200', 'maestro'],
    ['604201', 'cabal'],
    ['604400', 'cabal'],
    ['604401', 'maestro'],
    ['627170', 'cabal'],
    ['99', undefined],
    ['00', undefined],
  ])('of %j is %s', (digits, brand) => {
    expect(cardBrand(digits)).toBe(brand)
  })
})
