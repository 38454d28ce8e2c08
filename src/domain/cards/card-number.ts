import { cardBrand, type CardBrand } from './card-brand'

/** What a card number can be wrong about. Source: PAY-14. */
export type CardNumberProblem = 'required' | 'too-short'

/** Source: PAY-14. */
const fewestDigits = 12

/** How many digits stand together: 19 at most. Source: PAY-14, ISO/IEC 7812. */
const inFours: readonly number[] = [4, 4, 4, 4, 3]
const groupsOf: Partial<Record<CardBrand, readonly number[]>> = {
  amex: [4, 6, 5],
  diners: [4, 6, 4],
}

/** A number without the spaces of its groups, as it is sent. Source: PAY-19. */
export function cardDigits(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** A number as it stays in its field: digits in the groups of its brand, no more than it may have. Source: PAY-14. */
export function groupedCardNumber(text: string): string {
  const digits = cardDigits(text)
  const brand = cardBrand(digits)
  const parts: string[] = []
  let start = 0
  for (const size of (brand && groupsOf[brand]) ?? inFours) {
    if (start >= digits.length) break
    parts.push(digits.slice(start, start + size))
    start += size
  }
  return parts.join(' ')
}

/** What may be shown of a number, masked or not: at most 4 at its end, and none where the end is masked. Source: PAY-12, CAR-01. */
export function lastDigitsOf(number: string): string {
  return /\d{0,4}$/.exec(number.replaceAll(/[\s-]/g, ''))?.[0] ?? ''
}

/** What is wrong with a number, which has at least 12 digits. Source: PAY-14. */
export function cardNumberProblem(text: string): CardNumberProblem | undefined {
  const { length } = cardDigits(text)
  if (length === 0) return 'required'
  return length < fewestDigits ? 'too-short' : undefined
}
