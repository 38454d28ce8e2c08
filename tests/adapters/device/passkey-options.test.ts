import { describe, expect, it } from 'vitest'
import { toAuthenticatorFailure } from '@/adapters/device/passkey-ceremonies'
import { passkeyCreationOptions, passkeySignInOptions } from '@/adapters/device/passkey-options'

const { signal } = new AbortController()

describe('the options for the device', () => {
  it('to register are 60 seconds, ES256 or RS256, its own authenticator, and user verification', () => {
    expect(
      passkeyCreationOptions({
        challenge: 'abcd',
        userId: 'efgh',
        userName: 'Marta Giménez',
        brandName: 'Luma Créditos',
        signal,
      }),
    ).toEqual({
      challenge: 'abcd',
      rp: { name: 'Luma Créditos' },
      user: { id: 'efgh', name: 'Marta Giménez', displayName: 'Marta Giménez' },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      timeout: 60_000,
      attestation: 'none',
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'preferred',
        userVerification: 'required',
      },
    })
  })

  it('to log in are 60 seconds, the keys on the account, and user verification', () => {
    expect(passkeySignInOptions({ challenge: 'abcd', credentialIds: ['ijkl'], signal })).toEqual({
      challenge: 'abcd',
      allowCredentials: [{ id: 'ijkl', type: 'public-key', transports: ['internal'] }],
      timeout: 60_000,
      userVerification: 'required',
    })
  })
})

describe('an error of the device', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['NotSupportedError', 'not-supported'],
    ['InvalidStateError', 'failed'],
    ['SecurityError', 'failed'],
  ])('%s is %s', (name, kind) => {
    expect(toAuthenticatorFailure(new DOMException('…', name))).toEqual({ kind })
  })

  it('of any other name is a failure', () => {
    expect(toAuthenticatorFailure('…')).toEqual({ kind: 'failed' })
  })
})
