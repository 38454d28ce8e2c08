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

let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

const statusAndCodeOf = ({ status, json }: TestResponseContent) => [status, json['code']]
const blockedChangeAnswer = [409, 'OPERATION_HELD_BACK']

const validateSession = (token: string): Promise<TestResponseContent> =>
  client.get('/customers/validateSession', { token })

const setPassword = (token: string): Promise<TestResponseContent> =>
  client.sendRequest('PUT', '/authenticate', { token, body: { newPass: 'ladron2026' } })

const changeContact = (token: string): Promise<TestResponseContent> =>
  client.sendRequest('PUT', `/customers/${marta.customerId}/contactData`, {
    token,
    body: { phone: '1140000000', email: 'otra.persona@correo.example' },
  })

const endOtherSessions = (token: string): Promise<TestResponseContent> =>
  client.post(`/protection/${marta.taxId}/end-sessions`, {
    token,
    body: { proof: { currentPass: 'otra2026' } },
  })

const reportLostPhone = ({ dni }: { readonly dni: string }): Promise<TestResponseContent> =>
  client.post('/protection/lost-phone', { body: { dni, password: marta.password } })

const disownDeviceChange = (token: string): Promise<TestResponseContent> =>
  client.post(`/protection/${marta.taxId}/disowned-changes`, { token, body: { change: 'DEVICE' } })

async function logInWithPassword(): Promise<string> {
  const entered = await client.post(`/users/${marta.taxId}/login?isAuthFromApp=false`, {
    body: { password: marta.password },
  })
  return stringOrThrow(entered.json['accessToken'])
}

describe('a thief with the phone number', () => {
  it('logs in by code, sets a password and changes the contact until the owner reports it', async () => {
    expect((await changeContact(await client.logIn('marta'))).status).toBe(204)
    expect((await setPassword(await client.logIn('marta'))).status).toBe(204)
  })

  it('still logs in by code afterwards, and changes neither password nor contact', async () => {
    await reportLostPhone(marta)
    const token = await client.logIn('marta')
    expect((await validateSession(token)).status).toBe(204)
    expect(statusAndCodeOf(await setPassword(token))).toEqual(blockedChangeAnswer)
    expect(statusAndCodeOf(await changeContact(token))).toEqual(blockedChangeAnswer)
  })
})

describe('a thief with the unlocked phone', () => {
  it('is logged out at once, and the passkey of the phone stays until its owner deletes it', async () => {
    const token = await client.logIn('nicolas')
    expect((await reportLostPhone(nicolas)).status).toBe(200)
    expect((await validateSession(token)).status).toBe(401)
    const keys = async () => {
      const { json } = await client.get(`/webauthn/authentication-challenge/${nicolas.taxId}`)
      return json['credentialID']
    }
    expect(await keys()).toHaveLength(1)
    const removed = await client.post(`/protection/${nicolas.taxId}/remove-passkey`, {
      token: await client.logIn('nicolas'),
      body: { passkeyId: stringOrThrow((await keys())?.[0]), proof: { currentPass: marta.password } },
    })
    expect(removed.status).toBe(204)
    expect(await keys()).toHaveLength(0)
  })
})

describe('a thief with an open session', () => {
  it('changes the contact, but without the password neither the password nor the other sessions', async () => {
    const owner = await logInWithPassword()
    const token = await logInWithPassword()
    expect((await changeContact(token)).status).toBe(204)
    expect(statusAndCodeOf(await setPassword(token))).toEqual([409, 'PASSWORD_PROOF_REQUIRED'])
    expect(statusAndCodeOf(await endOtherSessions(token))).toEqual([409, 'PROOF_REFUSED'])
    expect((await validateSession(owner)).status).toBe(204)
  })

  it('is logged out after «No fui yo», and the remaining sessions stay unchanged', async () => {
    const owner = await logInWithPassword()
    const token = await logInWithPassword()
    expect((await disownDeviceChange(owner)).status).toBe(204)
    expect((await validateSession(token)).status).toBe(401)
    expect((await validateSession(owner)).status).toBe(204)
    expect(statusAndCodeOf(await changeContact(owner))).toEqual(blockedChangeAnswer)
  })
})

it('changes are blocked for a day after a change of password, not longer', async () => {
  await setPassword(await client.logIn('marta'))
  client.clock.advance(23 * 3_600_000)
  expect(statusAndCodeOf(await changeContact(await client.logIn('marta')))).toEqual(blockedChangeAnswer)
  client.clock.advance(3_600_000)
  expect((await changeContact(await client.logIn('marta'))).status).toBe(204)
})
