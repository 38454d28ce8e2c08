import { cardBrandOfNumber } from './card-brand'
import { cardNumberDigits } from './card-number'

/** Why a card's security code is not valid. Source: PAY-14. */
export type SecurityCodeProblem = 'required' | 'length'

/**
 * Returns how many digits the security code of a card with this number has: 4 for American Express,
 * otherwise 3. Source: PAY-14.
 */
export function securityCodeLength(cardNumber: string): 3 | 4 {
  return cardBrandOfNumber(cardNumberDigits(cardNumber)) === 'amex' ? 4 : 3
}

/**
 * Removes everything but digits from a security code while the customer types it, and cuts it to 4 digits,
 * the longest code that a card has. Source: PAY-14, GEN-03.
 */
export function normalizedSecurityCode(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 4)
}

/**
 * Returns what is wrong with a card's security code, or undefined if the code has as many digits as the
 * codes of that card brand. Source: PAY-14.
 */
export function securityCodeProblem(code: string, cardNumber: string): SecurityCodeProblem | undefined {
  if (code === '') return 'required'
  return /^\d+$/.test(code) && code.length === securityCodeLength(cardNumber) ? undefined : 'length'
}
