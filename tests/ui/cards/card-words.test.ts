import { describe, expect, it } from 'vitest'
import { readEffectiveBrand } from '@/domain/cards/effective-brand'
import { cardName } from '@/ui/cards/card-words'
import { aDebitCard } from '#tests/domain/cards/a-debit-card'

describe('the name of a card', () => {
  it.each([
    ['Visa Débito', 'Visa Débito xxxx 4821'],
    ['VISA', 'Visa Débito xxxx 4821'],
    ['American Express', 'American Express Débito xxxx 4821'],
    ['American Express Corporate', 'American Express Corporate xxxx 4821'],
    ['Naranja X', 'Naranja X xxxx 4821'],
  ])('of the brand "%s" is "%s"', (effectiveBrand, name) => {
    const { type: _usual, ...card } = aDebitCard({ lastDigits: '4821' })
    expect(cardName({ ...card, ...readEffectiveBrand(effectiveBrand) })).toBe(name)
  })
})
