import type { CDPSession, Page } from 'playwright'

const withoutSuggestions = new WeakSet<Page>()

/**
 * From its next load on, `page` does not suggest passkeys at a field: the virtual authenticator would pick one at once,
 * as no person does.
 */
export async function suggestNoPasskeys(page: Page): Promise<void> {
  if (withoutSuggestions.has(page)) return
  withoutSuggestions.add(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}

/** The browser's own virtual authenticator: a device with a fingerprint reader. */
export class VirtualReader {
  /** `page` has it from its next load on. */
  static async on(page: Page): Promise<VirtualReader> {
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
    return new VirtualReader(debugging, authenticatorId)
  }

  private constructor(
    private readonly debugging: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** A finger rests on it: the next question is answered. */
  async touch(): Promise<void> {
    await this.setPresence({ enabled: true })
  }

  /** No finger is on it: questions wait. */
  async letGo(): Promise<void> {
    await this.setPresence({ enabled: false })
  }

  /** Whoever holds the device does not prove who they are, which the browser reports as calling it off. */
  async refuse(): Promise<void> {
    const { authenticatorId } = this
    await this.debugging.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  }

  /** The ids of the keys that it holds, oldest first. */
  async held(): Promise<readonly string[]> {
    const { authenticatorId } = this
    const { credentials } = await this.debugging.send('WebAuthn.getCredentials', { authenticatorId })
    return credentials.map(({ credentialId }) => credentialId)
  }

  async lose(credentialId: string): Promise<void> {
    const { authenticatorId } = this
    await this.debugging.send('WebAuthn.removeCredential', { authenticatorId, credentialId })
  }

  async takeAway(): Promise<void> {
    await this.debugging.send('WebAuthn.disable')
    await this.debugging.detach()
  }

  private async setPresence({ enabled }: { readonly enabled: boolean }): Promise<void> {
    const { authenticatorId } = this
    await this.debugging.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}
