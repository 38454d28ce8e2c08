import { expect, it } from 'vitest'
import {
  formatExpiryOnCardGraphic,
  formatNumberOnCardGraphic,
  formatSavedNumberOnCardGraphic,
} from '@/ui/cards/card-face'

it.each([
  ['', '•••• •••• •••• ••••'],
  ['4', '4••• •••• •••• ••••'],
  ['3', '3••• •••• •••• ••••'],
  ['4517 65', '4517 65•• •••• ••••'],
  ['3712 34', '3712 34•••• •••••'],
  ['3612 34', '3612 34•••• ••••'],
  ['4517 6500 1234 4821', '4517 6500 1234 4821'],
  ['4517 6500 1234 4821 123', '4517 6500 1234 4821 123'],
])('the number %j is shown on the card as %s', (typed, shown) => {
  expect(formatNumberOnCardGraphic(typed)).toBe(shown)
})

it('a saved card shows its last digits, and dots in place of the expiry', () => {
  expect(formatSavedNumberOnCardGraphic('4821')).toBe('XXXX 4821')
  expect(formatExpiryOnCardGraphic('')).toBe('••/••')
  expect(formatExpiryOnCardGraphic('09/2')).toBe('09/2')
})
