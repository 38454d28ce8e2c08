import { success, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { CreatedPasskey } from '@/application/access/passkey-authenticator.port'
import type {
  LoginChallenge,
  PasskeyAttempt,
  PasskeyGateway,
  RegistrationChallenge,
} from '@/application/access/passkey.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

type Answer<Value> = Result<Value, GatewayFailure> | Promise<Result<Value, GatewayFailure>>

/** An in-memory gateway of passkeys. Each answer can be replaced, also by a pending one. */
export class MemoryPasskeyGateway implements PasskeyGateway {
  registered: Answer<boolean> = success(false)
  registration: Answer<RegistrationChallenge> = success({ challenge: 'abcd', userId: 'efgh' })
  accepted: Answer<void> = success()
  login: Answer<LoginChallenge> = success({ challenge: 'abcd', credentialIds: [] })
  deleted: Answer<void> = success()
  /** The names of the calls made to the gateway, in order. */
  readonly asked: string[] = []

  constructor(public session: Answer<Session>) {}

  async isRegistered(taxId: string) {
    this.asked.push(`passkeys of ${taxId}`)
    return this.registered
  }

  async registrationChallenge() {
    this.asked.push('registration challenge')
    return this.registration
  }

  async register({ credentialId }: CreatedPasskey) {
    this.asked.push(`register ${credentialId}`)
    return this.accepted
  }

  async loginChallenge(taxId: string) {
    this.asked.push(`challenge for ${taxId}`)
    return this.login
  }

  async logIn({ taxId, signature }: PasskeyAttempt) {
    this.asked.push(`enter ${taxId} with ${signature.credentialId}`)
    return this.session
  }

  async deleteAll(taxId: string) {
    this.asked.push(`delete the passkeys of ${taxId}`)
    return this.deleted
  }
}
