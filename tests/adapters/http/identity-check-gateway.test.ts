import { beforeEach, describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { failure, success } from '@/domain/shared/result'
import { HttpPhoneChangeGateway } from '@/adapters/http/phone-change-gateway'
import { BrowserWithFakeBackEnd, type TabWithFakeBackEnd, type TestGateways } from './connected-browser'

const taxId = cuit('27284561231')
const startCheckAnswer = {
  url: 'https://validador.example/formulario',
  seckey: 'k',
  idmaqcService: 'i',
  profileServices: 'p',
  services: 's',
  externalId: 'check-1',
  customerId: 'c-8f21d04b',
}
const identityCheckRequest = { taxId, purpose: 'phone', returnPath: '/cambio-celular' } as const
let browser: BrowserWithFakeBackEnd
let tab: TabWithFakeBackEnd
let gateways: TestGateways

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
  tab = browser.openTab()
  gateways = tab.gateways
})

/** Makes Marta's identity check, which succeeds. Returns its two ids. */
async function passIdentityCheck() {
  const started = await gateways.identityCheck.startCheck(identityCheckRequest)
  const externalId = started.ok ? started.value.externalId : ''
  const back = browser.backEnd.saveIdentityCheckResult(externalId, {
    decision: 'HIT',
    idParameterName: 'externaltxid',
  })
  return { transactionId: new URL(back ?? '').searchParams.get('idtx') ?? '', externalId }
}

describe('starting the identity check', () => {
  it('returns the form with every field of the answer and the country, and the id separately', async () => {
    browser.setNextAnswer('identity-check.start', { status: 200, body: startCheckAnswer })
    const { url, ...fields } = startCheckAnswer
    expect(
      await gateways.identityCheck.startCheck({
        ...identityCheckRequest,
        returnPath: '/cambio-celular?a=1&b=2',
      }),
    ).toEqual(
      success({ form: { address: url, fields: { ...fields, country: 'ARG' } }, externalId: 'check-1' }),
    )
    const asked = new URL(browser.requests[0]?.url ?? '')
    expect(asked.pathname).toBe('/api/users/generateBiometricOnboardingData/27284561231')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      redirectPath: '/cambio-celular?a=1&b=2',
      purpose: 'PHONE',
    })
  })

  it('returns the fields by the names that the lender configured for its provider', async () => {
    browser.setNextAnswer('identity-check.start', { status: 200, body: startCheckAnswer })
    const configured = browser.openTab({ identityForm: { seckey: 'api_key', country: 'pais' } })
    const started = await configured.gateways.identityCheck.startCheck(identityCheckRequest)
    expect(started.ok && started.value.form.fields).toEqual({
      api_key: 'k',
      idmaqcService: 'i',
      profileServices: 'p',
      services: 's',
      externalId: 'check-1',
      customerId: 'c-8f21d04b',
      pais: 'ARG',
    })
  })

  it('returns the id also when the lender configured another name for its field', async () => {
    browser.setNextAnswer('identity-check.start', { status: 200, body: startCheckAnswer })
    const configured = browser.openTab({ identityForm: { externalId: 'x' } })
    const started = await configured.gateways.identityCheck.startCheck(identityCheckRequest)
    expect(started).toMatchObject({ value: { form: { fields: { x: 'check-1' } }, externalId: 'check-1' } })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '/otra', '', 'https://[', 'ftp://validador.example'])(
    'never leads to %j',
    async (url) => {
      browser.setNextAnswer('identity-check.start', { status: 200, body: { ...startCheckAnswer, url } })
      expect(await gateways.identityCheck.startCheck(identityCheckRequest)).toEqual(
        failure({ kind: 'unreadable', reference: 'identity-check.start' }),
      )
    },
  )

  it.each(['malformed', 'network-error', { status: 500, message: 'Volvé en un rato.' }] as const)(
    'fails with %o',
    async (answer) => {
      browser.setNextAnswer('identity-check.start', answer)
      expect((await gateways.identityCheck.startCheck(identityCheckRequest)).ok).toBe(false)
    },
  )
})

describe('the result of the identity check', () => {
  it.each([
    ['HIT', 'validated'],
    ['NO_HIT', 'no-match'],
    ['ERR_RNP', 'not-validated'],
    ['NOT_FOUND', 'not-validated'],
    ['hit', 'not-validated'],
    ['', 'not-validated'],
  ])('of %j is read as %s', async (decision, outcome) => {
    browser.setNextAnswer('identity-check.findResult', { status: 200, body: { decision } })
    expect(
      await gateways.identityCheck.fetchCheckResult({ transactionId: 't', externalId: 'e' }, 'phone'),
    ).toEqual(success({ outcome }))
  })

  it('has the photo when there is one, and is requested by both names', async () => {
    browser.setNextAnswer('identity-check.findResult', {
      status: 200,
      body: { decision: 'HIT', imageBase64: 'aGk=' },
    })
    const result = await gateways.identityCheck.fetchCheckResult(
      { transactionId: 't/1', externalId: 'e?2' },
      'line',
    )
    expect(result).toEqual(success({ outcome: 'validated', photo: 'aGk=' }))
    expect(browser.requests[0]?.url).toContain('/users/t%2F1/validateBiometricResult/e%3F2?purpose=LINE')
  })

  it.each(['malformed', 'network-error', { status: 404 }] as const)('fails with %o', async (answer) => {
    browser.setNextAnswer('identity-check.findResult', answer)
    const result = await gateways.identityCheck.fetchCheckResult(
      { transactionId: 't', externalId: 'e' },
      'phone',
    )
    expect(result.ok).toBe(false)
  })

  it('stores the photo with the loan', async () => {
    browser.setNextAnswer('identity-check.savePhoto', { status: 204 })
    const check = { transactionId: 't', externalId: 'e' }
    const photo = { loanId: 'n-1', photo: 'aGk=', check }
    expect(await gateways.identityCheck.saveSelfie(photo)).toEqual(success())
    expect(await browser.requests[0]?.json()).toEqual({
      loanId: 'n-1',
      imageBase64: 'aGk=',
      idtx: 't',
      externalTransactionId: 'e',
    })
  })
})

describe('the new phone', () => {
  const phone = {
    taxId,
    cellphone: '1155550001',
    check: { transactionId: 'tx+1', externalId: 'check-1' },
  }

  it('gets a code, never by e-mail, with the values of the link and the identity check', async () => {
    const check = await passIdentityCheck()
    const sent = await gateways.phoneChange.sendCodeToNewPhoneNumber({ ...phone, check, linkHash: 'h+1' })
    expect(sent).toEqual(success({ phone: '1155****01', shownCode: expect.stringMatching(/^\d{4}$/) }))
    const { searchParams } = new URL(browser.requests.at(-1)?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      phone: '1155550001',
      sendByEmail: 'false',
      idtx: check.transactionId,
      externalTransactionId: check.externalId,
      hash: 'h+1',
    })
  })

  it('never has its code shown outside the demo', async () => {
    const live = new HttpPhoneChangeGateway(tab.client, { showsLoginCodes: false })
    const sent = await live.sendCodeToNewPhoneNumber({ ...phone, check: await passIdentityCheck() })
    expect(sent.ok).toBe(true)
    expect(sent.ok && 'shownCode' in sent.value).toBe(false)
  })

  it('that cannot get a code is invalid; a server that does not answer is another failure', async () => {
    browser.setNextAnswer('access.sendCode', { status: 409, code: 'INVALID_PHONE_NUMBER' })
    expect(await gateways.phoneChange.sendCodeToNewPhoneNumber(phone)).toEqual(
      failure({ kind: 'number-not-valid' }),
    )
    browser.setNextAnswer('access.sendCode', 'network-error')
    expect(await gateways.phoneChange.sendCodeToNewPhoneNumber(phone)).toEqual(failure({ kind: 'no-answer' }))
  })

  it('gets no error of its own for too frequent requests', async () => {
    browser.setNextAnswer('access.sendCode', { status: 429, message: 'Volvé en un rato.' })
    expect(await gateways.phoneChange.sendCodeToNewPhoneNumber(phone)).toEqual(
      failure({ kind: 'server-failure', message: 'Volvé en un rato.', tooManyRequests: {} }),
    )
  })

  it.each([
    [500, { mayBeDone: true }],
    [503, { mayBeDone: true }],
    [408, { mayBeDone: true }],
  ])('gets no error of its own when the sending fails with %d', async (status, error) => {
    browser.setNextAnswer('access.sendCode', { status, message: 'Volvé en un rato.' })
    expect(await gateways.phoneChange.sendCodeToNewPhoneNumber(phone)).toEqual(
      failure({ kind: 'server-failure', message: 'Volvé en un rato.', ...error }),
    )
  })

  it('gets no error of its own when the lender does not know its owner', async () => {
    browser.setNextAnswer('access.sendCode', { status: 404, code: 'CUSTOMER_NOT_FOUND' })
    expect(await gateways.phoneChange.sendCodeToNewPhoneNumber(phone)).toEqual(
      failure({ kind: 'server-failure', customerProblem: 'not-found' }),
    )
  })

  it.each([
    ['IDENTITY_CHECK_USED', 'identity-check-used'],
    ['IDENTITY_CHECK_EXPIRED', 'identity-check-expired'],
  ])('gets no code after %s', async (code, kind) => {
    browser.setNextAnswer('access.sendCode', { status: 409, code })
    expect(await gateways.phoneChange.sendCodeToNewPhoneNumber(phone)).toEqual(failure({ kind }))
  })

  it.each([
    [{ status: 409, code: 'ERROR_UPDATE_CUSTOMER_CELLPHONE' }, { kind: 'phone-not-changed' }],
    [{ status: 409, code: 'INVALID_SMS_CODE_ERROR' }, { kind: 'wrong-code' }],
    [{ status: 409, code: 'IDENTITY_CHECK_USED' }, { kind: 'identity-check-used' }],
    [{ status: 409, code: 'IDENTITY_CHECK_EXPIRED' }, { kind: 'identity-check-expired' }],
    [{ status: 500 }, { kind: 'server-failure', mayBeDone: true }],
    ['lost-answer', { kind: 'no-answer' }],
  ] as const)('is refused with %o', async (answer, reason) => {
    browser.setNextAnswer('phone-change.updateCellphone', answer)
    expect(await gateways.phoneChange.changePhoneNumber(phone, '4821')).toEqual(failure(reason))
    expect(await browser.requests[0]?.json()).toEqual({
      cellphone: '1155550001',
      smsCode: '4821',
      idtx: 'tx+1',
      externalTransactionId: 'check-1',
    })
  })
})
