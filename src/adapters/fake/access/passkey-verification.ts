import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'

/** COSE ids of ES256 and RS256. Source: ACC-28. */
const coseAlgorithmIds = [-7, -257]

/** A device's answer to the challenge for registering a new passkey. All fields are in base64url. */
export interface PasskeyRegistrationAnswer {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

export interface PasskeySignInAnswer {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** The values that the device must have signed with a passkey: the challenge and the origin of the portal. */
interface ExpectedPasskeySignature {
  readonly challenge: string
  /** Origin of the portal, such as `https://portal.example`. */
  readonly origin: string
}

/** The public key of a passkey whose registration is verified. `publicKey` is a COSE key in base64url. */
interface VerifiedPasskeyPublicKey {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
}

/**
 * Returns the public key of the passkey that a device registers; undefined if the answer of the device
 * is not valid.
 */
export async function verifyPasskeyRegistration(
  answer: PasskeyRegistrationAnswer,
  expected: ExpectedPasskeySignature,
): Promise<VerifiedPasskeyPublicKey | undefined> {
  const verification = await resultOrUndefined(() =>
    verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: answer.clientDataJSON, attestationObject: answer.attestationObject },
      },
      ...expectedSignatureFields(expected),
      supportedAlgorithmIDs: coseAlgorithmIds,
    }),
  )
  if (!verification?.verified) return undefined
  const { id, publicKey, counter } = verification.registrationInfo.credential
  return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
}

/**
 * Returns the new signature counter of the passkey; undefined if the signature of the device is not valid.
 */
export async function verifyPasskeySignature(
  answer: PasskeySignInAnswer,
  key: VerifiedPasskeyPublicKey,
  expected: ExpectedPasskeySignature,
): Promise<number | undefined> {
  const verification = await resultOrUndefined(() =>
    verifyAuthenticationResponse({
      response: {
        id: answer.id,
        rawId: answer.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: answer.clientDataJSON,
          authenticatorData: answer.authenticatorData,
          signature: answer.signature,
        },
      },
      ...expectedSignatureFields(expected),
      credential: {
        id: key.id,
        publicKey: isoBase64URL.toBuffer(key.publicKey),
        counter: key.counter,
      },
    }),
  )
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}

function expectedSignatureFields({ challenge, origin }: ExpectedPasskeySignature) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

/**
 * Returns the result of the library's check; undefined if the library throws, as it does for any invalid
 * answer.
 */
async function resultOrUndefined<Verification>(
  verify: () => Promise<Verification>,
): Promise<Verification | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
