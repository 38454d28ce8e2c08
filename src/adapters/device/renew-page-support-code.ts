/**
 * Letters that a support code may contain: those that cannot be confused with another letter or a digit. The
 * script of the HTML page, which creates the first code, uses the same.
 */
const letters = 'ACDEFHJKLMNPRTUVWXY'

/** Number of letters of a support code. */
const codeLength = 6

/**
 * Gives the page a new support code, because the customer of the old one is no longer signed in. Does nothing if
 * the page has no code. Source: OPS-04, GEN-11.
 */
export function renewPageSupportCode({ documentElement: { dataset } }: Document): void {
  if (dataset['supportCode'] === undefined) return
  const numbers = [...crypto.getRandomValues(new Uint8Array(codeLength))]
  dataset['supportCode'] = numbers.map((number) => letters.charAt(number % letters.length)).join('')
}
