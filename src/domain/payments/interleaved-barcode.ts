/**
 * Returns whether the digits can be drawn as an Interleaved 2 of 5 barcode, which encodes digits in
 * pairs. False for an odd number of digits: with a digit added, the barcode would stand for another
 * payment. Source: PAY-08.
 */
export function canBeInterleavedBarcode(digits: string): boolean {
  return /^(?:\d\d)+$/.test(digits)
}
