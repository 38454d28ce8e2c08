import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contract } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { loansContract } from '@/adapters/contract/loans.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import { HttpClient } from '@/adapters/http/http-client'
import { TokenRefresh } from '@/adapters/http/token-refresh'
import { Wire } from '@/adapters/http/wire'
import { SessionStore } from '@/application/session/session-store'
import { failure, success } from '@/domain/shared/result'
import { MemoryTabLock } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import { ConnectedBrowser, type ConnectedTab } from './connected-browser'

const addresses = { apiBaseUrl: 'https://portal.invalid/api', pushBaseUrl: 'http://push.invalid' }
const martaTaxId = '27284561231'
const loans = { path: { taxId: martaTaxId }, query: { status: 'ACTIVE' } } as const
const payment = {
  path: { externalId: '40128753' },
  body: { debitCardId: 'td-51c7a8e0', installmentAmount: 12_625 },
  idempotencyKey: 'key-1',
}

let browser: ConnectedBrowser
let tab: ConnectedTab

beforeEach(() => {
  browser = new ConnectedBrowser()
  tab = browser.newTab()
})

function askLoans(from: ConnectedTab = tab) {
  return from.client.send(loansContract.listLoans, loans)
}

function validate(from: ConnectedTab = tab) {
  return from.client.send(sessionContract.validateSession, { path: {} })
}

function pay() {
  return tab.client.send(paymentsContract.payWithSavedCard, payment)
}

describe('a request', () => {
  it('carries the token of the session', async () => {
    const { tokens } = browser.letIn('marta')
    await validate()
    expect(browser.requests[0]?.headers.get('Authorization')).toBe(`Bearer ${tokens.access}`)
  })

  it('is kept in no cache, like everything that is made for it', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    await askLoans()
    await pay()
    expect(browser.calls()).toContain('session.refreshToken')
    expect(browser.requests.map(({ cache }) => cache)).toEqual(browser.requests.map(() => 'no-store'))
  })

  it('ends with the page, unless it tells that she has left', async () => {
    const { tokens } = browser.letIn('marta')
    await validate()
    await tab.gateways.session.logOut(tokens.refresh)
    expect(browser.requests.map(({ keepalive }) => keepalive)).toEqual([false, true])
  })

  it('carries no token without a session', async () => {
    await tab.client.send(accessContract.findPeople, { path: { dni: '28456123' } })
    expect(browser.requests[0]?.headers.has('Authorization')).toBe(false)
  })

  it('carries its idempotency key, and only where there is one', async () => {
    browser.letIn('marta')
    await pay()
    await validate()
    expect(browser.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null])
  })

  it('encodes what goes into its path', async () => {
    await tab.client.send(accessContract.findPeople, { path: { dni: '1/2?3#ñ' } })
    expect(browser.requests[0]?.url).toBe('https://portal.invalid/api/users/1%2F2%3F3%23%C3%B1')
  })

  it.each(['', '.', '..'])('is not made where its path would be that of another call: %j', async (dni) => {
    const asked = await tab.client.send(accessContract.findPeople, { path: { dni } })
    expect(asked).toEqual(failure({ kind: 'refused', status: 404, code: 'CUSTOMER_NOT_FOUND' }))
    expect(browser.requests).toEqual([])
  })

  it('sends a form with its file where the call takes one', async () => {
    const { upload } = contract('there', {
      upload: {
        method: 'POST',
        path: '/upload',
        summary: 'A file.',
        source: 'PRO-01',
        access: 'open',
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

  it('goes to the push address where its row says so', async () => {
    const { subscribe } = contract('there', {
      subscribe: {
        method: 'GET',
        path: '/there',
        summary: 'Somewhere else.',
        source: 'PRO-05',
        access: 'open',
        base: 'push',
        answer: 'none',
      },
    })
    await tab.client.send(subscribe, { path: {} })
    expect(browser.requests[0]?.url).toBe('http://push.invalid/there')
  })
})

describe('waiting for an answer', () => {
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
    browser.letIn('marta')
    browser.clock.advance(tokenAge)
    browser.next(slowCall, 'never')
    let answer: unknown = 'waiting'
    const asked =
      slowCall === 'session.refreshToken'
        ? validate()
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
  it('is no answer when the network breaks', async () => {
    browser.letIn('marta')
    browser.next('session.validateSession', 'network-error')
    expect(await validate()).toEqual(failure({ kind: 'no-answer' }))
  })

  it('is no answer when it breaks off halfway', async () => {
    const client = clientOver(() =>
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
    browser.letIn('marta')
    browser.next('loans.listLoans', given)
    expect(await askLoans()).toEqual(failure({ kind: 'unreadable', reference: 'loans.listLoans' }))
  })

  it('that is no JSON is unreadable', async () => {
    const client = clientOver(() => Promise.resolve(new Response('<h1>Hola</h1>')))
    const answer = await client.send(accessContract.findPeople, {
      path: { dni: '28456123' },
    })
    expect(answer).toEqual(failure({ kind: 'unreadable', reference: 'access.findPeople' }))
  })

  it('of 204 is nothing where that is allowed', async () => {
    browser.next('access.findLastLoan', { status: 204 })
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
  ])('of %s is enough where nothing was agreed', async (_, given) => {
    const client = clientOver(() => Promise.resolve(given))
    expect(await client.send(sessionContract.validateSession, {})).toEqual(success())
  })

  it('that is a file comes byte by byte with its type', async () => {
    const { customer } = browser.letIn('marta')
    const answer = await tab.client.send(paymentsContract.cashSlip, {
      path: { customerId: customer.customerId, externalId: '40128753' },
    })
    expect(answer.ok && answer.value.contentType).toBe('application/pdf')
    expect(answer.ok && new TextDecoder().decode(answer.value.bytes.slice(0, 5))).toBe('%PDF-')
  })

  it('that is an empty file is unreadable', async () => {
    const client = clientOver(() => Promise.resolve(new Response('')))
    const answer = await client.send(paymentsContract.cashSlip, {
      path: { customerId: 'c-8f21d04b', externalId: '40128753' },
    })
    expect(answer).toEqual(failure({ kind: 'unreadable', reference: 'payments.cashSlip' }))
  })

  it('that refuses keeps its status, its code and its message', async () => {
    browser.letIn('marta')
    browser.next('loans.listLoans', { status: 503, code: 'UNAVAILABLE', message: 'Volvé en un rato.' })
    expect(await askLoans()).toEqual(
      failure({ kind: 'refused', status: 503, code: 'UNAVAILABLE', message: 'Volvé en un rato.' }),
    )
  })

  it('that refuses in words nobody knows keeps its status', async () => {
    const client = clientOver(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })))
    const answer = await client.send(accessContract.findPeople, {
      path: { dni: '28456123' },
    })
    expect(answer).toEqual(failure({ kind: 'refused', status: 502 }))
  })
})

describe('a 401', () => {
  it('renews the token once and repeats the request once', async () => {
    const { tokens } = browser.letIn('marta')
    browser.letAccessTokenExpire()
    expect((await askLoans()).ok).toBe(true)
    expect(browser.calls()).toEqual(['loans.listLoans', 'session.refreshToken', 'loans.listLoans'])
    const renewed = tab.sessions.current()?.tokens
    expect(renewed?.refresh).toBe(tokens.refresh)
    expect(renewed?.access).not.toBe(tokens.access)
    expect(browser.requests[2]?.headers.get('Authorization')).toBe(`Bearer ${renewed?.access}`)
  })

  it('asks to renew with the refresh token of the session', async () => {
    const { tokens } = browser.letIn('marta')
    browser.letAccessTokenExpire()
    await validate()
    expect(browser.requests[1]?.url).toBe(`https://portal.invalid/api/users/${martaTaxId}/refreshtoken`)
    expect(await browser.requests[1]?.json()).toEqual({ refreshToken: tokens.refresh })
  })

  it('after the renewal is final', async () => {
    browser.letIn('marta')
    const unauthorized = { status: 401, code: 'UNAUTHORIZED' }
    browser.next('loans.listLoans', unauthorized)
    browser.next('loans.listLoans', unauthorized)
    expect(await askLoans()).toEqual(failure({ kind: 'refused', ...unauthorized }))
    expect(browser.calls()).toEqual(['loans.listLoans', 'session.refreshToken', 'loans.listLoans'])
  })

  it('of many requests at once shares one renewal', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    const answers = await Promise.all([askLoans(), validate(), askLoans(), validate(), askLoans()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(browser.timesAsked('session.refreshToken')).toBe(1)
  })

  it('in two tabs at once shares one renewal', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    const other = browser.newTab()
    const answers = await Promise.all([askLoans(tab), askLoans(other)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(browser.timesAsked('session.refreshToken')).toBe(1)
    expect(other.sessions.current()?.tokens).toEqual(tab.sessions.current()?.tokens)
  })

  it('to a payment renews and repeats it under the same key, because it was refused', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    expect((await pay()).ok).toBe(true)
    expect(browser.calls()).toEqual([
      'payments.payWithSavedCard',
      'session.refreshToken',
      'payments.payWithSavedCard',
    ])
    expect(browser.requests[2]?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(browser.backEnd.charges()).toBe(1)
  })

  it('to a wrong password, a code, a renewal or a logout never renews', async () => {
    browser.letIn('marta')
    const { access, session } = tab.gateways
    const taxId = browser.letIn('marta').customer.taxId
    const refused = { status: 401, code: 'UNAUTHORIZED' } as const
    for (const name of [
      'access.logInWithPassword',
      'access.authenticateWithCode',
      'access.sendCode',
      'session.logOut',
    ] as const)
      browser.next(name, refused)
    await access.logInWithPassword({ taxId, password: 'x' })
    await access.logInWithCode({ taxId, code: '0000', purpose: 'enter' })
    await access.sendCode(taxId, 'phone')
    await session.logOut('refresh')
    expect(browser.calls()).toEqual([
      'access.logInWithPassword',
      'access.authenticateWithCode',
      'access.sendCode',
      'session.logOut',
    ])
  })

  it('without a session renews nothing', async () => {
    expect(await validate()).toMatchObject(failure({ kind: 'refused', status: 401 }))
    expect(browser.calls()).toEqual(['session.validateSession'])
  })
})

describe('a renewal', () => {
  it.each([401, 403])('refused with %d ends the session', async (status) => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    browser.next('session.refreshToken', { status, code: 'REFRESH_TOKEN_REFUSED' })
    expect(await askLoans()).toEqual(failure({ kind: 'session-ended' }))
    expect(tab.sessions.current()).toBeUndefined()
    expect(tab.sessions.lastEnd()).toBe('expired')
    expect(browser.timesAsked('loans.listLoans')).toBe(1)
  })

  it.each([
    ['fails', { status: 500, message: 'Volvé.' }, { kind: 'not-renewed', message: 'Volvé.' }],
    ['is not there', { status: 404, code: 'CUSTOMER_NOT_FOUND' }, { kind: 'not-renewed' }],
    ['cannot be read', 'malformed', { kind: 'unreadable', reference: 'session.refreshToken' }],
    ['has no answer', 'network-error', { kind: 'no-answer' }],
    ...[401, 403, 404].map(
      (status) =>
        [
          `a page answers with ${status}`,
          { status, page: true },
          { kind: 'unreadable', reference: 'session.refreshToken' },
        ] as const,
    ),
  ] as const)('that %s is told as that, and leaves the session as it was', async (_, given, told) => {
    const { tokens } = browser.letIn('marta')
    browser.letAccessTokenExpire()
    browser.next('session.refreshToken', given)
    expect(await askLoans()).toEqual(failure(told))
    expect(tab.sessions.current()?.tokens).toEqual(tokens)
  })

  it('that arrives after logging out changes nothing', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    const letGo = browser.hold('session.refreshToken')
    const asked = askLoans()
    await vi.waitFor(() => expect(browser.timesAsked('session.refreshToken')).toBe(1))
    tab.sessions.close('left')
    letGo()
    expect(await asked).toEqual(failure({ kind: 'session-ended' }))
    expect(tab.sessions.current()).toBeUndefined()
    expect(tab.sessions.lastEnd()).toBe('left')
    expect(browser.timesAsked('loans.listLoans')).toBe(1)
  })

  it('that arrives after somebody else came in gives her nothing', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    const letGo = browser.hold('session.refreshToken')
    const asked = askLoans()
    await vi.waitFor(() => expect(browser.timesAsked('session.refreshToken')).toBe(1))
    const raul = browser.letIn('raul')
    letGo()
    expect(await asked).toEqual(failure({ kind: 'session-ended' }))
    expect(tab.sessions.current()).toEqual(raul)
    expect(browser.timesAsked('loans.listLoans')).toBe(1)
  })

  it('refused with 403 after somebody else came in leaves her in', async () => {
    browser.letIn('marta')
    browser.letRefreshTokenExpire()
    const letGo = browser.hold('session.refreshToken')
    const asked = askLoans()
    await vi.waitFor(() => expect(browser.timesAsked('session.refreshToken')).toBe(1))
    const raul = browser.letIn('raul')
    letGo()
    await asked
    expect(tab.sessions.current()).toEqual(raul)
  })

  it('is not asked for with the tokens of whoever came in meanwhile', async () => {
    browser.letIn('marta')
    browser.letAccessTokenExpire()
    const letGo = browser.hold('loans.listLoans')
    const asked = askLoans()
    await vi.waitFor(() => expect(browser.timesAsked('loans.listLoans')).toBe(1))
    browser.letIn('raul')
    letGo()
    expect(await asked).toEqual(failure({ kind: 'session-ended' }))
    expect(browser.calls()).toEqual(['loans.listLoans'])
  })
})

describe('nothing else is repeated', () => {
  it.each(['network-error', 'lost-answer', 'malformed', { status: 500 }] as const)(
    'a payment that ends in %j is sent once',
    async (given) => {
      browser.letIn('marta')
      browser.next('payments.payWithSavedCard', given)
      expect((await pay()).ok).toBe(false)
      expect(browser.calls()).toEqual(['payments.payWithSavedCard'])
    },
  )
})

describe('a mistake of ours is thrown and not taken for a failure of the network', () => {
  it('in a request', async () => {
    const halfACharacter = '\ud800'
    const asked = tab.client.send(accessContract.sendCode, {
      path: { id: martaTaxId },
      query: { phone: halfACharacter },
    })
    await expect(asked).rejects.toThrow(URIError)
  })

  it('in a renewal of the token', async () => {
    const { tokens } = browser.letIn('marta')
    const sessions = new UnwritableSessions(new MemoryStorage())
    sessions.open({ ...browser.letIn('marta'), tokens })
    const renewal = new TokenRefresh(new Wire(browser.fetch, addresses), sessions, new MemoryTabLock())
    await expect(renewal.renew(tokens)).rejects.toThrow('Broken on purpose')
  })
})

class UnwritableSessions extends SessionStore {
  override renewTokens(): void {
    throw new Error('Broken on purpose')
  }
}

function clientOver(fetch: typeof globalThis.fetch): HttpClient {
  const sessions = new SessionStore(new MemoryStorage())
  return new HttpClient({ fetch, addresses, sessions, tabLock: new MemoryTabLock() })
}
