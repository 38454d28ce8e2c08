/**
 * Values that `encodeCbor` can encode: only the kinds of CBOR value that occur in the attestation of a
 * passkey.
 */
type CborValue = number | string | Uint8Array | ReadonlyMap<string | number, CborValue>

const unsignedKind = 0
const negativeKind = 1
const byteStringKind = 2
const textStringKind = 3
const mapKind = 5

/** Encodes a value as CBOR. Source: RFC 8949. */
export function encodeCbor(value: CborValue): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encodedBytesOf(value))
}

function encodedBytesOf(value: CborValue): readonly number[] {
  if (typeof value === 'number')
    return value < 0 ? headBytes(negativeKind, -1 - value) : headBytes(unsignedKind, value)
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value)
    return [...headBytes(textStringKind, text.length), ...text]
  }
  if (value instanceof Uint8Array) return [...headBytes(byteStringKind, value.length), ...value]
  return [...headBytes(mapKind, value.size), ...[...value].flatMap((entry) => entry.flatMap(encodedBytesOf))]
}

/**
 * Returns the first bytes of a CBOR value: its kind and size. The size is in the first byte, or in one
 * or two more bytes.
 */
function headBytes(kind: number, size: number): readonly number[] {
  const first = kind << 5
  if (size < 24) return [first | size]
  return size < 256 ? [first | 24, size] : [first | 25, size >> 8, size & 255]
}
