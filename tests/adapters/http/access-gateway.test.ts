import { beforeEach, describe, expect, it } from 'vitest'
import { HttpAccessGateway } from '@/adapters/http/access-gateway'
import { failure, success } from '@/domain/shared/result'
import { cuit } from '@/domain/shared/cuit'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd, type TestGateways } from './connected-browser'

const martaTaxId = cuit('27284561231')
const pedroTaxId = cuit('20401182234')
const brunoTaxId = cuit('20382146906')

let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd
let gateway: TestGateways['access']

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  tab = browser.openTab()
  gateway = tab.gateways.access
})

describe('the people with a DNI', () => {
  it('have their names and tax ids', async () => {
    expect(await gateway.findPeople('14223078')).toEqual(
      success([
        { fullName: 'Ana Laura Castro', taxId: '27142230785' },
        { fullName: 'Ana María Castro', taxId: '24142230786' },
        { fullName: 'Juan Carlos Rojas', taxId: '20142230780' },
      ]),
    )
  })

  it('are none for 404 CUSTOMER_NOT_FOUND', async () => {
    expect(await gateway.findPeople('11111111')).toEqual(failure({ kind: 'customer-not-found' }))
  })

  it('are unknown when the server refuses for another reason', async () => {
    browser.setNextAnswer('access.findPeople', { status: 404, code: 'NOT_FOUND', message: 'No está.' })
    expect(await gateway.findPeople('28456123')).toEqual(
      failure({ kind: 'server-failure', message: 'No está.' }),
    )
  })
})

describe('a person at the login', () => {
  it('is a customer with a loan in one of three states', async () => {
    expect(await gateway.hasLoanAllowingLogin(martaTaxId)).toEqual(success(true))
    expect(await gateway.hasLoanAllowingLogin(pedroTaxId)).toEqual(success(false))
    expect(new URL(browser.requests[0]?.url ?? '').searchParams.get('statusList')).toBe('ACT,CAN,HAB')
  })

  it('has a password or not', async () => {
    expect(await gateway.hasPassword(martaTaxId)).toEqual(success(true))
    expect(await gateway.hasPassword(brunoTaxId)).toEqual(success(false))
  })
})

describe('a sent code', () => {
  it('goes to the phone only, and is shown in the demo', async () => {
    const sent = await gateway.sendCode(brunoTaxId, 'phone')
    expect(sent).toEqual(
      success({ phone: expect.stringMatching(/^3815\*+\d+$/), shownCode: expect.stringMatching(/^\d{4}$/) }),
    )
    expect(new URL(browser.requests[0]?.url ?? '').searchParams.get('sendByEmail')).toBe('false')
  })

  it.each([
    ['INVALID_CUSTOMER_EMAIL', { kind: 'server-failure', customerProblem: 'email-not-valid' }],
    ['CUSTOMER_NOT_FOUND', { kind: 'server-failure', customerProblem: 'not-found' }],
    ['TOO_MANY_ATTEMPTS', { kind: 'server-failure' }],
    ['INVALID_PHONE_NUMBER', { kind: 'number-not-valid' }],
    ['ANYTHING_ELSE', { kind: 'number-not-valid' }],
  ] as const)('that is refused with %s is a failure of its own kind', async (code, reason) => {
    browser.setNextAnswer('access.sendCode', { status: 409, code })
    expect(await gateway.sendCode(brunoTaxId, 'phone')).toEqual(failure(reason))
  })

  it('that is refused as too frequent says so, and blames no number', async () => {
    browser.setNextAnswer('access.sendCode', { status: 429, code: 'ANYTHING_ELSE' })
    expect(await gateway.sendCode(brunoTaxId, 'phone')).toEqual(
      failure({ kind: 'server-failure', tooManyRequests: {} }),
    )
  })

  it.each([
    [500, { mayBeDone: true }],
    [502, { mayBeDone: true }],
    [503, { mayBeDone: true }],
    [408, { mayBeDone: true }],
  ])('that fails with %d blames no number', async (status, error) => {
    browser.setNextAnswer('access.sendCode', { status, code: 'ANYTHING_ELSE' })
    expect(await gateway.sendCode(brunoTaxId, 'phone')).toEqual(failure({ kind: 'server-failure', ...error }))
  })

  it('goes to the e-mail too on request, masked', async () => {
    const sent = await gateway.sendCode(brunoTaxId, 'phone-and-email')
    expect(sent.ok && sent.value.email).toMatch(/^br\*+@correo\.example$/)
    expect(new URL(browser.requests[0]?.url ?? '').searchParams.get('sendByEmail')).toBe('true')
  })

  it('does not name the e-mail when it was sent to the phone only', async () => {
    browser.setNextAnswer('access.sendCode', {
      status: 200,
      body: { phoneNumber: '3815209946', customerEmail: 'bruno.acosta@correo.example' },
    })
    expect(await gateway.sendCode(brunoTaxId, 'phone')).toEqual(success({ phone: '3815****46' }))
  })

  it('is never shown outside the demo', async () => {
    const live = new HttpAccessGateway(tab.client, { isStandalone: () => false, showsLoginCodes: false })
    const sent = await live.sendCode(brunoTaxId, 'phone')
    expect(sent.ok && 'shownCode' in sent.value).toBe(false)
  })

  it('fails differently for an invalid number and for a server that does not answer', async () => {
    browser.setNextAnswer('access.sendCode', { status: 409, code: 'INVALID_PHONE_NUMBER' })
    expect(await gateway.sendCode(brunoTaxId, 'phone')).toEqual(failure({ kind: 'number-not-valid' }))
    browser.setNextAnswer('access.sendCode', 'network-error')
    expect(await gateway.sendCode(brunoTaxId, 'phone')).toEqual(failure({ kind: 'no-answer' }))
  })
})

describe('a login', () => {
  it('with the code opens a session; a wrong code is reported as such', async () => {
    const sent = await gateway.sendCode(brunoTaxId, 'phone')
    const code = sent.ok ? (sent.value.shownCode ?? '') : ''
    const wrong = code === '0000' ? '1111' : '0000'
    expect(await gateway.logInWithCode({ taxId: brunoTaxId, code: wrong, purpose: 'enter' })).toEqual(
      failure({ kind: 'wrong-code' }),
    )
    expect(await gateway.logInWithCode({ taxId: brunoTaxId, code, purpose: 'enter' })).toEqual(
      success({
        customer: {
          customerId: 'c-a1e6034d',
          taxId: '20382146906',
          firstName: 'Bruno',
          surname: 'Acosta',
          dni: '38214690',
          hasCredentials: false,
          phone: '3815209946',
          email: 'bruno.acosta@correo.example',
        },
        tokens: { access: expect.any(String), refresh: expect.any(String) },
      }),
    )
  })

  it('with a code names its purpose and whether the portal is installed', async () => {
    const installed = new HttpAccessGateway(tab.client, { isStandalone: () => true, showsLoginCodes: false })
    await installed.logInWithCode({ taxId: brunoTaxId, code: '0000', purpose: 'reset-password' })
    expect(await browser.requests[0]?.json()).toEqual({
      smsCode: '0000',
      resetPassword: true,
      authFromApp: true,
    })
    await gateway.logInWithCode({ taxId: brunoTaxId, code: '0000', purpose: 'enter' })
    expect(await browser.requests[1]?.json()).toEqual({
      smsCode: '0000',
      resetPassword: false,
      authFromApp: false,
    })
  })

  it('with the password opens a session, and says whether the portal is installed', async () => {
    const entered = await gateway.logInWithPassword({ taxId: martaTaxId, password: 'cuota2026' })
    expect(entered.ok && entered.value.customer.firstName).toBe('Marta')
    expect(new URL(browser.requests[0]?.url ?? '').searchParams.get('isAuthFromApp')).toBe('false')
    const installed = new HttpAccessGateway(tab.client, { isStandalone: () => true, showsLoginCodes: false })
    await installed.logInWithPassword({ taxId: martaTaxId, password: 'x' })
    expect(new URL(browser.requests[1]?.url ?? '').searchParams.get('isAuthFromApp')).toBe('true')
  })

  it('with a wrong password is refused, and from the third attempt on the user is blocked', async () => {
    const attempt = { taxId: martaTaxId, password: 'otra' }
    expect(await gateway.logInWithPassword(attempt)).toEqual(failure({ kind: 'wrong-password' }))
    await gateway.logInWithPassword(attempt)
    expect(await gateway.logInWithPassword(attempt)).toEqual(failure({ kind: 'user-blocked' }))
  })

  it('reads a plain 401 as a wrong password, and any other status as a failure of the server', async () => {
    const attempt = { taxId: martaTaxId, password: 'cuota2026' }
    browser.setNextAnswer('access.logInWithPassword', { status: 401 })
    expect(await gateway.logInWithPassword(attempt)).toEqual(failure({ kind: 'wrong-password' }))
    browser.setNextAnswer('access.logInWithPassword', { status: 503, message: 'Volvé en un rato.' })
    expect(await gateway.logInWithPassword(attempt)).toEqual(
      failure({ kind: 'server-failure', message: 'Volvé en un rato.', mayBeDone: true }),
    )
    browser.setNextAnswer('access.logInWithPassword', 'lost-answer')
    expect(await gateway.logInWithPassword(attempt)).toEqual(failure({ kind: 'no-answer' }))
    browser.setNextAnswer('access.authenticateWithCode', { status: 500 })
    expect(await gateway.logInWithCode({ taxId: martaTaxId, code: '0000', purpose: 'enter' })).toEqual(
      failure({ kind: 'server-failure', mayBeDone: true }),
    )
  })
})
