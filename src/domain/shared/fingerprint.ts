/**
 * Returns a hash of the given names, from which a reader cannot tell the names. The same names with the
 * same salt give the same hash. A person who calculates the hash of every possible name can still find
 * the names. Source: GEN-11.
 */
export function calculateHash(salt: string, ...names: readonly string[]): string {
  const text = JSON.stringify([salt, ...names])
  return hash(text, fnvOffsetBasis) + hash(text, 0x9e_37_79_b9)
}

/**
 * Returns the first half of a fingerprint (a hash of names). Used where thousands of values have to
 * share each hash, so that the hash identifies none of them.
 */
export function calculateShortHash(salt: string, ...names: readonly string[]): string {
  return hash(JSON.stringify([salt, ...names]), fnvOffsetBasis)
}

const fnvOffsetBasis = 0x81_1c_9d_c5

/** Returns the FNV-1a hash of the text's UTF-16 units, starting from the given value. */
function hash(text: string, beginning: number): string {
  let sum = beginning
  for (let position = 0; position < text.length; position += 1)
    sum = Math.imul(sum ^ text.charCodeAt(position), 0x01_00_01_93)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
