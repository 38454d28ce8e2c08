/**
 * Values that `encodeCbor` can encode: only the kinds of CBOR value that occur in the attestation of a
 * passkey.
 */
type CborValue = number | string | Uint8Array | ReadonlyMap<string | number, CborValue>

const unsigned = 0
const negative = 1
const byteString = 2
const textString = 3
const map = 5

/** Encodes a value as CBOR. Source: RFC 8949. */
export function encodeCbor(value: CborValue): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytesOf(value))
}

function bytesOf(value: CborValue): readonly number[] {
  if (typeof value === 'number') return value < 0 ? head(negative, -1 - value) : head(unsigned, value)
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value)
    return [...head(textString, text.length), ...text]
  }
  if (value instanceof Uint8Array) return [...head(byteString, value.length), ...value]
  return [...head(map, value.size), ...[...value].flatMap((entry) => entry.flatMap(bytesOf))]
}

/**
 * Returns the first bytes of a CBOR value: its kind and size. The size is in the first byte, or in one
 * or two more bytes.
 */
function head(kind: number, size: number): readonly number[] {
  const first = kind << 5
  if (size < 24) return [first | size]
  return size < 256 ? [first | 24, size] : [first | 25, size >> 8, size & 255]
}
