import type { CDPSession, Page } from 'playwright'

const withoutSuggestions = new WeakSet<Page>()

/**
 * Makes `page` offer no passkeys in fields from its next load on, because the virtual authenticator would
 * choose one at once.
 */
export async function suppressPasskeySuggestions(page: Page): Promise<void> {
  if (withoutSuggestions.has(page)) return
  withoutSuggestions.add(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** The browser's virtual authenticator: a device with a fingerprint reader. */
export class VirtualFingerprintReader {
  /** Adds it to `page` from its next load on. */
  static async addTo(page: Page): Promise<VirtualFingerprintReader> {
    const debugging = await page.context().newCDPSession(page)
    await debugging.send('WebAuthn.enable')
    const { authenticatorId } = await debugging.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new VirtualFingerprintReader(debugging, authenticatorId)
  }

  private constructor(
    private readonly debugging: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** Puts a finger on the fingerprint reader, so that the next request succeeds. */
  async putFingerOn(): Promise<void> {
    await this.setPresence({ enabled: true })
  }

  /** Takes the finger off the fingerprint reader, so that requests wait. */
  async takeFingerOff(): Promise<void> {
    await this.setPresence({ enabled: false })
  }

  /** Makes user verification fail, which the browser reports like a cancellation. */
  async cancelRequests(): Promise<void> {
    const { authenticatorId } = this
    await this.debugging.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  }

  /** Returns the ids of the reader's passkeys, oldest first. */
  async heldCredentialIds(): Promise<readonly string[]> {
    const { authenticatorId } = this
    const { credentials } = await this.debugging.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials.map(({ credentialId }) => credentialId)
  }

  async loseCredential(credentialId: string): Promise<void> {
    const { authenticatorId } = this
    await this.debugging.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
  }

  async remove(): Promise<void> {
    await this.debugging.send('WebAuthn.disable')
    await this.debugging.detach()
  }

  private async setPresence({ enabled }: { readonly enabled: boolean }): Promise<void> {
    const { authenticatorId } = this
    await this.debugging.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}
