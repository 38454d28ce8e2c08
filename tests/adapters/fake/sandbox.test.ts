import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandboxServer, type SandboxServer } from '@/adapters/fake/node-server'
import {
  createTestRequest,
  stringOrThrow,
  type LooselyTypedJson,
  type TestRequestContent,
} from './fake-back-end-client'
import { parsePdf } from './pdf-reader'
import { sendRawRequest } from '#tests/scripts/raw-request'
import { MemoryAuthenticator } from '#tests/support/memory-authenticator'

let sandbox: SandboxServer

beforeEach(async () => {
  sandbox = await startSandboxServer({ port: 0, portalOrigin: 'http://localhost:4173' })
})

afterEach(() => sandbox.close())

function sendRequest(method: string, path: string, question: TestRequestContent = {}): Promise<Response> {
  return fetch(createTestRequest(`${sandbox.url}${path}`, method, question))
}

async function readJson(response: Response): Promise<LooselyTypedJson> {
  const text = await response.text()
  const value: LooselyTypedJson = JSON.parse(text)
  return value
}

async function logIn(): Promise<string> {
  const body = { password: 'cuota2026' }
  const answer = await readJson(
    await sendRequest('POST', '/users/27284561231/login?isAuthFromApp=false', { body }),
  )
  return stringOrThrow(answer['accessToken'])
}

describe('the sandbox', () => {
  it('lets a customer in, charges them once and gives them a real file', async () => {
    const token = await logIn()
    const question = {
      token,
      idempotencyKey: 'k-1',
      body: { debitCardId: 'td-51c7a8e0', installmentAmount: 12625 },
    }
    const pay = '/debitCard/installmentPaymentDebitCard/40128753'
    const slip = await sendRequest('GET', '/payments/cashPayment/c-8f21d04b/40128753', { token })
    expect(slip.headers.get('Content-Type')).toBe('application/pdf')
    expect(parsePdf(new Uint8Array(await slip.arrayBuffer())).texts).toContain('Total a pagar: $ 12.625,00')
    const first = await readJson(await sendRequest('POST', pay, question))
    expect(first).toMatchObject({ paymentSuccess: true })
    expect(await readJson(await sendRequest('POST', pay, question))).toEqual(first)
    expect(await readJson(await sendRequest('GET', '/__charges'))).toEqual({ charges: 1 })
  })

  it('answers a preflight with the portal, its methods and its headers, and exposes only Retry-After', async () => {
    const response = await fetch(`${sandbox.url}/loans`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:4173', 'Access-Control-Request-Headers': 'idempotency-key' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4173')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key',
    )
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PUT, DELETE')
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
  })

  it('names the portal on every answer, refusals included', async () => {
    for (const path of ['/users/28456123', '/loans', '/nada'])
      expect((await sendRequest('GET', path)).headers.get('Access-Control-Allow-Origin')).toBe(
        'http://localhost:4173',
      )
  })

  it('accepts a demo state with its clock, and discards it at a reset', async () => {
    const change = {
      now: '2026-12-15T10:00:00-03:00',
      next: [{ call: 'access.findPeople', answer: { status: 503, code: 'BOOM' } }],
    }
    expect((await sendRequest('POST', '/__situation', { body: change })).status).toBe(200)
    expect((await sendRequest('GET', '/users/28456123')).status).toBe(503)
    const token = await logIn()
    const loan = await readJson(await sendRequest('GET', '/loans/40128753', { token }))
    expect(loan['installments']?.[0]?.['vto']).toBe('2027-01-01')
    await sendRequest('POST', '/__reset')
    expect(await readJson(await sendRequest('GET', '/__situation'))).toEqual({
      latencyMs: 0,
      offline: false,
      next: [],
      set: {},
    })
  })

  it('refuses an invalid demo state', async () => {
    const response = await sendRequest('POST', '/__situation', { body: { latencyMs: 'mucho' } })
    expect([response.status, (await readJson(response))['code']]).toEqual([400, 'INVALID_SITUATION'])
  })

  it('acts as the bank', async () => {
    const credit = () => sendRequest('POST', '/__credit', { body: { externalId: '40128753' } })
    expect(await readJson(await credit())).toEqual({ creditedCents: 1_262_500 })
    expect((await credit()).status).toBe(409)
    const token = await logIn()
    expect(await readJson(await sendRequest('GET', '/payments/info/40128753', { token }))).toEqual({
      finalAmount: 0,
    })
  })

  it('sends the customer back to the portal that asked', async () => {
    const token = await logIn()
    const response = await fetch(`${sandbox.url}/creditCard/installmentPaymentCreditCard/40128753`, {
      headers: { Authorization: `Bearer ${token}`, Origin: 'http://localhost:4173' },
    })
    expect((await readJson(response))['url']).toBe(
      'http://localhost:4173/como-pagar-cuota-online?id=40128753',
    )
  })

  it('breaks the connection when the demo state says that the network fails', async () => {
    await sendRequest('POST', '/__situation', {
      body: { next: [{ call: 'access.findPeople', answer: 'network-error' }] },
    })
    await expect(sendRequest('GET', '/users/28456123')).rejects.toThrow(TypeError)
  })

  it.each(['lender.atacante.example', 'localhost.atacante.example:4000'])(
    'refuses a caller %s',
    async (Host) => {
      const answer = await sendRawRequest(sandbox.url, '/users/28456123', { headers: { Host } })
      expect([answer.status, answer.body.includes('Marta')]).toEqual([421, false])
    },
  )

  it('is not used by a page of another site', async () => {
    const change = { method: 'POST', body: '{"offline":true}', headers: { Origin: 'https://otro.example' } }
    expect((await fetch(`${sandbox.url}/__situation`, change)).status).toBe(403)
    expect((await sendRequest('GET', '/users/28456123')).status).toBe(200)
  })

  it('allows any portal of this machine when none is configured, and no other', async () => {
    const open = await startSandboxServer({ port: 0 })
    const allowed = async (Origin: string) =>
      (await fetch(`${open.url}/users/28456123`, { headers: { Origin } })).headers.get(
        'Access-Control-Allow-Origin',
      )
    expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowed('https://otro.example')).toBeNull()
    expect(await allowed('http://localhost.otro.example')).toBeNull()
    await open.close()
  })

  it('forbids caching and guessing the content type with every answer', async () => {
    for (const path of ['/users/28456123', '/loans', '/nada', '/demo-identidad']) {
      const { headers } = await sendRequest('GET', path)
      expect([path, headers.get('Cache-Control'), headers.get('X-Content-Type-Options')]).toEqual([
        path,
        'no-store',
        'nosniff',
      ])
    }
  })

  it.each(['/users/logout', '/api/users/logout'])(
    'makes the browser delete its stored data at %s',
    async (path) => {
      const left = await sendRequest('POST', path, { body: { refreshToken: 'any' } })
      const entered = await sendRequest('GET', '/users/28456123')
      const answers = [left, entered].map(({ headers }) => headers.get('Clear-Site-Data'))
      expect([left.status, ...answers]).toEqual([204, '"cache"', null])
    },
  )

  it('creates a passkey for the configured portal only, whatever origin asks', async () => {
    const token = await logIn()
    const headers = { Authorization: `Bearer ${token}`, Origin: 'https://otro.example' }
    const asked = await fetch(`${sandbox.url}/webauthn/registration-challenge`, { headers })
    const { challenge, userId } = Object(await asked.json())
    const authenticator = new MemoryAuthenticator()
    authenticator.hasPasskeySupport = true
    authenticator.origin = 'https://otro.example'
    const made = await authenticator.createPasskey({
      challenge,
      userId,
      userName: 'Marta',
      brandName: 'Luma Créditos',
      signal: new AbortController().signal,
    })
    if (!made.ok) throw new Error('A key was needed')
    const answer = await fetch(`${sandbox.url}/webauthn/register`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        id: made.value.credentialId,
        clientDataJSONEncoded: made.value.clientData,
        attestationObjectEncoded: made.value.attestation,
      }),
    })
    expect([answer.status, Object(await answer.json())['code']]).toEqual([409, 'WEBAUTHN_NOT_VERIFIED'])
  })

  it('limits the attempts at a code', async () => {
    const send = () => sendRequest('GET', '/users/27284561231/verificationCode/sendSMS')
    const attempt = () =>
      sendRequest('POST', '/users/27284561231/authenticateCustomer', { body: { smsCode: '0000' } })
    for (let round = 0; round < 5; round += 1) {
      await send()
      for (let times = 0; times < 3; times += 1) await attempt()
    }
    const refused = await send()
    expect([refused.status, (await readJson(refused))['code']]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3500)
  })

  it('ignores an address that a request claims to come from', async () => {
    await sendRequest('POST', '/__situation', { body: { set: { requestsAllowed: 1 } } })
    const look = (sender: string) =>
      fetch(`${sandbox.url}/users/14223078`, { headers: { 'X-Sandbox-Sender': sender } })
    expect([(await look('10.0.0.1')).status, (await look('10.0.0.2')).status]).toEqual([200, 429])
  })

  it('survives malformed requests, broken bodies and callers who leave', async () => {
    await sendRawText('GET //%%% HTTP/1.1\r\nHost: [\r\n\r\n')
    await sendRawText('GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n')
    await sendRawText('TRACE / HTTP/1.1\r\nHost: x\r\n\r\n')
    await sendRawText('not http at all\r\n\r\n')
    await sendRawText('POST /users/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"ref')
    await sendRequest('POST', '/__situation', {
      body: { next: [{ call: 'access.findPeople', answer: 'never' }] },
    })
    const leaving = new AbortController()
    const left = sendRequest('GET', '/users/28456123', { signal: leaving.signal })
    await expect
      .poll(async () => (await readJson(await sendRequest('GET', '/__situation')))['next'])
      .toEqual([])
    leaving.abort()
    await expect(left).rejects.toThrow()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(300_000)], 'x.pdf'))
    const upload = await fetch(`${sandbox.url}/users/logout`, { method: 'POST', body: form })
    expect(upload.status).toBe(400)
    expect((await sendRequest('GET', '/users/28456123')).status).toBe(200)
  })
})

/** Sends the given text to the sandbox as a raw request. Resolves once the connection is closed. */
function sendRawText(text: string): Promise<void> {
  return new Promise((left) => {
    const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1', () => socket.end(text))
    socket.on('data', () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => left())
  })
}
