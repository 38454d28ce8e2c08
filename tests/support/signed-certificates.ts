import type { IssuerKey } from '@/domain/documents/issuer-key'

const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/** Pair of keys with which a test signs certificates as a lender does. */
interface SigningKey {
  readonly publicKey: IssuerKey
  readonly publicJwk: JsonWebKey
  readonly privateKey: CryptoKey
}

/** Claims (data) of a valid debt-free certificate for tests. */
export const jwtClaims = {
  iss: 'https://portal.example',
  iat: Date.parse('2026-11-23T14:05:00-03:00') / 1000,
  jti: 'c7f0a1d2e3b4958677081920',
  org: 'Luma Créditos S.A.',
  cuit: '30718945638',
  name: 'Gabriela Núñez',
  dni: '917',
  loans: ['40051184', '40063351'],
  asOf: '2026-11-23',
}

export const jwtHeader = { alg: 'ES256', typ: 'debt-free+jwt', kid: '2026-1' }

export async function createSigningKey(id = '2026-1'): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify'])
  const publicJwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const { x = '', y = '' } = publicJwk
  return { publicKey: { id, x, y }, publicJwk, privateKey: pair.privateKey }
}

/**
 * Returns a certificate with the given header and claims, signed with the private key. A header or
 * claims given as text are used as JSON without changes.
 */
export async function signCertificate(
  { privateKey }: Pick<SigningKey, 'privateKey'>,
  claims: object | string = jwtClaims,
  header: object | string = jwtHeader,
): Promise<string> {
  const signed = `${base64UrlJson(header)}.${base64UrlJson(claims)}`
  const hash = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(hash, privateKey, new TextEncoder().encode(signed))
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

/**
 * Returns a certificate signed with HMAC and a secret. An attacker who knows only the public key would
 * forge a certificate like this.
 */
export async function signCertificateWithHmac(
  secret: string,
  claims: object,
  header: object,
): Promise<string> {
  const signed = `${base64UrlJson(header)}.${base64UrlJson(claims)}`
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', bytes, hmac, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed))
  return `${signed}.${Buffer.from(signature).toString('base64url')}`
}

export function base64UrlJson(part: object | string): string {
  const json = typeof part === 'string' ? part : JSON.stringify(part)
  return Buffer.from(json).toString('base64url')
}
