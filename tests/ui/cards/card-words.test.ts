import { describe, expect, it } from 'vitest'
import { parseCardBrandText } from '@/domain/cards/card-brand-text'
import { cardName, savedCardLabels } from '@/ui/cards/card-labels'
import { cardBrandText } from '@/ui/texts/card-labels.texts'
import { aDebitCard } from '#tests/domain/cards/a-debit-card'

describe('a card', () => {
  it.each([
    ['Visa Débito', 'Visa 4821', 'Débito'],
    ['VISA', 'Visa 4821', 'Débito'],
    ['American Express', 'American Express 4821', 'Débito'],
    ['American Express Corporate', 'American Express 4821', 'Corporate'],
    ['Naranja X', 'Naranja 4821', 'X'],
    ['Regional Oro', 'Regional 4821', 'Oro'],
    ['Débito', 'Tarjeta de débito 4821', undefined],
    ['', 'Tarjeta de débito 4821', undefined],
  ])('of the brand "%s" is named "%s", of the type %s', (effectiveBrand, name, type) => {
    const { type: _usual, ...card } = aDebitCard({ lastDigits: '4821' })
    const branded = { ...card, ...parseCardBrandText(effectiveBrand) }
    expect([cardName(branded), savedCardLabels(branded).type]).toEqual([name, type])
  })
})

describe('the name of a card brand', () => {
  it.each([
    ['visa', 'Visa'],
    ['master', 'Mastercard'],
    ['amex', 'American Express'],
    ['maestro', 'Maestro'],
    ['cabal', 'Cabal'],
    ['naranja', 'Naranja'],
    ['diners', 'Diners'],
  ] as const)('of %s is %s', (brand, name) => {
    expect(cardBrandText(brand)).toBe(name)
  })
})
