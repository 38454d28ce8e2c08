/**
 * Returns a hash of the given names. The same names with the same salt give the same hash. A reader cannot
 * tell the names from the hash, unless they calculate the hashes of all possible names. Source: GEN-11.
 */
export function calculateHash(salt: string, ...names: readonly string[]): string {
  const text = JSON.stringify([salt, ...names])
  return fnv1aHash(text, fnvOffsetBasis) + fnv1aHash(text, 0x9e_37_79_b9)
}

/**
 * Returns the first half of what `calculateHash` returns. Used where thousands of values have to share each
 * hash, so that the hash identifies none of them.
 */
export function calculateShortHash(salt: string, ...names: readonly string[]): string {
  return fnv1aHash(JSON.stringify([salt, ...names]), fnvOffsetBasis)
}

const fnvOffsetBasis = 0x81_1c_9d_c5

/** Returns the FNV-1a hash of the text's UTF-16 units, starting from the given value. */
function fnv1aHash(text: string, beginning: number): string {
  let sum = beginning
  for (let position = 0; position < text.length; position += 1)
    sum = Math.imul(sum ^ text.charCodeAt(position), 0x01_00_01_93)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
