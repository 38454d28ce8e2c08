import type { CalendarDate } from '@/domain/shared/calendar-date'

/**
 * The lender's name of each card brand, with the first digits of the card numbers of that brand. The first
 * brand that fits a number counts.
 */
const cardBrands: readonly (readonly [name: string, beginning: RegExp])[] = [
  ['Naranja', /^589562/],
  ['Cabal Débito', /^(627170|589657|603522|604(20[1-9]|2[1-9]|3|400))/],
  ['American Express', /^3[47]/],
  ['Diners', /^3[0689]/],
  ['Visa Débito', /^4/],
  ['Mastercard Débito', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Maestro', /^(5[06-9]|6)/],
]

/** Returns the name that the lender uses for the brand of a card. */
export function findCardBrandName(number: string): string {
  return cardBrands.find(([, beginning]) => beginning.test(number))?.[0] ?? 'Débito'
}

/** Returns the last four digits of a card number. */
export function lastFourCardDigits(number: string): string {
  return number.slice(-4)
}

/** Returns the four-digit year in which a card expires. The customer types only the last two digits. */
export function toFullExpiryYear(year: string): number {
  return Number(`20${year}`)
}

/** Returns whether a card that the customer typed has expired on the given day. */
export function isEnteredCardExpired(
  { month, year }: { readonly month: string; readonly year: string },
  today: CalendarDate,
) {
  return `${toFullExpiryYear(year)}-${month.padStart(2, '0')}` < today.slice(0, 7)
}
