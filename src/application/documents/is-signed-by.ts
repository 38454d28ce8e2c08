import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { SignedText } from '@/domain/documents/signed-text'

/** Returns whether this browser can verify signatures. On a page without https it cannot. */
export function canVerifySignatures(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * Returns whether that key made the signature. A key that is no point of the curve has signed nothing.
 * Source: DOC-04.
 */
export async function isSignedBy({ x, y }: IssuerKey, { signed, signature }: SignedText): Promise<boolean> {
  const { subtle } = globalThis.crypto
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  try {
    const key = await subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, ['verify'])
    const hash = { name: 'ECDSA', hash: 'SHA-256' }
    return await subtle.verify(hash, key, signature, new TextEncoder().encode(signed))
  } catch {
    return false
  }
}
