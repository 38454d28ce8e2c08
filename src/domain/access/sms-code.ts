/** Why an SMS code is not valid, as checked before it is sent. Source: ACC-07. */
export type SmsCodeProblem = 'required' | 'length'

const smsCodeLength = 4

/**
 * Removes everything but digits and cuts the text to 4 characters, as the customer types. Source: ACC-07,
 * GEN-03.
 */
export function normalizedSmsCode(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, smsCodeLength)
}

/** Returns what is wrong with an SMS code, or undefined if it has exactly 4 digits. Source: ACC-07. */
export function smsCodeProblem(code: string): SmsCodeProblem | undefined {
  if (code.trim() === '') return 'required'
  return /^\d{4}$/.test(code) ? undefined : 'length'
}
