/**
 * Why an SMS code that the customer typed is not valid. The portal checks this before it sends the code
 * to the lender. Source: ACC-07.
 */
export type SmsCodeProblem = 'required' | 'length'

/** The number of digits of an SMS code: four, unless the lender sends six. Source: ACC-07. */
export type SmsCodeLength = 4 | 6

/** The number of digits of an SMS code if the lender configures no other. Source: ACC-07. */
export const defaultSmsCodeLength: SmsCodeLength = 4

/**
 * Removes everything but digits from an SMS code while the customer types it, and cuts it to `digits` digits.
 * Source: ACC-07, GEN-03.
 */
export function normalizedSmsCode(text: string, digits: SmsCodeLength): string {
  return text.replaceAll(/\D/g, '').slice(0, digits)
}

/** Returns what is wrong with an SMS code, or undefined if it consists of exactly `digits` digits. Source: ACC-07. */
export function smsCodeProblem(code: string, digits: SmsCodeLength): SmsCodeProblem | undefined {
  if (code.trim() === '') return 'required'
  return /^\d+$/.test(code) && code.length === digits ? undefined : 'length'
}
