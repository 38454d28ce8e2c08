import type { PasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import { failure, type Result } from '@/domain/shared/result'
import type {
  AuthenticatorFailure,
  CreatedPasskey,
  PasskeyAuthenticator,
  PasskeyCreateRequest,
  PasskeyPromptMode,
  PasskeySignRequest,
  PasskeySignature,
} from '@/application/access/passkey-authenticator.port'

/** Creates and uses passkeys through the browser. The code for passkeys is loaded at first use. */
export class BrowserPasskeyAuthenticator implements PasskeyAuthenticator {
  async isSupported(): Promise<boolean> {
    try {
      return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
    } catch {
      return false
    }
  }

  async supportsPasskeySuggestions(): Promise<boolean> {
    try {
      return await PublicKeyCredential.isConditionalMediationAvailable()
    } catch {
      return false
    }
  }

  async createPasskey(creation: PasskeyCreateRequest): Promise<Result<CreatedPasskey, AuthenticatorFailure>> {
    const ceremonies = await loadPasskeyModule()
    return ceremonies ? ceremonies.createPasskey(creation) : failure({ kind: 'failed' })
  }

  async signChallenge(
    question: PasskeySignRequest,
    mode: PasskeyPromptMode,
  ): Promise<Result<PasskeySignature, AuthenticatorFailure>> {
    const ceremonies = await loadPasskeyModule()
    return ceremonies ? ceremonies.signWithPasskey(question, mode) : failure({ kind: 'failed' })
  }

  async signalRemovedPasskeys(userId: string, removal: PasskeyRemoval): Promise<void> {
    await (await loadPasskeyModule())?.signalRemovedPasskeys(userId, removal)
  }
}

function loadPasskeyModule() {
  return import('./passkey-ceremonies').catch(() => undefined)
}
