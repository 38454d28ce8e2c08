import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { isoBase64URL } from '@simplewebauthn/server/helpers'

/** COSE numbers of ES256 and RS256. Source: ACC-28. */
const algorithms = [-7, -257]

/** What a device answers to a challenge; base64url. */
export interface RegistrationAnswer {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

export interface AuthenticationAnswer {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** What the device must have signed: the challenge, on the portal's own address. */
export interface Expected {
  readonly challenge: string
  /** `https://portal.example`. */
  readonly origin: string
}

/** `publicKey` is COSE in base64url. */
export interface VerifiedKey {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
}

/** The key that the device proved to hold; nothing when the proof does not stand. */
export async function verifiedRegistration(
  answer: RegistrationAnswer,
  expected: Expected,
): Promise<VerifiedKey | undefined> {
  const verification = await proven(() =>
    verifyRegistrationResponse({
      response: {
        id: answer.id,
        rawId: answer.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: answer.clientDataJSON, attestationObject: answer.attestationObject },
      },
      ...expectations(expected),
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verification?.verified) return undefined
  const { id, publicKey, counter } = verification.registrationInfo.credential
  return { id, publicKey: isoBase64URL.fromBuffer(publicKey), counter }
}

/** The new counter of the key that signed; nothing when the signature does not stand. */
export async function verifiedCounter(
  answer: AuthenticationAnswer,
  key: VerifiedKey,
  expected: Expected,
): Promise<number | undefined> {
  const verification = await proven(() =>
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
      ...expectations(expected),
      credential: {
        id: key.id,
        publicKey: isoBase64URL.toBuffer(key.publicKey),
        counter: key.counter,
      },
    }),
  )
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}

function expectations({ challenge, origin }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  }
}

/** The library throws at whatever is not as it must be. */
async function proven<Verification>(verify: () => Promise<Verification>): Promise<Verification | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
