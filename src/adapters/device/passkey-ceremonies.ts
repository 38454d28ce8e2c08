import {
  browserSupportsWebAuthn,
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { PasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  AuthenticatorFailure,
  CreatedPasskey,
  PasskeyCreateRequest,
  PasskeyPromptMode,
  PasskeySignRequest,
  PasskeySignature,
} from '@/application/access/passkey-authenticator.port'
import { passkeyCreationOptions, passkeySignInOptions } from './passkey-options'

export async function createPasskey(
  creation: PasskeyCreateRequest,
): Promise<Result<CreatedPasskey, AuthenticatorFailure>> {
  const created = await runCancellable(creation.signal, () =>
    startRegistration({ optionsJSON: passkeyCreationOptions(creation) }),
  )
  if (!created.ok) return created
  const { id, response } = created.value
  return success({
    credentialId: id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
  })
}

export async function signWithPasskey(
  question: PasskeySignRequest,
  mode: PasskeyPromptMode,
): Promise<Result<PasskeySignature, AuthenticatorFailure>> {
  const signed = await runCancellable(question.signal, () =>
    startAuthentication({
      optionsJSON: passkeySignInOptions(question),
      useBrowserAutofill: mode === 'conditional',
    }),
  )
  if (!signed.ok) return signed
  const { id, response } = signed.value
  return success({
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  })
}

/**
 * Tells the browser which passkeys of the customer were removed, so that the browser no longer offers them. A
 * browser without this function, or a device that refuses it, keeps offering removed passkeys. When one
 * passkey was removed, only that one is named: a list of those left deletes from the device every passkey
 * that is missing from it, and the portal's list may be incomplete or out of date.
 */
export async function signalRemovedPasskeys(userId: string, removal: PasskeyRemoval): Promise<void> {
  const rpID = location.hostname
  await sendSignal(
    removal.kind === 'remove-passkey'
      ? { signalName: 'unknownCredential', rpID, credentialID: removal.passkeyId }
      : { signalName: 'allAcceptedCredentials', rpID, userID: userId, allAcceptedCredentialIDs: [] },
  ).catch(() => undefined)
}

/**
 * Runs one passkey request until it ends or is cancelled. The browser allows only one passkey request at a
 * time.
 */
async function runCancellable<Answer>(
  signal: AbortSignal,
  begin: () => Promise<Answer>,
): Promise<Result<Answer, AuthenticatorFailure>> {
  if (!browserSupportsWebAuthn()) return failure({ kind: 'not-supported' })
  if (signal.aborted) return failure({ kind: 'cancelled' })
  const callOff = (): void => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', callOff)
  try {
    return success(await begin())
  } catch (error) {
    return failure(toAuthenticatorFailure(error))
  } finally {
    signal.removeEventListener('abort', callOff)
  }
}

/**
 * Converts an error of the browser's passkey request to the failure that the portal uses. A timeout and a
 * refusal by the customer become the same failure (`cancelled`), because browsers deliberately give both the
 * same error name. Source: ACC-15.
 */
export function toAuthenticatorFailure(error: unknown): AuthenticatorFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return { kind: 'cancelled' }
  if (name === 'NotSupportedError') return { kind: 'not-supported' }
  return { kind: 'failed' }
}
