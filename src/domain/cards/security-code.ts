import { cardBrand } from './card-brand'
import { cardDigits } from './card-number'

/** What a security code can be wrong about. Source: PAY-14. */
export type SecurityCodeProblem = 'required' | 'length'

/** The digits of the security code of that card: 3, and 4 on an amex. Source: PAY-14. */
export function securityCodeLength(cardNumber: string): 3 | 4 {
  return cardBrand(cardDigits(cardNumber)) === 'amex' ? 4 : 3
}

/** A code as it stays in its field: only digits, no more than any card has. Source: PAY-14, GEN-03. */
export function normalizedSecurityCode(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 4)
}

/** What is wrong with the security code of that card. Source: PAY-14. */
export function securityCodeProblem(code: string, cardNumber: string): SecurityCodeProblem | undefined {
  if (code === '') return 'required'
  return /^\d+$/.test(code) && code.length === securityCodeLength(cardNumber) ? undefined : 'length'
}
