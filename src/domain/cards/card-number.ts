import { cardBrandOfNumber, type CardBrand } from './card-brand'

/** Why a card number is not valid. Source: PAY-14. */
export type CardNumberProblem = 'required' | 'too-short'

/** Minimum number of digits in a card number. Source: PAY-14. */
const minCardNumberDigits = 12

/**
 * Sizes of the groups of digits in which a card number is shown: together 19, the most digits that a card
 * number has. Source: PAY-14, ISO/IEC 7812.
 */
const defaultGroupSizes: readonly number[] = [4, 4, 4, 4, 3]
const groupSizesByBrand: Partial<Record<CardBrand, readonly number[]>> = {
  amex: [4, 6, 5],
  diners: [4, 6, 4],
}

/**
 * Returns the digits of a typed card number without spaces, as the portal sends them to the lender.
 * Source: PAY-19.
 */
export function cardNumberDigits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Number of digits in most card numbers. */
const usualCardNumberDigits = 16

/**
 * Returns how many digits the whole card number has, for the brand that the typed digits suggest. Source:
 * PAY-14.
 */
export function usualCardNumberLength(digits: string): number {
  return groupSizesOf(digits)?.reduce((sum, size) => sum + size) ?? usualCardNumberDigits
}

/**
 * Formats a card number while the customer types: digits in the groups of its brand, cut to the brand's
 * maximum length. Source: PAY-14.
 */
export function groupedCardNumber(text: string): string {
  const digits = cardNumberDigits(text)
  const parts: string[] = []
  let start = 0
  for (const size of groupSizesOf(digits) ?? defaultGroupSizes) {
    if (start >= digits.length) break
    parts.push(digits.slice(start, start + size))
    start += size
  }
  return parts.join(' ')
}

/**
 * Returns the last digits, at most 4, of a card number, which the lender may send masked. Empty if the end
 * of the number is masked. Source: PAY-12, CAR-01.
 */
export function lastCardDigits(number: string): string {
  return /\d{0,4}$/.exec(number.replaceAll(/[\s-]/g, ''))?.[0] ?? ''
}

/** Returns what is wrong with a card number, or undefined if it has at least 12 digits. Source: PAY-14. */
export function cardNumberProblem(text: string): CardNumberProblem | undefined {
  const { length } = cardNumberDigits(text)
  if (length === 0) return 'required'
  return length < minCardNumberDigits ? 'too-short' : undefined
}

/** Returns the group sizes of the brand that the digits suggest; undefined if it has the default ones. */
function groupSizesOf(digits: string): readonly number[] | undefined {
  const brand = cardBrandOfNumber(digits)
  return brand && groupSizesByBrand[brand]
}
