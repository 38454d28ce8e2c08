/** Matches a telephone number of 3 (an emergency number) to 15 digits. Source: ITU-T E.164. */
const telephonePattern = /^\+?\d{3,15}$/

/**
 * Returns the phone number to dial for a phone number that comes from outside the portal. Undefined for
 * network commands such as `*611` or `##21#`, which could forward the customer's phone calls. Source:
 * GEN-14.
 */
export function dialablePhoneNumber(written: string): string | undefined {
  const number = written.replaceAll(/[\s().-]/g, '')
  return telephonePattern.test(number) ? number : undefined
}
