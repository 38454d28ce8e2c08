import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { successValueOrThrow, type PortalClient } from './portal-client'
import { martaTaxId } from './marta'

const neverAbortedSignal = new AbortController().signal

/** Marta's phone with a fingerprint reader, connected to a lender's server. */
export class MartasPasskeyPhone {
  readonly authenticator = new MemoryAuthenticator()

  constructor(private readonly portalClient: PortalClient) {
    this.authenticator.hasPasskeySupport = true
    this.authenticator.origin = new URL(portalClient.lender.apiAddress).origin
  }

  /** Creates a passkey on the phone and registers it with the lender for Marta's account. */
  async createAndRegisterPasskey() {
    const { client } = this.portalClient
    const call = passkeysContract.registrationChallenge
    const { challenge, userId } = successValueOrThrow(await client.send(call, { path: {} }))
    const created = successValueOrThrow(
      await this.authenticator.createPasskey({
        challenge,
        userId,
        userName: 'Marta Giménez',
        brandName: 'Luma Créditos',
        signal: neverAbortedSignal,
      }),
    )
    return client.send(passkeysContract.register, {
      path: {},
      body: {
        id: created.credentialId,
        clientDataJSONEncoded: created.clientData,
        attestationObjectEncoded: created.attestation,
      },
    })
  }

  /**
   * Requests a login challenge from the lender and signs it with the passkey of the phone. Returns the
   * signature, which is valid for one login.
   */
  async requestAndSignLoginChallenge() {
    const challenge = successValueOrThrow(await this.requestLoginChallenge())
    const signature = successValueOrThrow(
      await this.authenticator.signChallenge(
        {
          challenge: challenge.challenge,
          credentialIds: this.authenticator.storedCredentialIds(),
          signal: neverAbortedSignal,
        },
        'modal',
      ),
    )
    return {
      id: signature.credentialId,
      clientDataJSONEncoded: signature.clientData,
      authenticatorDataEncoded: signature.authenticatorData,
      signatureEncoded: signature.signature,
    }
  }

  logInWithPasskey(body: Awaited<ReturnType<MartasPasskeyPhone['requestAndSignLoginChallenge']>>) {
    return this.portalClient.client.send(passkeysContract.authenticate, {
      path: { taxId: martaTaxId },
      query: { isAuthFromApp: 'false' },
      body,
    })
  }

  requestLoginChallenge() {
    return this.portalClient.client.send(passkeysContract.authenticationChallenge, {
      path: { taxId: martaTaxId },
    })
  }

  askLenderForRegisteredPasskey() {
    return this.portalClient.client.send(passkeysContract.findRegistration, {
      path: { taxId: martaTaxId },
    })
  }

  deletePasskeys() {
    return this.portalClient.client.send(passkeysContract.deleteCredentials, {
      path: {},
      query: { taxId: martaTaxId },
    })
  }
}
