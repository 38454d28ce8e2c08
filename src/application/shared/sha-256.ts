/** Returns the SHA-256 hash of a text in UTF-8, as hexadecimal digits. Undefined on a page without https. */
export async function sha256(text: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle
  if (subtle === undefined) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
