const mask = '*'
const shownHead = 4
const shownTail = 2

/**
 * A phone by which its owner knows it and nobody else does: its first 4 digits, asterisks, its last 2: `1145****01`.
 * One that came masked stays; one too short to hide a digit between both ends is hidden whole.
 * Source: ACC-10.
 */
export function maskedPhone(phone: string): string {
  if (phone.includes(mask)) return phone
  const digits = phone.replaceAll(/\D/g, '')
  const hidden = digits.length - shownHead - shownTail
  if (hidden < 1) return mask.repeat(digits.length)
  return digits.slice(0, shownHead) + mask.repeat(hidden) + digits.slice(-shownTail)
}
