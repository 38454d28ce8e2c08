import type { CDPSession, Page } from 'playwright'

const pagesWithoutSuggestions = new WeakSet<Page>()

/**
 * Stops the browser from suggesting passkeys in the input fields of `page`, from its next load on.
 * Otherwise the virtual fingerprint reader would choose a suggested passkey at once.
 */
export async function suppressPasskeySuggestions(page: Page): Promise<void> {
  if (pagesWithoutSuggestions.has(page)) return
  pagesWithoutSuggestions.add(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** Virtual authenticator of Chromium, which simulates a device with a fingerprint reader. */
export class VirtualFingerprintReader {
  /**
   * Adds a virtual fingerprint reader to the browser page `page`. The page can use the reader from its
   * next load on.
   */
  static async addToPage(page: Page): Promise<VirtualFingerprintReader> {
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
    private readonly debuggingSession: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** Puts a finger on the fingerprint reader. From now on, requests for a passkey succeed. */
  async putFingerOn(): Promise<void> {
    await this.setPresence({ enabled: true })
  }

  /** Takes the finger off the fingerprint reader. From now on, requests for a passkey wait. */
  async takeFingerOff(): Promise<void> {
    await this.setPresence({ enabled: false })
  }

  /**
   * Makes the fingerprint reader reject the finger. The browser reports this as if the customer had
   * cancelled.
   */
  async rejectFinger(): Promise<void> {
    const { authenticatorId } = this
    await this.debuggingSession.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  }

  /** Returns the ids of the passkeys stored on the virtual device, from the oldest to the newest. */
  async storedCredentialIds(): Promise<readonly string[]> {
    const { authenticatorId } = this
    const { credentials } = await this.debuggingSession.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials.map(({ credentialId }) => credentialId)
  }

  async deleteCredential(credentialId: string): Promise<void> {
    const { authenticatorId } = this
    await this.debuggingSession.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
  }

  async removeFromPage(): Promise<void> {
    await this.debuggingSession.send('WebAuthn.disable')
    await this.debuggingSession.detach()
  }

  private async setPresence({ enabled }: { readonly enabled: boolean }): Promise<void> {
    const { authenticatorId } = this
    await this.debuggingSession.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}
