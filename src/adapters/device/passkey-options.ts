import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyQuestion } from '@/application/access/passkey-authenticator.port'

const timeoutMilliseconds = 60_000

/** COSE numbers of ES256 and RS256, in the order in which they are wanted. */
const algorithms = [-7, -257]

/** What the device is asked for to register. Source: ACC-28. */
export function creationOptions(creation: PasskeyCreation): PublicKeyCredentialCreationOptionsJSON {
  return {
    challenge: creation.challenge,
    rp: { name: creation.brandName },
    user: { id: creation.userId, name: creation.userName, displayName: creation.userName },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: timeoutMilliseconds,
    attestation: 'none',
    authenticatorSelection: {
      authenticatorAttachment: 'platform',
      // Only what the device can find by itself can be suggested at a field.
      residentKey: 'preferred',
      userVerification: 'required',
    },
  }
}

/** What the device is asked for to enter. Source: ACC-28. */
export function requestOptions(question: PasskeyQuestion): PublicKeyCredentialRequestOptionsJSON {
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
