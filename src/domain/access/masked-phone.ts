const mask = '*'
const shownHead = 4
const shownTail = 2
/** As lenders mask: no more than 4 digits at either end, and not just one or two hidden. */
const cameMasked = /^\d{0,4}\*{3,}\d{0,4}$/

/**
 * A phone by which its owner knows it and nobody else does: its first 4 digits, asterisks, its last 2: `1145****01`.
 * One that came masked stays, unless it shows more than that or hides almost nothing; one too short to hide a digit
 * between both ends is hidden whole. Source: ACC-10.
 */
export function maskedPhone(phone: string): string {
  const places = phone.replaceAll(/[^\d*]/g, '')
  if (cameMasked.test(places)) return places
  const hidden = places.length - shownHead - shownTail
  if (hidden < 1) return mask.repeat(places.length)
  return places.slice(0, shownHead) + mask.repeat(hidden) + places.slice(-shownTail)
}
