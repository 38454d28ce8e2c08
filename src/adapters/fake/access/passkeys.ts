import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { PasskeySignInAnswer, PasskeyRegistrationAnswer } from './passkey-verification'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { PasskeyChallengeRecord, CustomerRecord, PasskeyRecord } from '@/adapters/fake/shared/records'
import type { FakeDataStore } from '@/adapters/fake/store'

const challengeLifetimeMilliseconds = 5 * 60_000

/**
 * The passkeys of all accounts, and the challenges that are not signed yet. A challenge can be used
 * once, by one customer.
 */
export class PasskeyRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
  ) {}

  findCustomerPasskeys(taxId: string): readonly PasskeyRecord[] {
    return this.store.passkeys.where({ taxId, revoked: false })
  }

  /**
   * Creates a challenge (a random text to sign) for a passkey of the customer, and returns the
   * challenge, which is valid base64url.
   */
  createChallenge(taxId: string, purpose: PasskeyChallengeRecord['purpose']): string {
    this.store.passkeyChallenges.deleteWhere((challenge) => challenge.expiresAt <= this.clock.now())
    const id = this.random.createToken()
    this.store.passkeyChallenges.insert({
      id,
      taxId,
      purpose,
      expiresAt: this.clock.now() + challengeLifetimeMilliseconds,
    })
    return id
  }

  /**
   * Checks the answer of a device that registers a new passkey, and adds the passkey to the account if
   * the answer is valid. Returns whether it is valid.
   */
  async register(
    customer: CustomerRecord,
    answer: PasskeyRegistrationAnswer,
    origin: string,
  ): Promise<boolean> {
    const challenge = this.takeChallenge(answer.clientDataJSON, customer.id, 'register')
    if (challenge === undefined || this.store.passkeys.find(answer.id)) return false
    const { verifyPasskeyRegistration } = await import('./passkey-verification')
    const key = await verifyPasskeyRegistration(answer, { challenge, origin })
    if (!key || this.store.passkeys.find(key.id)) return false
    this.store.passkeys.insert({
      ...key,
      taxId: customer.id,
      revoked: false,
      createdAt: this.clock.now(),
    })
    return true
  }

  /** Returns whether a sign-in signature is valid and was made with a passkey of this account. */
  async authenticate(taxId: string, answer: PasskeySignInAnswer, origin: string): Promise<boolean> {
    const challenge = this.takeChallenge(answer.clientDataJSON, taxId, 'authenticate')
    const passkey = this.findCustomerPasskeys(taxId).find(({ id }) => id === answer.id)
    if (challenge === undefined || passkey?.publicKey === undefined) return false
    const { verifyPasskeySignature } = await import('./passkey-verification')
    const key = { id: passkey.id, publicKey: passkey.publicKey, counter: passkey.counter }
    const counter = await verifyPasskeySignature(answer, key, { challenge, origin })
    if (counter === undefined) return false
    this.store.passkeys.change(passkey.id, { counter })
    return true
  }

  revoke(taxId: string, id: string): void {
    if (this.findCustomerPasskeys(taxId).some((passkey) => passkey.id === id))
      this.store.passkeys.change(id, { revoked: true })
  }

  revokeAll(taxId: string): void {
    for (const { id } of this.findCustomerPasskeys(taxId)) this.store.passkeys.change(id, { revoked: true })
  }

  /**
   * Returns and deletes the challenge that the device signed. Undefined if the challenge is unknown, has
   * expired, or belongs to another customer or purpose.
   */
  private takeChallenge(
    clientDataJSON: string,
    taxId: string,
    purpose: PasskeyChallengeRecord['purpose'],
  ): string | undefined {
    const id = readChallenge(clientDataJSON)
    const sent = id === undefined ? undefined : this.store.passkeyChallenges.find(id)
    if (sent?.taxId !== taxId || sent.purpose !== purpose) return undefined
    this.store.passkeyChallenges.deleteWhere((challenge) => challenge.id === sent.id)
    return this.clock.now() < sent.expiresAt ? sent.id : undefined
  }
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const clientData: unknown = JSON.parse(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof clientData !== 'object' || clientData === null || !('challenge' in clientData))
      return undefined
    return typeof clientData.challenge === 'string' ? clientData.challenge : undefined
  } catch {
    return undefined
  }
}
