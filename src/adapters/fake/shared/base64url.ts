/** Encodes a text in base64url, for use in a link. */
export function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes a text from base64url; undefined if it is not valid base64url. */
export function fromBase64Url(letters: string): string | undefined {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (letter) => letter.charCodeAt(0)),
    )
  } catch {
    return undefined
  }
}
