import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineContract } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import { HttpClient } from '@/adapters/http/http-client'
import { failure, success } from '@/domain/shared/result'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { createSessionStore } from '#tests/support/sessions-in'
import {
  testBaseUrls,
  requestActiveLoansOfMarta,
  martaTaxId,
  requestSavedCardCharge,
  requestSessionValidation,
} from './requests-to-lender'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd } from './connected-browser'

let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  tab = browser.openTab()
})

describe('a request', () => {
  it('carries the token of the session', async () => {
    const { tokens } = browser.signIn('marta')
    await requestSessionValidation(tab)
    expect(browser.requests[0]?.headers.get('Authorization')).toBe(`Bearer ${tokens.access}`)
  })

  it('is not cached, like every request made for it', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    await requestActiveLoansOfMarta(tab)
    await requestSavedCardCharge(tab)
    expect(browser.sentCallNames()).toContain('session.refreshToken')
    expect(browser.requests.map(({ cache }) => cache)).toEqual(browser.requests.map(() => 'no-store'))
  })

  it('ends with the page, unless it reports a logout', async () => {
    const { tokens } = browser.signIn('marta')
    await requestSessionValidation(tab)
    await tab.gateways.session.logOut(tokens.refresh)
    expect(browser.requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
  })

  it('carries no token without a session', async () => {
    await tab.client.send(accessContract.findPeople, { path: { dni: '28456123' } })
    expect(browser.requests[0]?.headers.has('Authorization')).toBe(false)
  })

  it('that needs no session carries no token of the signed-in customer', async () => {
    browser.signIn('marta')
    await tab.client.send(accessContract.findPeople, { path: { dni: '28456123' } })
    expect(browser.requests[0]?.headers.has('Authorization')).toBe(false)
  })

  it('carries its idempotency key, and only when it has one', async () => {
    browser.signIn('marta')
    await requestSavedCardCharge(tab)
    await requestSessionValidation(tab)
    expect(browser.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
  })

  it('encodes the values in its path', async () => {
    await tab.client.send(accessContract.findPeople, { path: { dni: '1/2?3#ñ' } })
    expect(browser.requests[0]?.url).toBe('https://portal.invalid/api/users/1%2F2%3F3%23%C3%B1')
  })

  it.each(['', '.', '..'])('is not made when its path would be that of another call: %j', async (dni) => {
    const asked = await tab.client.send(accessContract.findPeople, { path: { dni } })
    expect(asked).toEqual(failure({ kind: 'not-sent' }))
    expect(browser.requests).toEqual([])
  })

  it('sends a form with its file when the call has one', async () => {
    const { upload } = defineContract('there', {
      upload: {
        method: 'POST',
        path: '/upload',
        summary: 'A file.',
        source: 'PRO-01',
        access: 'open',
        objectAccess: { ownership: 'anybody' },
        body: v.object({ file: v.instance(File), reason: v.string() }),
        multipart: true,
        answer: 'none',
      },
    })
    const file = new File(['hola'], 'foto.png', { type: 'image/png' })
    await tab.client.send(upload, { path: {}, body: { file, reason: 'avatar' } })
    const form = await browser.requests[0]?.formData()
    const sent = form?.get('file')
    expect(form?.get('reason')).toBe('avatar')
    expect(sent instanceof File && [sent.name, sent.type, await sent.text()]).toEqual([
      'foto.png',
      'image/png',
      'hola',
    ])
  })

  it('goes to the push address when its row says so', async () => {
    const { subscribe } = defineContract('there', {
      subscribe: {
        method: 'GET',
        path: '/there',
        summary: 'Somewhere else.',
        source: 'PRO-05',
        access: 'open',
        objectAccess: { ownership: 'anybody' },
        server: 'push',
        answer: 'none',
      },
    })
    await tab.client.send(subscribe, { path: {} })
    expect(browser.requests[0]?.url).toBe('http://push.invalid/there')
  })
})

describe('the wait for an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['a call', 'access.findPeople', 0],
    ['a renewal of the token', 'session.refreshToken', 15 * 60_000],
  ] as const)('ends for %s at 80 seconds and not before', async (_, slowCall, tokenAge) => {
    browser.signIn('marta')
    browser.clock.advance(tokenAge)
    browser.setNextAnswer(slowCall, 'never')
    let answer: unknown = 'waiting'
    const asked =
      slowCall === 'session.refreshToken'
        ? requestSessionValidation(tab)
        : tab.client.send(accessContract.findPeople, { path: { dni: '28456123' } })
    void asked.then((result) => {
      answer = result
    })
    await vi.advanceTimersByTimeAsync(79_999)
    expect(answer).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toEqual(failure({ kind: 'no-answer' }))
  })
})

describe('an answer', () => {
  it('is missing when the network fails', async () => {
    browser.signIn('marta')
    browser.setNextAnswer('session.validateSession', 'network-error')
    expect(await requestSessionValidation(tab)).toEqual(failure({ kind: 'no-answer' }))
  })

  it('is missing when it breaks off halfway', async () => {
    const client = createClientOverFetch(() =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start(stream) {
              stream.enqueue(new TextEncoder().encode('{"hasCred'))
              stream.error(new TypeError('network error'))
            },
          }),
        ),
      ),
    )
    const answer = await client.send(accessContract.findCredentials, {
      path: { taxId: martaTaxId },
    })
    expect(answer).toEqual(failure({ kind: 'no-answer' }))
  })

  it.each([
    ['another shape', { status: 200, body: { loans: 'none' } }],
    ['another kind', 'malformed'],
    ['a 204 where there has to be something', { status: 204 }],
  ] as const)('of %s is unreadable, by the name of its call', async (_, given) => {
    browser.signIn('marta')
    browser.setNextAnswer('loans.listLoans', given)
    expect(await requestActiveLoansOfMarta(tab)).toEqual(
      failure({ kind: 'unreadable', reference: 'loans.listLoans' }),
    )
  })

  it('that is not JSON is unreadable', async () => {
    const client = createClientOverFetch(() => Promise.resolve(new Response('<h1>Hola</h1>')))
    const answer = await client.send(accessContract.findPeople, {
      path: { dni: '28456123' },
    })
    expect(answer).toEqual(failure({ kind: 'unreadable', reference: 'access.findPeople' }))
  })

  it('of 204 is empty when the call allows it', async () => {
    browser.setNextAnswer('access.findLastLoan', { status: 204 })
    const answer = await tab.client.send(accessContract.findLastLoan, {
      path: { taxId: martaTaxId },
      query: { statusList: 'ACT' },
    })
    expect(answer).toEqual(success(undefined))
  })

  it.each([
    ['nothing', new Response(undefined, { status: 204 })],
    ['nothing, with another good status', new Response('', { status: 201 })],
    ['a JSON', Response.json({ done: true })],
  ])('of %s is enough when the call expects none', async (_, given) => {
    const client = createClientOverFetch(() => Promise.resolve(given))
    expect(await client.send(sessionContract.validateSession, {})).toEqual(success())
  })

  it('that is a file has its bytes and its type', async () => {
    const { customer } = browser.signIn('marta')
    const answer = await tab.client.send(paymentsContract.cashSlip, {
      path: { customerId: customer.customerId, externalId: '40128753' },
    })
    expect(answer.ok && answer.value.contentType).toBe('application/pdf')
    expect(answer.ok && new TextDecoder().decode(answer.value.bytes.slice(0, 5))).toBe('%PDF-')
  })

  it('that is an empty file is unreadable', async () => {
    const headers = { 'Content-Type': 'application/pdf' }
    const client = createClientOverFetch(() => Promise.resolve(new Response('', { headers })))
    const answer = await client.send(paymentsContract.cashSlip, {
      path: { customerId: 'c-8f21d04b', externalId: '40128753' },
    })
    expect(answer).toEqual(failure({ kind: 'unreadable', reference: 'payments.cashSlip' }))
  })

  it('that refuses has its status, its code and its message', async () => {
    browser.signIn('marta')
    browser.setNextAnswer('loans.listLoans', {
      status: 503,
      code: 'UNAVAILABLE',
      message: 'Volvé en un rato.',
    })
    expect(await requestActiveLoansOfMarta(tab)).toEqual(
      failure({ kind: 'refused', status: 503, code: 'UNAVAILABLE', message: 'Volvé en un rato.' }),
    )
  })

  it('that refuses without a code counts as the lender’s refusal', async () => {
    const client = createClientOverFetch(() => Promise.resolve(new Response('', { status: 404 })))
    expect(await client.send(accessContract.findPeople, { path: { dni: '28456123' } })).toEqual(
      failure({ kind: 'refused', status: 404 }),
    )
  })

  it('that refuses in an unknown form has its status', async () => {
    const client = createClientOverFetch(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })))
    const answer = await client.send(accessContract.findPeople, {
      path: { dni: '28456123' },
    })
    expect(answer).toEqual(failure({ kind: 'refused', status: 502 }))
  })
})

describe('no other request is repeated', () => {
  it.each(['network-error', 'lost-answer', 'malformed', { status: 500 }] as const)(
    'a payment that ends in %j is sent once',
    async (given) => {
      browser.signIn('marta')
      browser.setNextAnswer('payments.payWithSavedCard', given)
      expect((await requestSavedCardCharge(tab)).ok).toBe(false)
      expect(browser.sentCallNames()).toEqual(['payments.payWithSavedCard'])
    },
  )
})

describe('an error of the portal is thrown', () => {
  it('and not reported as a network failure in a request', async () => {
    const halfACharacter = '\ud800'
    const asked = tab.client.send(accessContract.sendCode, {
      path: { id: martaTaxId },
      query: { phone: halfACharacter },
    })
    await expect(asked).rejects.toThrow(URIError)
  })
})

function createClientOverFetch(fetch: typeof globalThis.fetch): HttpClient {
  const sessions = createSessionStore()
  return new HttpClient({ fetch, addresses: testBaseUrls, sessions, tabLock: new MemoryCrossTabLock() })
}
