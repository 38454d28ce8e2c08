/**
 * Returns whether the digits can be drawn as an Interleaved 2 of 5 barcode, which encodes them in pairs. An
 * odd number of digits is not padded, since that would be the code of another payment. Source: PAY-08.
 */
export function isInterleavedBarcode(digits: string): boolean {
  return /^(?:\d\d)+$/.test(digits)
}
