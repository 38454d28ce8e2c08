/**
 * Whether the digits can be drawn as Interleaved 2 of 5, which takes them in pairs.
 * An odd count is refused: padding it would draw the code of another payment.
 * Source: PAY-08.
 */
export function isInterleavedBarcode(digits: string): boolean {
  return /^(?:\d\d)+$/.test(digits)
}
