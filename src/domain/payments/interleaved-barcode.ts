/**
 * Returns whether the digits can be drawn as an Interleaved 2 of 5 barcode, which encodes digits in pairs. An
 * odd number of digits is not padded, because the padded code would be that of another payment. Source:
 * PAY-08.
 */
export function canBeInterleavedBarcode(digits: string): boolean {
  return /^(?:\d\d)+$/.test(digits)
}
