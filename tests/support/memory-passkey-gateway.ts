import { success, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { CreatedPasskey } from '@/application/access/passkey-authenticator.port'
import type {
  LoginChallenge,
  PasskeyLoginAttempt,
  PasskeyGateway,
  RegistrationChallenge,
} from '@/application/access/passkey.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

type GatewayAnswer<Value> = Result<Value, GatewayFailure> | Promise<Result<Value, GatewayFailure>>

/**
 * In-memory gateway for passkeys. A test can replace each of its answers with a failure or with an
 * answer that stays pending.
 */
export class MemoryPasskeyGateway implements PasskeyGateway {
  hasPasskeyAnswer: GatewayAnswer<boolean> = success(false)
  registrationChallengeAnswer: GatewayAnswer<RegistrationChallenge> = success({
    challenge: 'abcd',
    userId: 'efgh',
  })
  registerPasskeyAnswer: GatewayAnswer<void> = success()
  loginChallengeAnswer: GatewayAnswer<LoginChallenge> = success({ challenge: 'abcd', credentialIds: [] })
  deletePasskeysAnswer: GatewayAnswer<void> = success()
  /**
   * Texts that describe the method calls that the gateway received, in order, such as `challenge for`
   * and a tax id.
   */
  readonly receivedCalls: string[] = []

  constructor(public loginAnswer: GatewayAnswer<Session>) {}

  async hasPasskey(taxId: string) {
    this.receivedCalls.push(`passkeys of ${taxId}`)
    return this.hasPasskeyAnswer
  }

  async registrationChallenge() {
    this.receivedCalls.push('registration challenge')
    return this.registrationChallengeAnswer
  }

  async registerPasskey({ credentialId }: CreatedPasskey) {
    this.receivedCalls.push(`register ${credentialId}`)
    return this.registerPasskeyAnswer
  }

  async loginChallenge(taxId: string) {
    this.receivedCalls.push(`challenge for ${taxId}`)
    return this.loginChallengeAnswer
  }

  async logIn({ taxId, signature }: PasskeyLoginAttempt) {
    this.receivedCalls.push(`enter ${taxId} with ${signature.credentialId}`)
    return this.loginAnswer
  }

  async deleteAllPasskeys(taxId: string) {
    this.receivedCalls.push(`delete the passkeys of ${taxId}`)
    return this.deletePasskeysAnswer
  }
}
