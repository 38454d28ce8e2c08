import { passkeyCreationOptions, passkeySignInOptions } from '@/adapters/device/passkey-options'

const { signal } = new AbortController()
const challengeLabel = 'el desafío'
const timeoutLabel = 'milisegundos'
const userVerificationLabel = 'comprobar a la persona'

/** Returns the options with which the portal registers a passkey, by the Spanish names that scenarios use. */
export function passkeyRegistrationOptionTexts(): Readonly<Record<string, string>> {
  const { challenge, user, timeout, pubKeyCredParams, authenticatorSelection } = passkeyCreationOptions({
    challenge: 'desafío',
    userId: 'marta',
    userName: 'Marta Giménez',
    brandName: 'Luma Créditos',
    signal,
  })
  return {
    [challengeLabel]: challenge,
    'para quién': `${user.id}, ${user.name}`,
    [timeoutLabel]: String(timeout),
    algoritmos: pubKeyCredParams.map(({ alg }) => alg).join(', '),
    'de quién es el lector': String(authenticatorSelection?.authenticatorAttachment),
    [userVerificationLabel]: String(authenticatorSelection?.userVerification),
  }
}

/**
 * Returns the options with which the portal signs in with a passkey, by the Spanish names that scenarios use.
 */
export function passkeyLoginOptionTexts(): Readonly<Record<string, string>> {
  const { challenge, allowCredentials, timeout, userVerification } = passkeySignInOptions({
    challenge: 'desafío',
    credentialIds: ['llave-1', 'llave-2'],
    signal,
  })
  return {
    [challengeLabel]: challenge,
    'con qué llaves': String(allowCredentials?.map(({ id }) => id).join(', ')),
    [timeoutLabel]: String(timeout),
    [userVerificationLabel]: String(userVerification),
  }
}
