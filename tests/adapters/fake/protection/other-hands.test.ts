import { beforeEach, describe, expect, it } from 'vitest'
import {
  FakeBackEndClient,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'

const marta = {
  taxId: '27284561231',
  customerId: 'c-8f21d04b',
  dni: '28456123',
  password: 'cuota2026',
} as const
const nicolas = { taxId: '20365294713', dni: '36529471' } as const

let asking: FakeBackEndClient

beforeEach(() => {
  asking = new FakeBackEndClient()
})

const said = ({ status, json }: TestResponseContent) => [status, json['code']]
const heldBack = [409, 'OPERATION_HELD_BACK']

const validateSession = (token: string): Promise<TestResponseContent> =>
  asking.get('/customers/validateSession', { token })

const setPassword = (token: string): Promise<TestResponseContent> =>
  asking.sendRequest('PUT', '/authenticate', { token, body: { newPass: 'ladron2026' } })

const changeContact = (token: string): Promise<TestResponseContent> =>
  asking.sendRequest('PUT', `/customers/${marta.customerId}/contactData`, {
    token,
    body: { phone: '1140000000', email: 'otra.persona@correo.example' },
  })

const endOthers = (token: string): Promise<TestResponseContent> =>
  asking.post(`/protection/${marta.taxId}/end-sessions`, {
    token,
    body: { proof: { currentPass: 'otra2026' } },
  })

const reportLostPhone = ({ dni }: { readonly dni: string }): Promise<TestResponseContent> =>
  asking.post('/protection/lost-phone', { body: { dni, password: marta.password } })

const disown = (token: string): Promise<TestResponseContent> =>
  asking.post(`/protection/${marta.taxId}/disowned-changes`, { token, body: { change: 'DEVICE' } })

async function enterWithPassword(): Promise<string> {
  const entered = await asking.post(`/users/${marta.taxId}/login?isAuthFromApp=false`, {
    body: { password: marta.password },
  })
  return stringOrThrow(entered.json['accessToken'])
}

describe('a thief with the phone number', () => {
  it('logs in by code, sets a password and changes the contact until the owner reports it', async () => {
    expect((await changeContact(await asking.logIn('marta'))).status).toBe(204)
    expect((await setPassword(await asking.logIn('marta'))).status).toBe(204)
  })

  it('still logs in by code afterwards, and changes neither password nor contact', async () => {
    await reportLostPhone(marta)
    const token = await asking.logIn('marta')
    expect((await validateSession(token)).status).toBe(204)
    expect(said(await setPassword(token))).toEqual(heldBack)
    expect(said(await changeContact(token))).toEqual(heldBack)
  })
})

describe('a thief with the unlocked phone', () => {
  it('is logged out at once, and the passkey of the phone stays until its owner deletes it', async () => {
    const token = await asking.logIn('nicolas')
    expect((await reportLostPhone(nicolas)).status).toBe(200)
    expect((await validateSession(token)).status).toBe(401)
    const keys = async () => {
      const { json } = await asking.get(`/webauthn/authentication-challenge/${nicolas.taxId}`)
      return json['credentialID']
    }
    expect(await keys()).toHaveLength(1)
    const removed = await asking.post(`/protection/${nicolas.taxId}/remove-passkey`, {
      token: await asking.logIn('nicolas'),
      body: { passkeyId: stringOrThrow((await keys())?.[0]), proof: { currentPass: marta.password } },
    })
    expect(removed.status).toBe(204)
    expect(await keys()).toHaveLength(0)
  })
})

describe('a thief with an open session', () => {
  it('changes the contact, but without the password neither the password nor the other sessions', async () => {
    const owner = await enterWithPassword()
    const token = await enterWithPassword()
    expect((await changeContact(token)).status).toBe(204)
    expect(said(await setPassword(token))).toEqual([409, 'PASSWORD_PROOF_REQUIRED'])
    expect(said(await endOthers(token))).toEqual([409, 'PROOF_REFUSED'])
    expect((await validateSession(owner)).status).toBe(204)
  })

  it('is logged out after «No fui yo», and the remaining sessions stay unchanged', async () => {
    const owner = await enterWithPassword()
    const token = await enterWithPassword()
    expect((await disown(owner)).status).toBe(204)
    expect((await validateSession(token)).status).toBe(401)
    expect((await validateSession(owner)).status).toBe(204)
    expect(said(await changeContact(owner))).toEqual(heldBack)
  })
})

it('changes are blocked for a day after a change of password, not longer', async () => {
  await setPassword(await asking.logIn('marta'))
  asking.clock.advance(23 * 3_600_000)
  expect(said(await changeContact(await asking.logIn('marta')))).toEqual(heldBack)
  asking.clock.advance(3_600_000)
  expect((await changeContact(await asking.logIn('marta'))).status).toBe(204)
})
