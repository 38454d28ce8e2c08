export type PhoneProblem = 'required' | 'too-short' | 'too-long'

/**
 * Minimum and maximum number of digits of a phone number: a local one without area code, and the longest
 * international one. Source: E.164.
 */
const minPhoneDigits = 8
const maxPhoneDigits = 15

/** Returns what is wrong with a required phone number, or undefined if it is valid. Source: PRO-02. */
export function phoneProblem(phone: string): PhoneProblem | undefined {
  if (phone === '') return 'required'
  if (phone.length < minPhoneDigits) return 'too-short'
  return phone.length > maxPhoneDigits ? 'too-long' : undefined
}

/** Returns what is wrong with an optional phone number; undefined if it is empty or valid. Source: PRO-02. */
export function alternativePhoneProblem(phone: string): PhoneProblem | undefined {
  return phone === '' ? undefined : phoneProblem(phone)
}
