import { cardDigits, groupedCardNumber } from '@/domain/cards/card-number'
import { cardBrand } from '@/domain/cards/card-brand'

const missingDigit = '•'

/** How many digits a card of that brand shows. Source: PAY-14. */
function digitsShown(digits: string): number {
  switch (cardBrand(digits)) {
    case 'amex':
      return 15
    case 'diners':
      return 14
    default:
      return 16
  }
}

/** A number as its card shows it while it is typed: in groups, with a dot for every digit to come. */
export function numberOnCard(typed: string): string {
  const digits = cardDigits(typed)
  // A card whose number begins with 1 has no brand: filling up with it changes none.
  const whole = groupedCardNumber(digits.padEnd(digitsShown(digits), '1'))
  let shown = 0
  return whole.replaceAll(/\d/g, (digit) => {
    shown += 1
    return shown > digits.length ? missingDigit : digit
  })
}

/** A card of which only the last digits are known. Source: PAY-12. */
export function savedNumberOnCard(lastDigits: string): string {
  return `XXXX ${lastDigits}`
}

/** An expiry as its card shows it while it is typed. */
export function expiryOnCard(typed: string): string {
  return typed === '' ? `${missingDigit}${missingDigit}/${missingDigit}${missingDigit}` : typed
}
