/**
 * A text that stands for some names without showing them: the same names with the same salt give the same text.
 * It keeps them from whoever looks, and not from whoever tries every name. Source: GEN-11.
 */
export function fingerprintOf(salt: string, ...names: readonly string[]): string {
  const text = JSON.stringify([salt, ...names])
  return hash(text, firstBeginning) + hash(text, 0x9e_37_79_b9)
}

/** The first half of that mark, for thousands of them. */
export function shortFingerprintOf(salt: string, ...names: readonly string[]): string {
  return hash(JSON.stringify([salt, ...names]), firstBeginning)
}

const firstBeginning = 0x81_1c_9d_c5

/** FNV-1a over UTF-16 units, from that beginning. */
function hash(text: string, beginning: number): string {
  let sum = beginning
  for (let position = 0; position < text.length; position += 1)
    sum = Math.imul(sum ^ text.charCodeAt(position), 0x01_00_01_93)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
