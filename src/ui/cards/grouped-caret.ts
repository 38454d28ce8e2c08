/**
 * Returns how many digits of the text are before the caret. Returns Infinity if the caret is at the end of
 * the text, so that the caret stays at the end after spaces are added.
 */
export function countDigitsBeforeCaret(text: string, caret: number | null): number {
  if (caret === null || caret === text.length) return Infinity
  return text.slice(0, caret).replaceAll(/\D/g, '').length
}

/**
 * Returns the position of the caret after the first `digits` digits of a number that is written in groups,
 * such as `4517 6500`.
 */
export function caretPositionAfterDigits(grouped: string, digits: number): number {
  let seen = 0
  for (let position = 0; position < grouped.length; position += 1) {
    if (seen === digits) return position
    if (/\d/.test(grouped.charAt(position))) seen += 1
  }
  return grouped.length
}
