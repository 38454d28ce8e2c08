import type { Result } from '@/domain/shared/result'

/** How asking the device for a fingerprint or a face can fail. `cancelled`: by the customer, by time or by us. */
export type AuthenticatorFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-supported' }
  | { readonly kind: 'failed' }

/** How the browser offers the passkey: in a dialog, or among the suggestions of a field. */
export type PasskeyMode = 'modal' | 'conditional'

/** Texts are base64url unless a field says otherwise. */
export interface PasskeyCreation {
  readonly challenge: string
  readonly userId: string
  /** Plain text: whose passkey it is, as the device lists it. */
  readonly userName: string
  /** Plain text: whom the passkey is for. */
  readonly brandName: string
  readonly signal: AbortSignal
}

export interface PasskeyQuestion {
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

/** The device's own authentication: fingerprint, face or screen lock code. Source: ACC-28. */
export interface PasskeyAuthenticator {
  /** Whether this device has one of its own. */
  isSupported(): Promise<boolean>
  /** Whether it can wait among the suggestions of a field. */
  supportsConditional(): Promise<boolean>
  create(creation: PasskeyCreation): Promise<Result<CreatedPasskey, AuthenticatorFailure>>
  get(question: PasskeyQuestion, mode: PasskeyMode): Promise<Result<PasskeySignature, AuthenticatorFailure>>
}
export const PasskeyAuthenticator = Symbol('PasskeyAuthenticator')
