import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { SignedText } from '@/domain/documents/signed-text'

/**
 * Returns whether this browser can verify signatures. Browsers can do so only on pages with https and on
 * localhost.
 */
export function canVerifySignatures(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * Returns whether the signature was made with the given key. False if the key is not a point of the curve
 * P-256. Source: DOC-04.
 */
export async function isSignatureValid(
  { x, y }: IssuerKey,
  { signedPart, signature }: SignedText,
): Promise<boolean> {
  const { subtle } = globalThis.crypto
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  try {
    const key = await subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, ['verify'])
    const hash = { name: 'ECDSA', hash: 'SHA-256' }
    return await subtle.verify(hash, key, signature, new TextEncoder().encode(signedPart))
  } catch {
    return false
  }
}
