import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { CreatedPasskey } from '@/application/access/passkey-authenticator.port'
import type {
  LoginChallenge,
  PasskeyAttempt,
  PasskeyGateway,
  RegistrationChallenge,
} from '@/application/access/passkey.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'
import { toSession } from './session-mapper'

export class HttpPasskeyGateway implements PasskeyGateway {
  constructor(
    private readonly client: HttpClient,
    private readonly isStandalone: () => boolean,
  ) {}

  async isRegistered(taxId: Cuit): Promise<Result<boolean, GatewayFailure>> {
    const answer = await this.client.send('passkeys.findRegistration', passkeysContract.findRegistration, {
      path: { taxId },
    })
    return answer.ok ? success(answer.value.registered) : failure(toGatewayFailure(answer.failure))
  }

  async registrationChallenge(): Promise<Result<RegistrationChallenge, GatewayFailure>> {
    const answer = await this.client.send(
      'passkeys.registrationChallenge',
      passkeysContract.registrationChallenge,
      { path: {} },
    )
    return answer.ok ? answer : failure(toGatewayFailure(answer.failure))
  }

  async register(passkey: CreatedPasskey): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('passkeys.register', passkeysContract.register, {
      path: {},
      body: {
        id: passkey.credentialId,
        clientDataJSONEncoded: passkey.clientData,
        attestationObjectEncoded: passkey.attestation,
      },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }

  async loginChallenge(taxId: Cuit): Promise<Result<LoginChallenge, GatewayFailure>> {
    const answer = await this.client.send(
      'passkeys.authenticationChallenge',
      passkeysContract.authenticationChallenge,
      { path: { taxId } },
    )
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    return success({ challenge: answer.value.challenge, credentialIds: answer.value.credentialID })
  }

  async logIn({ taxId, signature }: PasskeyAttempt): Promise<Result<Session, GatewayFailure>> {
    const answer = await this.client.send('passkeys.authenticate', passkeysContract.authenticate, {
      path: { taxId },
      query: { isAuthFromApp: this.isStandalone() ? 'true' : 'false' },
      body: {
        id: signature.credentialId,
        clientDataJSONEncoded: signature.clientData,
        authenticatorDataEncoded: signature.authenticatorData,
        signatureEncoded: signature.signature,
      },
    })
    return answer.ok ? success(toSession(answer.value)) : failure(toGatewayFailure(answer.failure))
  }

  async deleteAll(taxId: Cuit): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('passkeys.deleteCredentials', passkeysContract.deleteCredentials, {
      path: {},
      query: { taxId },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }
}
