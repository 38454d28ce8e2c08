import { passkeysContract } from '@/adapters/contract/passkeys.contract'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import { valueOf, type PortalClient } from './portal-client'
import { martaTaxId } from './marta'

const neverCalledOff = new AbortController().signal

/** Marta's phone with a fingerprint reader, connected to a server. */
export class MartasPhone {
  readonly authenticator = new MemoryAuthenticator()

  constructor(private readonly portalClient: PortalClient) {
    this.authenticator.supported = true
    this.authenticator.origin = new URL(portalClient.lender.address).origin
  }

  /** Creates a passkey and registers it for the account. */
  async register() {
    const { client } = this.portalClient
    const row = passkeysContract.registrationChallenge
    const { challenge, userId } = valueOf(await client.send(row, { path: {} }))
    const created = valueOf(
      await this.authenticator.create({
        challenge,
        userId,
        userName: 'Marta Giménez',
        brandName: 'Luma Créditos',
        signal: neverCalledOff,
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

  /** Returns a signed challenge, which signs in once. */
  async signed() {
    const challenge = valueOf(await this.challenge())
    const signature = valueOf(
      await this.authenticator.sign(
        {
          challenge: challenge.challenge,
          credentialIds: this.authenticator.held(),
          signal: neverCalledOff,
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

  enter(body: Awaited<ReturnType<MartasPhone['signed']>>) {
    return this.portalClient.client.send(passkeysContract.authenticate, {
      path: { taxId: martaTaxId },
      query: { isAuthFromApp: 'false' },
      body,
    })
  }

  challenge() {
    return this.portalClient.client.send(passkeysContract.authenticationChallenge, {
      path: { taxId: martaTaxId },
    })
  }

  isRegistered() {
    return this.portalClient.client.send(passkeysContract.findRegistration, {
      path: { taxId: martaTaxId },
    })
  }

  deleteAll() {
    return this.portalClient.client.send(passkeysContract.deleteCredentials, {
      path: {},
      query: { taxId: martaTaxId },
    })
  }
}
