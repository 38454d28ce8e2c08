/** How many digits stand before the caret. */
export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replaceAll(/\D/g, '').length
}

/** Where the caret stands after that many digits of a number in groups. */
export function caretAfter(grouped: string, digits: number): number {
  let seen = 0
  for (let position = 0; position < grouped.length; position += 1) {
    if (seen === digits) return position
    if (/\d/.test(grouped.charAt(position))) seen += 1
  }
  return grouped.length
}
