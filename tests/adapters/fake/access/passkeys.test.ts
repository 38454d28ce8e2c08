import { beforeEach, describe, expect, it } from 'vitest'
import { success } from '@/domain/shared/result'
import type { CreatedPasskey, PasskeySignature } from '@/application/access/passkey-authenticator.port'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import {
  FakeBackEndClient,
  MemoryChangeLogStorage,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'

const martaTaxId = '27284561231'
const raulTaxId = '20243189072'
const neverAbortedSignal = new AbortController().signal
const expectedRefusal = { status: 409, code: 'WEBAUTHN_NOT_VERIFIED' }

let client: FakeBackEndClient
let passkeyDevice: MemoryAuthenticator

beforeEach(() => {
  client = new FakeBackEndClient()
  passkeyDevice = createAuthenticator()
})

function createAuthenticator(): MemoryAuthenticator {
  const authenticator = new MemoryAuthenticator()
  authenticator.hasPasskeySupport = true
  authenticator.origin = 'https://portal.test'
  return authenticator
}

async function createPasskey(token: string, by = passkeyDevice): Promise<CreatedPasskey> {
  const { json } = await client.get('/webauthn/registration-challenge', { token })
  const passkey = await by.createPasskey({
    challenge: stringOrThrow(json['challenge']),
    userId: stringOrThrow(json['userId']),
    userName: 'Marta Giménez',
    brandName: 'Luma Créditos',
    signal: neverAbortedSignal,
  })
  if (!passkey.ok) throw new Error(passkey.failure.kind)
  return passkey.value
}

function sendRegistration(passkey: CreatedPasskey, token: string): Promise<TestResponseContent> {
  return client.post('/webauthn/register', {
    token,
    body: {
      id: passkey.credentialId,
      clientDataJSONEncoded: passkey.clientData,
      attestationObjectEncoded: passkey.attestation,
    },
  })
}

async function registerPasskey(personaId: string, by = passkeyDevice): Promise<string> {
  const token = await client.logIn(personaId)
  expect((await sendRegistration(await createPasskey(token, by), token)).status).toBe(201)
  return token
}

/**
 * Requests a login challenge for the account with the given tax id. Returns the signature that the device
 * makes with the passkey that it has.
 */
async function requestAndSignLoginChallenge(taxId: string): Promise<PasskeySignature> {
  const { json } = await client.get(`/webauthn/authentication-challenge/${taxId}`)
  const answer = await passkeyDevice.signChallenge(
    { challenge: stringOrThrow(json['challenge']), credentialIds: [], signal: neverAbortedSignal },
    'conditional',
  )
  if (!answer.ok) throw new Error(answer.failure.kind)
  return answer.value
}

function logInWithPasskey(taxId: string, signature: PasskeySignature): Promise<TestResponseContent> {
  return client.post(`/webauthn/authenticate/${taxId}?isAuthFromApp=false`, {
    body: {
      id: signature.credentialId,
      clientDataJSONEncoded: signature.clientData,
      authenticatorDataEncoded: signature.authenticatorData,
      signatureEncoded: signature.signature,
    },
  })
}

function statusAndCodeOf({ status, json }: TestResponseContent) {
  return { status, code: json['code'] }
}

/** Returns a base64url text with one bit of the encoded bytes changed. */
function withFlippedBit(text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
  return bytes.toString('base64url')
}

describe('registering a passkey', () => {
  it('adds it to the account', async () => {
    const token = await registerPasskey('marta')
    const found = await client.get(`/webauthn/registration/${martaTaxId}`, { token })
    expect(found.json['registered']).toBe(true)
    const challenge = await client.get(`/webauthn/authentication-challenge/${martaTaxId}`)
    expect(challenge.json['credentialID']).toEqual(passkeyDevice.storedCredentialIds())
  })

  it('is refused for another challenge, another address, or without user verification', async () => {
    const token = await client.logIn('marta')
    const first = await createPasskey(token)
    expect((await sendRegistration(first, token)).status).toBe(201)
    expect(statusAndCodeOf(await sendRegistration({ ...first, credentialId: 'b3Ryby1pZA' }, token))).toEqual(
      expectedRefusal,
    )
    passkeyDevice.origin = 'https://portal.testt'
    expect(statusAndCodeOf(await sendRegistration(await createPasskey(token), token))).toEqual(
      expectedRefusal,
    )
    passkeyDevice.origin = 'https://portal.test'
    passkeyDevice.verifiesUser = false
    expect(statusAndCodeOf(await sendRegistration(await createPasskey(token), token))).toEqual(
      expectedRefusal,
    )
  })

  it('is refused after its five minutes, and when another customer requested it', async () => {
    const token = await client.logIn('marta')
    const late = await createPasskey(token)
    client.clock.advance(5 * 60_000)
    expect(statusAndCodeOf(await sendRegistration(late, token))).toEqual(expectedRefusal)
    const owned = await createPasskey(token)
    expect(statusAndCodeOf(await sendRegistration(owned, await client.logIn('raul')))).toEqual(
      expectedRefusal,
    )
    expect(client.internalErrors).toEqual([])
  })

  it('is refused without a valid proof', async () => {
    const token = await client.logIn('marta')
    const { clientData } = await createPasskey(token)
    for (const proof of [
      { credentialId: 'x', clientData: 'x', attestation: 'x' },
      { credentialId: 'x', clientData: '', attestation: '' },
      { credentialId: 'x', clientData, attestation: 'x' },
    ])
      expect(statusAndCodeOf(await sendRegistration(proof, token))).toEqual(expectedRefusal)
    expect(client.internalErrors).toEqual([])
  })
})

describe('logging in with a passkey', () => {
  beforeEach(async () => {
    await registerPasskey('marta')
  })

  it('opens its account, with valid tokens', async () => {
    const entered = await logInWithPasskey(martaTaxId, await requestAndSignLoginChallenge(martaTaxId))
    expect([entered.status, entered.json['customerFirstName']]).toEqual([200, 'Marta'])
    const token = stringOrThrow(entered.json['accessToken'])
    expect((await client.get('/customers/validateSession', { token })).status).toBe(204)
  })

  it('is refused once a bit of the signature or of the signed data changed', async () => {
    const one = await requestAndSignLoginChallenge(martaTaxId)
    expect(
      statusAndCodeOf(
        await logInWithPasskey(martaTaxId, { ...one, signature: withFlippedBit(one.signature) }),
      ),
    ).toEqual(expectedRefusal)
    const other = await requestAndSignLoginChallenge(martaTaxId)
    const authenticatorData = withFlippedBit(other.authenticatorData)
    expect(statusAndCodeOf(await logInWithPasskey(martaTaxId, { ...other, authenticatorData }))).toEqual(
      expectedRefusal,
    )
  })

  it('is refused on another address', async () => {
    passkeyDevice.origin = 'https://portal-luma.example'
    expect(
      statusAndCodeOf(await logInWithPasskey(martaTaxId, await requestAndSignLoginChallenge(martaTaxId))),
    ).toEqual(expectedRefusal)
  })

  it('is refused without user verification', async () => {
    passkeyDevice.verifiesUser = false
    expect(
      statusAndCodeOf(await logInWithPasskey(martaTaxId, await requestAndSignLoginChallenge(martaTaxId))),
    ).toEqual(expectedRefusal)
  })

  it('is refused the second time, and after five minutes', async () => {
    const once = await requestAndSignLoginChallenge(martaTaxId)
    expect((await logInWithPasskey(martaTaxId, once)).status).toBe(200)
    expect(statusAndCodeOf(await logInWithPasskey(martaTaxId, once))).toEqual(expectedRefusal)
    const late = await requestAndSignLoginChallenge(martaTaxId)
    client.clock.advance(5 * 60_000)
    expect(statusAndCodeOf(await logInWithPasskey(martaTaxId, late))).toEqual(expectedRefusal)
  })

  it("opens no other customer's account", async () => {
    await registerPasskey('raul', createAuthenticator())
    expect(
      statusAndCodeOf(await logInWithPasskey(raulTaxId, await requestAndSignLoginChallenge(raulTaxId))),
    ).toEqual(expectedRefusal)
    expect(
      statusAndCodeOf(await logInWithPasskey(raulTaxId, await requestAndSignLoginChallenge(martaTaxId))),
    ).toEqual(expectedRefusal)
  })

  it('is refused with an unknown challenge, or one given for a registration', async () => {
    const token = await client.logIn('marta')
    const toRegister = await client.get('/webauthn/registration-challenge', { token })
    for (const challenge of ['YWJj', stringOrThrow(toRegister.json['challenge'])]) {
      const answer = await passkeyDevice.signChallenge(
        { challenge, credentialIds: passkeyDevice.storedCredentialIds(), signal: neverAbortedSignal },
        'modal',
      )
      expect(answer).toEqual(success(expect.anything()))
      if (answer.ok)
        expect(statusAndCodeOf(await logInWithPasskey(martaTaxId, answer.value))).toEqual(expectedRefusal)
    }
  })

  it('is refused after the customer resets it, also after a reload', async () => {
    const journal = new MemoryChangeLogStorage()
    client = new FakeBackEndClient({ journal })
    passkeyDevice = createAuthenticator()
    const token = await registerPasskey('marta')
    const signature = await requestAndSignLoginChallenge(martaTaxId)
    expect(
      (await client.sendRequest('DELETE', `/webauthn/delete-credentials?taxId=${raulTaxId}`, { token }))
        .status,
    ).toBe(403)
    expect(
      (await client.sendRequest('DELETE', `/webauthn/delete-credentials?taxId=${martaTaxId}`, { token }))
        .status,
    ).toBe(204)
    expect(statusAndCodeOf(await logInWithPasskey(martaTaxId, signature))).toEqual(expectedRefusal)
    client = new FakeBackEndClient({ journal })
    const challenge = await client.get(`/webauthn/authentication-challenge/${martaTaxId}`)
    expect(challenge.json['credentialID']).toEqual([])
  })

  it('works after a reload: the key is in the journal', async () => {
    const journal = new MemoryChangeLogStorage()
    client = new FakeBackEndClient({ journal })
    await registerPasskey('raul')
    client = new FakeBackEndClient({ journal })
    expect((await logInWithPasskey(raulTaxId, await requestAndSignLoginChallenge(raulTaxId))).status).toBe(
      200,
    )
  })
})

describe('the persona Nicolás', () => {
  it('has a passkey on a phone outside the demo, can add one and can reset both', async () => {
    const nicolas = '20365294713'
    const before = await client.get(`/webauthn/authentication-challenge/${nicolas}`)
    expect(before.json['credentialID']?.['length']).toBe(1)
    const token = await registerPasskey('nicolas')
    const after = await client.get(`/webauthn/authentication-challenge/${nicolas}`)
    expect(after.json['credentialID']?.['length']).toBe(2)
    const entered = await logInWithPasskey(nicolas, await requestAndSignLoginChallenge(nicolas))
    expect(entered.status).toBe(200)
    await client.sendRequest('DELETE', `/webauthn/delete-credentials?taxId=${nicolas}`, { token })
    const reset = await client.get(`/webauthn/registration/${nicolas}`, { token })
    expect(reset.json['registered']).toBe(false)
  })

  it('gets the same answer for a missing account as for one without passkeys', async () => {
    const nobody = await client.get('/webauthn/authentication-challenge/20111111112')
    expect([nobody.status, nobody.json['credentialID']]).toEqual([200, []])
  })
})
