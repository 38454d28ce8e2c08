/**
 * Why a cellphone number that the customer typed is not valid. The portal checks this before it sends
 * the number to the lender. Source: ACC-22.
 */
export type CellphoneProblem =
  | 'required'
  | 'not-digits'
  | 'too-long'
  | 'leading-zero'
  | 'mobile-prefix'
  | 'country-prefix'
  | 'length'

const maxCellphoneDigits = 12
/** Minimum number of digits of an Argentine cellphone number, area code included. */
const minCellphoneDigits = 10

/**
 * Matches cellphone numbers that contain the mobile prefix 15: with no area code before it, or between the
 * area code and the number. After 11, the only area code of 2 digits, 15 is always the prefix, since no
 * Buenos Aires number begins with 15. After an area code of 3 or 4 digits, only the length of the number
 * distinguishes the prefix.
 */
const mobilePrefixPattern = /^(15\d*|1115\d*|\d{3}15\d{7}|\d{4}15\d{6})$/

/**
 * Removes everything but digits from a cellphone number while the customer types it, and cuts it to 12
 * digits. Source: ACC-22, GEN-03.
 */
export function normalizedCellphone(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, maxCellphoneDigits)
}

/**
 * Matches the country code 54 before a number of ten digits. Only the length distinguishes it from an area
 * code.
 */
const countryPrefixPattern = /^54(?=\d{10}$)/

/**
 * Returns what is wrong with a cellphone number, or undefined if it is valid: 10 to 12 digits, the area code
 * without its 0 and the number without 15. A number that begins with 549 is reported as `country-prefix`.
 * Source: ACC-22.
 */
export function cellphoneProblem(cellphone: string): CellphoneProblem | undefined {
  if (cellphone.trim() === '') return 'required'
  if (!/^\d+$/.test(cellphone)) return 'not-digits'
  if (cellphone.length > maxCellphoneDigits) return 'too-long'
  if (cellphone.startsWith('0')) return 'leading-zero'
  if (cellphone.startsWith('549')) return 'country-prefix'
  if (mobilePrefixPattern.test(cellphone.replace(countryPrefixPattern, ''))) return 'mobile-prefix'
  return cellphone.length < minCellphoneDigits ? 'length' : undefined
}
