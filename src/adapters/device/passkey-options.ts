import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type {
  PasskeyCreateRequest,
  PasskeySignRequest,
} from '@/application/access/passkey-authenticator.port'

const timeoutMilliseconds = 60_000

/** COSE ids of ES256 and RS256, in order of preference. */
const coseAlgorithmIds = [-7, -257]

/** Returns the options of the request to the browser for registering a passkey. Source: ACC-28. */
export function passkeyCreationOptions(
  creation: PasskeyCreateRequest,
): PublicKeyCredentialCreationOptionsJSON {
  return {
    challenge: creation.challenge,
    rp: { name: creation.brandName },
    user: { id: creation.userId, name: creation.userName, displayName: creation.userName },
    pubKeyCredParams: coseAlgorithmIds.map((alg) => ({ type: 'public-key', alg })),
    timeout: timeoutMilliseconds,
    attestation: 'none',
    authenticatorSelection: {
      authenticatorAttachment: 'platform',
      // Only a discoverable passkey can be suggested in an input field.
      residentKey: 'preferred',
      userVerification: 'required',
    },
  }
}

/** Returns the options of the request to the browser for signing in with a passkey. Source: ACC-28. */
export function passkeySignInOptions(question: PasskeySignRequest): PublicKeyCredentialRequestOptionsJSON {
  return {
    challenge: question.challenge,
    allowCredentials: question.credentialIds.map((id) => ({
      id,
      type: 'public-key',
      transports: ['internal'],
    })),
    timeout: timeoutMilliseconds,
    userVerification: 'required',
  }
}
