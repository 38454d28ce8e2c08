import { failure, success, type Result } from '@/domain/shared/result'
import { parseJsonFields, type JsonFields } from './json-fields'

/**
 * The parts of a signed text: a compact JWS (RFC 7515) with ES256. The portal shows none of them before
 * it has verified the signature. Source: DOC-04.
 */
export interface SignedText {
  /** Id of the lender's key that signed this text, as the text's own header gives it. */
  readonly keyId: string
  readonly claims: JsonFields
  /** The part of the signed text that its signature covers. */
  readonly signedPart: string
  /** The signature: the two numbers of an ES256 signature, of 32 bytes each. */
  readonly signature: Uint8Array<ArrayBuffer>
}

/**
 * Why a text is not a signed certificate that the portal can read. `damaged`: the text is not a signed
 * text, it is damaged, or it contains a field twice. `other-algorithm`: it is not signed with ES256, or
 * not signed at all. `other-kind`: it is signed, but not a debt-free certificate. `unknown-extension`:
 * it requires an extension that the portal does not know.
 */
export type SignedTextProblem = 'damaged' | 'other-algorithm' | 'other-kind' | 'unknown-extension'

/** The type in the header of every debt-free certificate. Source: RFC 8725, 3.11. */
const certificateType = 'debt-free+jwt'
const signatureAlgorithm = 'ES256'
const signatureByteCount = 64

/**
 * Maximum number of characters of a signed text. The QR code that carries the text (error correction
 * level M) can hold only a few more. Source: DOC-04.
 */
const maxSignedTextLength = 2000

/**
 * Splits a signed text into its parts without verifying the signature. Keys that the text itself contains or
 * points to (`jwk`, `jku`, `x5c`, `x5u`) are ignored. Source: DOC-04.
 */
export function parseSignedText(text: string): Result<SignedText, SignedTextProblem> {
  if (text.length > maxSignedTextLength) return failure('damaged')
  const [header = '', claims = '', signature = '', ...rest] = text.split('.')
  const said = decodedFields(header)
  if (!said || rest.length > 0) return failure('damaged')
  if (said.get('alg') !== signatureAlgorithm) return failure('other-algorithm')
  if (said.get('typ') !== certificateType) return failure('other-kind')
  if (said.has('crit')) return failure('unknown-extension')
  const keyId = said.get('kid')
  const claimed = decodedFields(claims)
  const decodedSignature = decodedBytes(signature)
  if (typeof keyId !== 'string' || !claimed || decodedSignature?.length !== signatureByteCount)
    return failure('damaged')
  return success({ keyId, claims: claimed, signedPart: `${header}.${claims}`, signature: decodedSignature })
}

function decodedFields(part: string): JsonFields | undefined {
  const bytes = decodedBytes(part)
  try {
    return bytes && parseJsonFields(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * Decodes base64url without padding. Undefined if the text is not valid base64url, or if the decoded bytes,
 * encoded again, give another text.
 */
function decodedBytes(part: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(part)) return undefined
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    const encodedAgain = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    return encodedAgain === part ? Uint8Array.from(binary, (letter) => letter.charCodeAt(0)) : undefined
  } catch {
    return undefined
  }
}
