import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { Session } from '@/domain/session/session'
import type { CreatedPasskey } from '@/application/access/passkey-authenticator.port'
import type {
  LoginChallenge,
  PasskeyLoginAttempt,
  PasskeyGateway,
  RegistrationChallenge,
} from '@/application/access/passkey.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { passkeysContract as calls } from '@/adapters/contract/passkeys.contract'
import type { HttpClient } from './http-client'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toSession } from './session-mapper'
import type { GatewayEnvironment } from './http-environment'

export class HttpPasskeyGateway extends HttpGateway implements PasskeyGateway {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'isStandalone'>,
  ) {
    super(client)
  }

  hasPasskey(taxId: Cuit): Promise<Result<boolean, GatewayFailure>> {
    return this.ask(calls.findRegistration, { path: { taxId } }, ({ registered }) => registered)
  }

  registrationChallenge(): Promise<Result<RegistrationChallenge, GatewayFailure>> {
    return this.ask(calls.registrationChallenge, {}, (challenge) => challenge)
  }

  registerPasskey(passkey: CreatedPasskey): Promise<Result<void, GatewayFailure>> {
    const body = {
      id: passkey.credentialId,
      clientDataJSONEncoded: passkey.clientData,
      attestationObjectEncoded: passkey.attestation,
    }
    return this.ask(calls.register, { body }, ignoreResponseBody)
  }

  loginChallenge(taxId: Cuit): Promise<Result<LoginChallenge, GatewayFailure>> {
    return this.ask(calls.authenticationChallenge, { path: { taxId } }, ({ challenge, credentialID }) => ({
      challenge,
      credentialIds: credentialID,
    }))
  }

  logIn({ taxId, signature }: PasskeyLoginAttempt): Promise<Result<Session, GatewayFailure>> {
    const query = { isAuthFromApp: this.environment.isStandalone() ? 'true' : 'false' } as const
    const body = {
      id: signature.credentialId,
      clientDataJSONEncoded: signature.clientData,
      authenticatorDataEncoded: signature.authenticatorData,
      signatureEncoded: signature.signature,
    }
    return this.ask(calls.authenticate, { path: { taxId }, query, body }, toSession)
  }

  deleteAllPasskeys(taxId: Cuit): Promise<Result<void, GatewayFailure>> {
    return this.ask(calls.deleteCredentials, { query: { taxId } }, ignoreResponseBody)
  }
}
