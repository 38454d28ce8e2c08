import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AccessTokenRefresh } from '@/adapters/http/access-token-refresh'
import { HttpTransport } from '@/adapters/http/http-transport'
import { SessionStore } from '@/application/session/session-store'
import { failure } from '@/domain/shared/result'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import { MemoryCrossTabLock } from '#tests/support/memory-device'
import { MemoryStorage } from '#tests/support/memory-storage'
import {
  testBaseUrls,
  requestLastLoanOfMarta,
  requestActiveLoansOfMarta,
  martaTaxId,
  requestSavedCardCharge,
  requestSessionValidation,
} from './requests-to-lender'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd } from './connected-browser'
import { longWaitOptions } from '#tests/support/long-timeout'

let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  tab = browser.openTab()
})

describe('a 401', () => {
  it('renews the token once and repeats the request once', async () => {
    const { tokens } = browser.signIn('marta')
    browser.expireAccessToken()
    expect((await requestActiveLoansOfMarta(tab)).ok).toBe(true)
    expect(browser.sentCallNames()).toEqual(['loans.listLoans', 'session.refreshToken', 'loans.listLoans'])
    const renewed = tab.sessions.current()?.tokens
    expect(renewed?.refresh).toBe(tokens.refresh)
    expect(renewed?.access).not.toBe(tokens.access)
    expect(browser.requests[2]?.headers.get('Authorization')).toBe(`Bearer ${renewed?.access}`)
  })

  it('renews with the refresh token of the session', async () => {
    const { tokens } = browser.signIn('marta')
    browser.expireAccessToken()
    await requestSessionValidation(tab)
    expect(browser.requests[1]?.url).toBe(`https://portal.invalid/api/users/${martaTaxId}/refreshtoken`)
    expect(await browser.requests[1]?.json()).toEqual({ refreshToken: tokens.refresh })
  })

  it('after the renewal is final', async () => {
    browser.signIn('marta')
    const unauthorized = { status: 401, code: 'UNAUTHORIZED' }
    browser.setNextAnswer('loans.listLoans', unauthorized)
    browser.setNextAnswer('loans.listLoans', unauthorized)
    expect(await requestActiveLoansOfMarta(tab)).toEqual(failure({ kind: 'refused', ...unauthorized }))
    expect(browser.sentCallNames()).toEqual(['loans.listLoans', 'session.refreshToken', 'loans.listLoans'])
  })

  it('of many requests at once causes one renewal', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    const answers = await Promise.all([
      requestActiveLoansOfMarta(tab),
      requestSessionValidation(tab),
      requestActiveLoansOfMarta(tab),
      requestSessionValidation(tab),
      requestActiveLoansOfMarta(tab),
    ])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true])
    expect(browser.countCalls('session.refreshToken')).toBe(1)
  })

  it('renews also when the session is optional and there is one', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    expect((await requestLastLoanOfMarta(tab)).ok).toBe(true)
    expect(browser.sentCallNames()).toEqual([
      'access.findLastLoan',
      'session.refreshToken',
      'access.findLastLoan',
    ])
  })

  it('in two tabs at once causes one renewal', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    const other = browser.openTab()
    const answers = await Promise.all([requestActiveLoansOfMarta(tab), requestActiveLoansOfMarta(other)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true])
    expect(browser.countCalls('session.refreshToken')).toBe(1)
    expect(other.sessions.current()?.tokens).toEqual(tab.sessions.current()?.tokens)
  })

  it('to a payment renews and repeats it under the same key, because it was refused', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    expect((await requestSavedCardCharge(tab)).ok).toBe(true)
    expect(browser.sentCallNames()).toEqual([
      'payments.payWithSavedCard',
      'session.refreshToken',
      'payments.payWithSavedCard',
    ])
    expect(browser.requests[2]?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(browser.backEnd.countCharges()).toBe(1)
  })

  it('to a wrong password, a code, a renewal or a logout never renews', async () => {
    browser.signIn('marta')
    const { access, session } = tab.gateways
    const taxId = browser.signIn('marta').customer.taxId
    const refused = { status: 401, code: 'UNAUTHORIZED' } as const
    for (const name of [
      'access.logInWithPassword',
      'access.authenticateWithCode',
      'access.sendCode',
      'session.logOut',
    ] as const)
      browser.setNextAnswer(name, refused)
    await access.logInWithPassword({ taxId, password: 'x' })
    await access.logInWithCode({ taxId, code: '0000', purpose: 'enter' })
    await access.sendCode(taxId, 'phone')
    await session.logOut('refresh')
    expect(browser.sentCallNames()).toEqual([
      'access.logInWithPassword',
      'access.authenticateWithCode',
      'access.sendCode',
      'session.logOut',
    ])
  })

  it('without a session renews nothing', async () => {
    expect(await requestSessionValidation(tab)).toMatchObject(failure({ kind: 'refused', status: 401 }))
    expect(browser.sentCallNames()).toEqual(['session.validateSession'])
  })
})

describe('a renewal', () => {
  it.each([401, 403])('refused with %d ends the session', async (status) => {
    browser.signIn('marta')
    browser.expireAccessToken()
    browser.setNextAnswer('session.refreshToken', { status, code: 'REFRESH_TOKEN_REFUSED' })
    expect(await requestActiveLoansOfMarta(tab)).toEqual(failure({ kind: 'session-ended' }))
    expect(tab.sessions.current()).toBeUndefined()
    expect(tab.sessions.lastEndReason()).toBe('expired')
    expect(browser.countCalls('loans.listLoans')).toBe(1)
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
  ] as const)('that %s is returned as such, and does not change the session', async (_, given, expected) => {
    const { tokens } = browser.signIn('marta')
    browser.expireAccessToken()
    browser.setNextAnswer('session.refreshToken', given)
    expect(await requestActiveLoansOfMarta(tab)).toEqual(failure(expected))
    expect(tab.sessions.current()?.tokens).toEqual(tokens)
  })

  it('that arrives after a logout changes nothing', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    const letGo = browser.delayAnswersOfCall('session.refreshToken')
    const asked = requestActiveLoansOfMarta(tab)
    await vi.waitFor(() => expect(browser.countCalls('session.refreshToken')).toBe(1), longWaitOptions)
    tab.sessions.closeSession('left')
    letGo()
    expect(await asked).toEqual(failure({ kind: 'session-ended' }))
    expect(tab.sessions.current()).toBeUndefined()
    expect(tab.sessions.lastEndReason()).toBe('left')
    expect(browser.countCalls('loans.listLoans')).toBe(1)
  })

  it('that arrives after another customer logged in gives them nothing', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    const letGo = browser.delayAnswersOfCall('session.refreshToken')
    const asked = requestActiveLoansOfMarta(tab)
    await vi.waitFor(() => expect(browser.countCalls('session.refreshToken')).toBe(1), longWaitOptions)
    const raul = browser.signIn('raul')
    letGo()
    expect(await asked).toEqual(failure({ kind: 'session-ended' }))
    expect(tab.sessions.current()).toEqual(raul)
    expect(browser.countCalls('loans.listLoans')).toBe(1)
  })

  it('refused with 403 after another customer logged in keeps their session', async () => {
    browser.signIn('marta')
    browser.expireRefreshToken()
    const letGo = browser.delayAnswersOfCall('session.refreshToken')
    const asked = requestActiveLoansOfMarta(tab)
    await vi.waitFor(() => expect(browser.countCalls('session.refreshToken')).toBe(1), longWaitOptions)
    const raul = browser.signIn('raul')
    letGo()
    await asked
    expect(tab.sessions.current()).toEqual(raul)
  })

  it('is not requested with the tokens of a customer who logged in meanwhile', async () => {
    browser.signIn('marta')
    browser.expireAccessToken()
    const letGo = browser.delayAnswersOfCall('loans.listLoans')
    const asked = requestActiveLoansOfMarta(tab)
    await vi.waitFor(() => expect(browser.countCalls('loans.listLoans')).toBe(1), longWaitOptions)
    browser.signIn('raul')
    letGo()
    expect(await asked).toEqual(failure({ kind: 'session-ended' }))
    expect(browser.sentCallNames()).toEqual(['loans.listLoans'])
  })
})

it('an error of the portal during a renewal is thrown, and not reported as a network failure', async () => {
  const { tokens } = browser.signIn('marta')
  const sessions = new UnwritableSessionStore(new StoredSession(new MemoryStorage(), new MemoryStorage()))
  sessions.openSession({ ...browser.signIn('marta'), tokens })
  const renewal = new AccessTokenRefresh(
    new HttpTransport({ fetch: browser.fetch }, testBaseUrls),
    sessions,
    new MemoryCrossTabLock(),
  )
  await expect(renewal.renew(tokens)).rejects.toThrow('Broken on purpose')
})

class UnwritableSessionStore extends SessionStore {
  override renewTokens(): void {
    throw new Error('Broken on purpose')
  }
}
