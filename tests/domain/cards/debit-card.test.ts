import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { sumOfOneInstallmentPerLoan } from '@/domain/cards/card-loan'
import { isDniInCardRollout } from '@/domain/cards/card-rollout'
import { cardBorderTone, mayReplaceCard, replacementCardsFor } from '@/domain/cards/debit-card'
import { parseCardBrandText } from '@/domain/cards/card-brand-text'
import { aCardPayableLoan, aDebitCard } from './a-debit-card'

const today = calendarDate('2026-11-21')

describe('the status of a card', () => {
  it.each([
    ['active', 'neutral', false],
    ['due-soon', 'amber', false],
    ['overdue', 'red', true],
    ['incollectible', 'red', true],
  ] as const)('%s is highlighted in %s, and the card can be replaced: %s', (status, look, replaceable) => {
    expect(cardBorderTone(status)).toBe(look)
    expect(mayReplaceCard(aDebitCard({ status }))).toBe(replaceable)
  })
})

describe('the cards that can replace a card', () => {
  const overdue = aDebitCard({ cardId: 'old', status: 'overdue', expiry: { month: 10, year: 2025 } })
  const good = aDebitCard({ cardId: 'good' })
  const expired = aDebitCard({ cardId: 'expired', expiry: { month: 10, year: 2026 } })

  it('are all other cards that have not expired', () => {
    expect(replacementCardsFor(overdue, [overdue, good, expired], today)).toEqual([good])
  })

  it('exclude the card itself, even when it has not expired', () => {
    const incollectible = aDebitCard({ cardId: 'good', status: 'incollectible' })
    expect(replacementCardsFor(incollectible, [incollectible], today)).toEqual([])
  })
})

describe("the lender's text for a brand", () => {
  it.each([
    ['Visa Débito', { brand: 'visa', type: 'Débito' }],
    ['Mastercard Debit', { brand: 'mastercard', type: 'Debit' }],
    ['MAESTRO', { brand: 'maestro' }],
    [' Cabal  Débito 24 ', { brand: 'cabal', type: 'Débito 24' }],
    ['', { brand: '' }],
    ['Visa Débito 4517650012344821', { brand: 'visa', type: 'Débito' }],
    ['Visa 4517 6500 1234 4821', { brand: 'visa' }],
    ['4517-6500-1234-4821', { brand: '' }],
  ])('%j is read as brand and type', (words, read) => {
    expect(parseCardBrandText(words)).toEqual(read)
  })
})

describe('the addition of cards', () => {
  it.each([
    ['31447902', ['2', '6'], true],
    ['27180535', ['2', '6'], false],
    ['31447902', [], false],
    ['', ['2'], false],
  ])('is open to the DNI %j with the digits %j: %s', (dni, digits, open) => {
    expect(isDniInCardRollout(dni, digits)).toBe(open)
  })
})

it('the total of the loans is added in cents', () => {
  const loans = [10, 20, 1_076_040].map((amount) => aCardPayableLoan({ installmentAmount: cents(amount) }))
  expect(sumOfOneInstallmentPerLoan(loans)).toBe(1_076_070)
  expect(sumOfOneInstallmentPerLoan([])).toBe(0)
})
