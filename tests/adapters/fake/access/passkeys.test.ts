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

const marta = '27284561231'
const raul = '20243189072'
const signal = new AbortController().signal
const refused = { status: 409, code: 'WEBAUTHN_NOT_VERIFIED' }

let asking: FakeBackEndClient
let device: MemoryAuthenticator

beforeEach(() => {
  asking = new FakeBackEndClient()
  device = phone()
})

function phone(): MemoryAuthenticator {
  const authenticator = new MemoryAuthenticator()
  authenticator.supported = true
  authenticator.origin = 'https://portal.test'
  return authenticator
}

async function created(token: string, by = device): Promise<CreatedPasskey> {
  const { json } = await asking.get('/webauthn/registration-challenge', { token })
  const passkey = await by.createPasskey({
    challenge: stringOrThrow(json['challenge']),
    userId: stringOrThrow(json['userId']),
    userName: 'Marta Giménez',
    brandName: 'Luma Créditos',
    signal,
  })
  if (!passkey.ok) throw new Error(passkey.failure.kind)
  return passkey.value
}

function send(passkey: CreatedPasskey, token: string): Promise<TestResponseContent> {
  return asking.post('/webauthn/register', {
    token,
    body: {
      id: passkey.credentialId,
      clientDataJSONEncoded: passkey.clientData,
      attestationObjectEncoded: passkey.attestation,
    },
  })
}

async function registered(personaId: string, by = device): Promise<string> {
  const token = await asking.logIn(personaId)
  expect((await send(await created(token, by), token)).status).toBe(201)
  return token
}

/**
 * Requests a login challenge for the account with the given tax id. Returns the signature that the device
 * makes with the passkey that it has.
 */
async function signed(taxId: string): Promise<PasskeySignature> {
  const { json } = await asking.get(`/webauthn/authentication-challenge/${taxId}`)
  const answer = await device.signChallenge(
    { challenge: stringOrThrow(json['challenge']), credentialIds: [], signal },
    'conditional',
  )
  if (!answer.ok) throw new Error(answer.failure.kind)
  return answer.value
}

function enter(taxId: string, signature: PasskeySignature): Promise<TestResponseContent> {
  return asking.post(`/webauthn/authenticate/${taxId}?isAuthFromApp=false`, {
    body: {
      id: signature.credentialId,
      clientDataJSONEncoded: signature.clientData,
      authenticatorDataEncoded: signature.authenticatorData,
      signatureEncoded: signature.signature,
    },
  })
}

function outcome({ status, json }: TestResponseContent) {
  return { status, code: json['code'] }
}

/** Returns a base64url text with one bit of the encoded bytes changed. */
function tampered(text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const last = bytes.length - 1
  bytes[last] = (bytes[last] ?? 0) ^ 1
  return bytes.toString('base64url')
}

describe('registering a passkey', () => {
  it('adds it to the account', async () => {
    const token = await registered('marta')
    const found = await asking.get(`/webauthn/registration/${marta}`, { token })
    expect(found.json['registered']).toBe(true)
    const challenge = await asking.get(`/webauthn/authentication-challenge/${marta}`)
    expect(challenge.json['credentialID']).toEqual(device.storedCredentialIds())
  })

  it('is refused for another challenge, another address, or without user verification', async () => {
    const token = await asking.logIn('marta')
    const first = await created(token)
    expect((await send(first, token)).status).toBe(201)
    expect(outcome(await send({ ...first, credentialId: 'b3Ryby1pZA' }, token))).toEqual(refused)
    device.origin = 'https://portal.testt'
    expect(outcome(await send(await created(token), token))).toEqual(refused)
    device.origin = 'https://portal.test'
    device.verifiesUser = false
    expect(outcome(await send(await created(token), token))).toEqual(refused)
  })

  it('is refused after its five minutes, and when another customer requested it', async () => {
    const token = await asking.logIn('marta')
    const late = await created(token)
    asking.clock.advance(5 * 60_000)
    expect(outcome(await send(late, token))).toEqual(refused)
    const owned = await created(token)
    expect(outcome(await send(owned, await asking.logIn('raul')))).toEqual(refused)
    expect(asking.mistakes).toEqual([])
  })

  it('is refused without a valid proof', async () => {
    const token = await asking.logIn('marta')
    const { clientData } = await created(token)
    for (const proof of [
      { credentialId: 'x', clientData: 'x', attestation: 'x' },
      { credentialId: 'x', clientData: '', attestation: '' },
      { credentialId: 'x', clientData, attestation: 'x' },
    ])
      expect(outcome(await send(proof, token))).toEqual(refused)
    expect(asking.mistakes).toEqual([])
  })
})

describe('logging in with a passkey', () => {
  beforeEach(async () => {
    await registered('marta')
  })

  it('opens its account, with valid tokens', async () => {
    const entered = await enter(marta, await signed(marta))
    expect([entered.status, entered.json['customerFirstName']]).toEqual([200, 'Marta'])
    const token = stringOrThrow(entered.json['accessToken'])
    expect((await asking.get('/customers/validateSession', { token })).status).toBe(204)
  })

  it('is refused once a bit of the signature or of the signed data changed', async () => {
    const one = await signed(marta)
    expect(outcome(await enter(marta, { ...one, signature: tampered(one.signature) }))).toEqual(refused)
    const other = await signed(marta)
    const authenticatorData = tampered(other.authenticatorData)
    expect(outcome(await enter(marta, { ...other, authenticatorData }))).toEqual(refused)
  })

  it('is refused on another address', async () => {
    device.origin = 'https://portal-luma.example'
    expect(outcome(await enter(marta, await signed(marta)))).toEqual(refused)
  })

  it('is refused without user verification', async () => {
    device.verifiesUser = false
    expect(outcome(await enter(marta, await signed(marta)))).toEqual(refused)
  })

  it('is refused the second time, and after five minutes', async () => {
    const once = await signed(marta)
    expect((await enter(marta, once)).status).toBe(200)
    expect(outcome(await enter(marta, once))).toEqual(refused)
    const late = await signed(marta)
    asking.clock.advance(5 * 60_000)
    expect(outcome(await enter(marta, late))).toEqual(refused)
  })

  it("opens no other customer's account", async () => {
    await registered('raul', phone())
    expect(outcome(await enter(raul, await signed(raul)))).toEqual(refused)
    expect(outcome(await enter(raul, await signed(marta)))).toEqual(refused)
  })

  it('is refused with an unknown challenge, or one given for a registration', async () => {
    const token = await asking.logIn('marta')
    const toRegister = await asking.get('/webauthn/registration-challenge', { token })
    for (const challenge of ['YWJj', stringOrThrow(toRegister.json['challenge'])]) {
      const answer = await device.signChallenge(
        { challenge, credentialIds: device.storedCredentialIds(), signal },
        'modal',
      )
      expect(answer).toEqual(success(expect.anything()))
      if (answer.ok) expect(outcome(await enter(marta, answer.value))).toEqual(refused)
    }
  })

  it('is refused after the customer resets it, also after a reload', async () => {
    const journal = new MemoryChangeLogStorage()
    asking = new FakeBackEndClient({ journal })
    device = phone()
    const token = await registered('marta')
    const signature = await signed(marta)
    expect(
      (await asking.sendRequest('DELETE', `/webauthn/delete-credentials?taxId=${raul}`, { token })).status,
    ).toBe(403)
    expect(
      (await asking.sendRequest('DELETE', `/webauthn/delete-credentials?taxId=${marta}`, { token })).status,
    ).toBe(204)
    expect(outcome(await enter(marta, signature))).toEqual(refused)
    asking = new FakeBackEndClient({ journal })
    const challenge = await asking.get(`/webauthn/authentication-challenge/${marta}`)
    expect(challenge.json['credentialID']).toEqual([])
  })

  it('works after a reload: the key is in the journal', async () => {
    const journal = new MemoryChangeLogStorage()
    asking = new FakeBackEndClient({ journal })
    await registered('raul')
    asking = new FakeBackEndClient({ journal })
    expect((await enter(raul, await signed(raul))).status).toBe(200)
  })
})

describe('the persona Nicolás', () => {
  it('has a passkey on a phone outside the demo, can add one and can reset both', async () => {
    const nicolas = '20365294713'
    const before = await asking.get(`/webauthn/authentication-challenge/${nicolas}`)
    expect(before.json['credentialID']?.['length']).toBe(1)
    const token = await registered('nicolas')
    const after = await asking.get(`/webauthn/authentication-challenge/${nicolas}`)
    expect(after.json['credentialID']?.['length']).toBe(2)
    const entered = await enter(nicolas, await signed(nicolas))
    expect(entered.status).toBe(200)
    await asking.sendRequest('DELETE', `/webauthn/delete-credentials?taxId=${nicolas}`, { token })
    const reset = await asking.get(`/webauthn/registration/${nicolas}`, { token })
    expect(reset.json['registered']).toBe(false)
  })

  it('gets the same answer for a missing account as for one without passkeys', async () => {
    const nobody = await asking.get('/webauthn/authentication-challenge/20111111112')
    expect([nobody.status, nobody.json['credentialID']]).toEqual([200, []])
  })
})
