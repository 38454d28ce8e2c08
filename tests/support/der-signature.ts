/** An ECDSA signature as devices write it: from the two numbers side by side to ASN.1. */
export function derSignature(raw: Uint8Array): Uint8Array {
  const half = raw.length / 2
  const numbers = [...derInteger(raw.slice(0, half)), ...derInteger(raw.slice(half))]
  return new Uint8Array([0x30, numbers.length, ...numbers])
}

/** Without leading zeros, but one where the number would else be negative. */
function derInteger(bytes: Uint8Array): readonly number[] {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = Array.from(bytes.slice(start))
  const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits
  return [0x02, positive.length, ...positive]
}
