import { expect, it } from 'vitest'
import { cardBrandNamedInText } from '@/domain/cards/named-card-brand'

it.each([
  ['visa', 'visa'],
  ['Visa Débito', 'visa'],
  ['mastercard', 'master'],
  ['MASTER', 'master'],
  ['American Express', 'amex'],
  ['amex', 'amex'],
  ['maestro', 'maestro'],
  ['cabal', 'cabal'],
  ['naranja', 'naranja'],
  ['diners', 'diners'],
  [' Visa', 'visa'],
  [' débito', undefined],
  ['', undefined],
])('%j is shown with the logo of %s', (name, brand) => {
  expect(cardBrandNamedInText(name)).toBe(brand)
})
