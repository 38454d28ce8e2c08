import type { PasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import type { Result } from '@/domain/shared/result'
import { definePort } from '@/application/shared/port'

/**
 * Why the device did not confirm the fingerprint or face. `cancelled`: the customer, a timeout or the
 * portal ended the request.
 */
export type AuthenticatorFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-supported' }
  | { readonly kind: 'failed' }

/**
 * How the browser offers the passkey: in a dialog (`modal`), or among the suggestions of an input field
 * (`conditional`).
 */
export type PasskeyPromptMode = 'modal' | 'conditional'

/**
 * What the device needs to create a passkey. Fields are in base64url unless their description says
 * otherwise.
 */
export interface PasskeyCreateRequest {
  readonly challenge: string
  readonly userId: string
  /** Plain text: the account name that the device lists for the passkey. */
  readonly userName: string
  /** Plain text: the name of the portal that the passkey is for. */
  readonly brandName: string
  readonly signal: AbortSignal
}

export interface PasskeySignRequest {
  readonly challenge: string
  readonly credentialIds: readonly string[]
  readonly signal: AbortSignal
}

export interface CreatedPasskey {
  readonly credentialId: string
  readonly clientData: string
  readonly attestation: string
}

export interface PasskeySignature {
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** The device's own check of who uses it: fingerprint, face or screen lock code. Source: ACC-28. */
export interface PasskeyAuthenticator {
  /** Returns whether this device has a built-in authenticator. */
  isSupported(): Promise<boolean>
  /** Returns whether passkeys can be offered among the suggestions of an input field. */
  supportsPasskeySuggestions(): Promise<boolean>
  createPasskey(creation: PasskeyCreateRequest): Promise<Result<CreatedPasskey, AuthenticatorFailure>>
  signChallenge(
    question: PasskeySignRequest,
    mode: PasskeyPromptMode,
  ): Promise<Result<PasskeySignature, AuthenticatorFailure>>
  /**
   * Tells the device which passkeys of the account were removed, so that the device no longer offers them.
   * Does nothing if the browser does not have this function. Source: ACC-39.
   */
  signalRemovedPasskeys(userId: string, removal: PasskeyRemoval): Promise<void>
}
export const PasskeyAuthenticator = definePort<PasskeyAuthenticator>('PasskeyAuthenticator')
