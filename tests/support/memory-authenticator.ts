import type { PasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  AuthenticatorFailure,
  CreatedPasskey,
  PasskeyAuthenticator,
  PasskeyCreateRequest,
  PasskeyPromptMode,
  PasskeySignRequest,
  PasskeySignature,
} from '@/application/access/passkey-authenticator.port'
import { encodeCbor } from './cbor'

interface StoredPasskey {
  readonly id: string
  readonly keyPair: CryptoKeyPair
}

const userPresentFlag = 0x01
const userVerifiedFlag = 0x04
const attestedCredentialFlag = 0x40
const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/**
 * What happens when the device asks for a fingerprint: the person agrees, cancels or does nothing yet
 * (`waits`), or the device fails (`breaks`).
 */
type FingerprintRequestReaction = 'agrees' | 'cancels' | 'breaks' | 'waits'

/**
 * In-memory device with a fingerprint reader that creates passkeys and signs with them. Keys and
 * signatures are real (ES256).
 */
export class MemoryAuthenticator implements PasskeyAuthenticator {
  hasPasskeySupport = false
  /** True if the device gives no answer when the portal asks whether it supports passkeys. */
  leavesSupportUnanswered = false
  suggestsPasskeys = false
  fingerprintReaction: FingerprintRequestReaction = 'agrees'
  /** Origin of the page. The browser includes it in the data that the passkey signs. */
  origin = 'https://portal.invalid'
  /** True if the device reports that it has verified the person, for example by fingerprint. */
  verifiesUser = true
  /**
   * Texts that describe the requests that the device received from the portal, in order, such as `create
   * for` and a user name.
   */
  readonly receivedRequests: string[] = []
  /** Number of passkeys and signatures that the device is creating at this moment. */
  pendingCount = 0
  private storedPasskeys: readonly StoredPasskey[] = []

  isSupported(): Promise<boolean> {
    return this.leavesSupportUnanswered
      ? new Promise(() => undefined)
      : Promise.resolve(this.hasPasskeySupport)
  }

  supportsPasskeySuggestions(): Promise<boolean> {
    return Promise.resolve(this.hasPasskeySupport && this.suggestsPasskeys)
  }

  async createPasskey(creation: PasskeyCreateRequest): Promise<Result<CreatedPasskey, AuthenticatorFailure>> {
    this.receivedRequests.push(`create for ${creation.userName}`)
    const refused = await this.failureOfReaction(creation.signal)
    if (refused) return failure(refused)
    return success(await this.countWhilePending(() => this.createKey(creation.challenge)))
  }

  async signChallenge(
    question: PasskeySignRequest,
    mode: PasskeyPromptMode,
  ): Promise<Result<PasskeySignature, AuthenticatorFailure>> {
    this.receivedRequests.push(`get ${mode}`)
    const refused = await this.failureOfReaction(question.signal)
    if (refused) return failure(refused)
    // In a field's suggestions it offers every key that it has for the site.
    const wanted = (key: StoredPasskey) => mode === 'conditional' || question.credentialIds.includes(key.id)
    const key = this.storedPasskeys.findLast(wanted)
    return key
      ? success(await this.countWhilePending(() => this.signWithKey(key, question.challenge)))
      : failure({ kind: 'cancelled' })
  }

  signalRemovedPasskeys(_userId: string, removal: PasskeyRemoval): Promise<void> {
    this.receivedRequests.push(`signal ${removal.kind}`)
    if (removal.kind === 'remove-passkey') this.deleteCredential(removal.passkeyId)
    else this.storedPasskeys = []
    return Promise.resolve()
  }

  /** Returns the ids of the passkeys on the device. */
  storedCredentialIds(): readonly string[] {
    return this.storedPasskeys.map(({ id }) => id)
  }

  deleteCredential(credentialId: string): void {
    this.storedPasskeys = this.storedPasskeys.filter(({ id }) => id !== credentialId)
  }

  private async failureOfReaction(signal: AbortSignal): Promise<AuthenticatorFailure | undefined> {
    if (!this.hasPasskeySupport) return { kind: 'not-supported' }
    if (this.fingerprintReaction === 'waits')
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    if (signal.aborted || this.fingerprintReaction === 'cancels') return { kind: 'cancelled' }
    return this.fingerprintReaction === 'breaks' ? { kind: 'failed' } : undefined
  }

  private async createKey(challenge: string): Promise<CreatedPasskey> {
    const keyPair = await crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify'])
    const id = crypto.getRandomValues(new Uint8Array(16))
    this.storedPasskeys = [...this.storedPasskeys, { id: base64Url(id), keyPair }]
    return {
      credentialId: base64Url(id),
      clientData: this.clientData('webauthn.create', challenge),
      attestation: base64Url(await this.attestation(id, keyPair.publicKey)),
    }
  }

  private async countWhilePending<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.pendingCount += 1
    return work().finally(() => {
      this.pendingCount -= 1
    })
  }

  private async signWithKey(key: StoredPasskey, challenge: string): Promise<PasskeySignature> {
    const clientData = this.clientData('webauthn.get', challenge)
    const authenticatorData = await this.authenticatorData(0)
    const signed = concatenatedBytes(authenticatorData, await sha256(bytesOfBase64Url(clientData)))
    const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key.keyPair.privateKey, signed)
    return {
      credentialId: key.id,
      clientData,
      authenticatorData: base64Url(authenticatorData),
      signature: base64Url(concatenatedBytes(derSignature(new Uint8Array(raw)))),
    }
  }

  private clientData(type: string, challenge: string): string {
    return base64Url(
      bytesOfText(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })),
    )
  }

  private async authenticatorData(moreFlags: number): Promise<Uint8Array<ArrayBuffer>> {
    const hostname = new TextEncoder().encode(new URL(this.origin).hostname)
    const flags = userPresentFlag | (this.verifiesUser ? userVerifiedFlag : 0) | moreFlags
    return concatenatedBytes(await sha256(hostname), new Uint8Array([flags, 0, 0, 0, 0]))
  }

  private async attestation(id: Uint8Array, key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
    const authData = concatenatedBytes(
      await this.authenticatorData(attestedCredentialFlag),
      new Uint8Array(16),
      new Uint8Array([0, id.length]),
      id,
      await coseKey(key),
    )
    const statement = new Map<string, string>()
    const object = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', statement],
      ['authData', authData],
    ])
    return concatenatedBytes(encodeCbor(object))
  }
}

/**
 * Encodes a public key as COSE (RFC 9052). The fields are the key type (1) elliptic curve (2), the algorithm
 * (3) ES256 (-7), the curve (-1) P-256 (1), and the coordinates x (-2) and y (-3).
 */
async function coseKey(key: CryptoKey): Promise<Uint8Array> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  const fields = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOfBase64Url(x)],
    [-3, bytesOfBase64Url(y)],
  ])
  return encodeCbor(fields)
}

async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
}

function concatenatedBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function bytesOfBase64Url(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

/** Converts an ECDSA signature from two adjacent numbers to ASN.1, as devices send it. */
function derSignature(raw: Uint8Array): Uint8Array {
  const half = raw.length / 2
  const numbers = [...derInteger(raw.slice(0, half)), ...derInteger(raw.slice(half))]
  return new Uint8Array([0x30, numbers.length, ...numbers])
}

/**
 * Encodes a positive number as an ASN.1 integer: without leading zeros, except one if it would otherwise be
 * negative.
 */
function derInteger(bytes: Uint8Array): readonly number[] {
  const start = bytes.findIndex((byte) => byte !== 0)
  const digits = Array.from(bytes.slice(start))
  const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits
  return [0x02, positive.length, ...positive]
}
