/** Converts an ECDSA signature from two adjacent numbers to ASN.1, as devices send it. */
export function derSignature(raw: Uint8Array): Uint8Array {
  const half = raw.length / 2
  const numbers = [...derInteger(raw.slice(0, half)), ...derInteger(raw.slice(half))]
  return new Uint8Array([0x30, numbers.length, ...numbers])
}

/** Returns the number without leading zeros, except one if it would otherwise be negative. */
function derInteger(bytes: Uint8Array): readonly number[] {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = Array.from(bytes.slice(start))
  const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits
  return [0x02, positive.length, ...positive]
}
