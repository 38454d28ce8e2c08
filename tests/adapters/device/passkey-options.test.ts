import { describe, expect, it } from 'vitest'
import { toAuthenticatorFailure } from '@/adapters/device/passkey-ceremonies'
import { creationOptions, requestOptions } from '@/adapters/device/passkey-options'

const { signal } = new AbortController()

describe('what the device is asked for', () => {
  it('to register: 60 seconds, ES256 or RS256, its own authenticator, and to make sure that it is the customer', () => {
    expect(
      creationOptions({
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

  it('to enter: 60 seconds, one of the keys on the account, and to make sure that it is they', () => {
    expect(requestOptions({ challenge: 'abcd', credentialIds: ['ijkl'], signal })).toEqual({
      challenge: 'abcd',
      allowCredentials: [{ id: 'ijkl', type: 'public-key', transports: ['internal'] }],
      timeout: 60_000,
      userVerification: 'required',
    })
  })
})

describe('what goes wrong', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['NotSupportedError', 'not-supported'],
    ['InvalidStateError', 'failed'],
    ['SecurityError', 'failed'],
  ])('%s is %s', (name, kind) => {
    expect(toAuthenticatorFailure(new DOMException('…', name))).toEqual({ kind })
  })

  it('whatever else is thrown is a failure', () => {
    expect(toAuthenticatorFailure('…')).toEqual({ kind: 'failed' })
  })
})
