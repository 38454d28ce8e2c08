const maskCharacter = '*'
const shownHeadLength = 4
const shownTailLength = 2
/**
 * Matches a phone number that the lender has already masked: at most 4 digits visible at each end, at least
 * three hidden.
 */
const maskedPhonePattern = /^\d{0,4}\*{3,}\d{0,4}$/

/**
 * Masks a phone number so that only its owner recognises it: first 4 digits, asterisks, last 2, as in
 * `1145****01`. A number that the lender already masked keeps its mask, unless more than 4 digits are
 * visible at one end. A number too short to hide at least one digit is hidden completely. Source: ACC-10.
 */
export function maskedPhone(phone: string): string {
  const places = phone.replaceAll(/[^\d*]/g, '')
  if (maskedPhonePattern.test(places)) return places
  const hidden = places.length - shownHeadLength - shownTailLength
  if (hidden < 1) return maskCharacter.repeat(places.length)
  return places.slice(0, shownHeadLength) + maskCharacter.repeat(hidden) + places.slice(-shownTailLength)
}
