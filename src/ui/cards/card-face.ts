import { cardNumberDigits, groupedCardNumber, usualCardNumberLength } from '@/domain/cards/card-number'

const missingDigitDot = '•'

/**
 * Returns the typed card number as the card graphic shows it: in groups, with a dot for every missing digit.
 */
export function formatNumberOnCardGraphic(typed: string): string {
  const digits = cardNumberDigits(typed)
  // No brand begins with 1, so padding with it does not change the brand.
  const whole = groupedCardNumber(digits.padEnd(usualCardNumberLength(digits), '1'))
  let shown = 0
  return whole.replaceAll(/\d/g, (digit) => {
    shown += 1
    return shown > digits.length ? missingDigitDot : digit
  })
}

/**
 * Returns the number of a saved card as the drawing of the card shows it: only the last digits are known,
 * and the others are hidden. Source: PAY-12.
 */
export function formatSavedNumberOnCardGraphic(lastDigits: string): string {
  return `XXXX ${lastDigits}`
}

/** Returns the expiry of a card as the drawing of the card shows it while the customer types. */
export function formatExpiryOnCardGraphic(typed: string): string {
  return typed === '' ? `${missingDigitDot}${missingDigitDot}/${missingDigitDot}${missingDigitDot}` : typed
}
