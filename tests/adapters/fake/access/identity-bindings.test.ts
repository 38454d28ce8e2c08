import { refinancingLinkHashOfPersona } from '#tests/support/lender-links'
import { beforeEach, describe, expect, it } from 'vitest'
import type { IdentityCheckPurpose } from '@/adapters/fake/shared/records'
import {
  FakeBackEndClient,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'
import { runIdentityCheck, type IdentityCheckRequestIds } from './pass-identity-check'

const ramonaTaxId = '27169088336'
const refinancingLinkQuery = `?hash=${encodeURIComponent(refinancingLinkHashOfPersona('ramona'))}`
const luciaTaxId = '27331274564'
const minuteMilliseconds = 60_000
const planRequestBody = { requestedAmount: 216_897.88, maxInstallmentAmount: 260_000, maxInstallments: 18 }

let client: FakeBackEndClient
let loanId: string

beforeEach(async () => {
  client = new FakeBackEndClient()
  const plans = (
    await client.post(`/refinancing/${ramonaTaxId}/installmentPlan${refinancingLinkQuery}`, {
      body: planRequestBody,
    })
  ).json
  const body = {
    requestedAmount: planRequestBody.requestedAmount,
    installmentAmount: plans[0]?.['amount'],
    installments: plans[0]?.['installment'],
    lineId: plans[0]?.['lineId'],
  }
  const made = await client.post(`/refinancing/${ramonaTaxId}/loan${refinancingLinkQuery}`, {
    idempotencyKey: 'loan',
    body,
  })
  loanId = stringOrThrow(made.json['loanId'])
})

function runRamonasIdentityCheck(
  purpose: IdentityCheckPurpose = 'REFINANCING',
): Promise<IdentityCheckRequestIds> {
  return runIdentityCheck(client, { taxId: ramonaTaxId, purpose })
}

function savePhoto(face: IdentityCheckRequestIds): Promise<TestResponseContent> {
  return client.post('/users/saveBiometricResultPhoto', { body: { loanId, imageBase64: 'aGk=', ...face } })
}

function sendDownPayment(
  face: IdentityCheckRequestIds,
  { key: idempotencyKey = 'pay', cardNumber = '4517650012344821' } = {},
): Promise<TestResponseContent> {
  const body = {
    externalLoanId: loanId,
    customerTaxId: ramonaTaxId,
    customerFullName: 'Ramona Paredes',
    amount: 24_099.77,
    cardNumber,
    cardExpirationMonth: '12',
    cardExpirationYear: '39',
    cvv: '123',
    ...face,
  }
  return client.post(`/refinancing/${ramonaTaxId}/process${refinancingLinkQuery}`, { idempotencyKey, body })
}

function requestPhoneChangeCode(face: IdentityCheckRequestIds): Promise<TestResponseContent> {
  const query = new URLSearchParams({ phone: '1155550001', ...face })
  return client.get(`/users/${ramonaTaxId}/verificationCode/sendSMS?${query}`)
}

/** Every API call that needs an identity check, with the purpose of the check. */
const callsThatNeedIdentityCheck = [
  { call: 'the down payment', purpose: 'REFINANCING', use: sendDownPayment },
  { call: 'the photo of a refinancing', purpose: 'REFINANCING', use: savePhoto },
  { call: 'the code to a new phone', purpose: 'PHONE', use: requestPhoneChangeCode },
] as const

describe.each(callsThatNeedIdentityCheck)('$call', ({ purpose, use }) => {
  it('accepts a check of that person, for that purpose, of the last 15 minutes', async () => {
    const face = await runRamonasIdentityCheck(purpose)
    client.clock.advance(15 * minuteMilliseconds - 1)
    expect((await use(face)).status).toBeLessThan(300)
  })

  const others = (['PHONE', 'LINE', 'REFINANCING'] as const).filter((each) => each !== purpose)

  it.each(others)('refuses a check for %s', async (other) => {
    expect((await use(await runRamonasIdentityCheck(other))).json['code']).toBe('IDENTITY_CHECK_PURPOSE')
  })

  it("refuses another person's check", async () => {
    const face = await runIdentityCheck(client, { taxId: luciaTaxId, purpose })
    expect((await use(face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
  })

  it('refuses a check that is 15 minutes old', async () => {
    const face = await runRamonasIdentityCheck(purpose)
    client.clock.advance(15 * minuteMilliseconds)
    expect((await use(face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
  })

  it.each(['NO_HIT', 'ERR_RNP', 'abandoned'] as const)(
    'refuses a check that ended as %s',
    async (decision) => {
      const face = await runIdentityCheck(client, { taxId: ramonaTaxId, purpose, decision })
      expect((await use(face)).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
    },
  )

  it('refuses invented numbers', async () => {
    const { externalTransactionId } = await runRamonasIdentityCheck(purpose)
    expect((await use({ idtx: 'x', externalTransactionId })).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
    expect((await use({ idtx: 'x', externalTransactionId: 'x' })).json['code']).toBe('IDENTITY_CHECK_EXPIRED')
  })
})

describe('the check of a refinancing', () => {
  it('is used up only by a payment that was charged', async () => {
    const face = await runRamonasIdentityCheck()
    expect((await savePhoto(face)).status).toBe(204)
    const denied = { key: 'denied', cardNumber: '4517650012340002' }
    expect((await sendDownPayment(face, denied)).json['code']).toBe('DENIED')
    expect((await sendDownPayment(face)).status).toBe(200)
    expect((await savePhoto(face)).json['code']).toBe('IDENTITY_CHECK_USED')
  })

  it('is not compared in a repeated key: a payment that was made answers the same', async () => {
    expect((await sendDownPayment(await runRamonasIdentityCheck())).status).toBe(200)
    expect((await sendDownPayment(await runRamonasIdentityCheck())).status).toBe(200)
    expect(client.backEnd.countCharges()).toBe(1)
  })

  it('is required: without it nothing is charged, and the key is reported as rejected', async () => {
    await sendDownPayment({ idtx: 'x', externalTransactionId: 'x' })
    expect(client.backEnd.countCharges()).toBe(0)
    const answers = await client.get(`/payments/status/${ramonaTaxId}?idempotencyKey=pay`)
    expect(answers.json['status']).toBe('REJECTED')
  })
})

describe('the check of the line', () => {
  let token: string
  let before: number

  beforeEach(async () => {
    before = await remaining()
  })

  /** Requests a loan of the revolving credit line. The lender pays it out after an identity check. */
  async function request(idempotencyKey: string): Promise<void> {
    const customer = '/customers/c-d5402e6c'
    const [offered] = Object.values((await client.get(`${customer}/installmentPlan/50000`, { token })).json)
    const { amount: installmentAmount, installment, lineId } = offered ?? {}
    const body = { requestedAmount: 50_000, installmentAmount, installments: installment, lineId }
    const made = await client.post(`${customer}/revolvingLine/start`, { token, idempotencyKey, body })
    expect(made.status).toBe(200)
  }

  async function ask(
    { idtx, externalTransactionId }: IdentityCheckRequestIds,
    purpose: IdentityCheckPurpose,
  ): Promise<unknown> {
    const path = `/users/${idtx}/validateBiometricResult/${externalTransactionId}?purpose=${purpose}`
    return (await client.get(path)).json['decision']
  }

  /**
   * Advances the clock by a day; by then, loan requests without an identity check have expired. Returns
   * how many loans were paid out.
   */
  async function released(): Promise<number> {
    client.clock.advance(24 * 60 * minuteMilliseconds)
    return (before - (await remaining())) / 50_000
  }

  async function remaining(): Promise<number> {
    token = await client.logIn('lucia')
    return Number(
      (await client.get('/customers/c-d5402e6c/revolvingLine', { token })).json['remainingAmount'],
    )
  }

  it('releases the waiting loan, once', async () => {
    await request('first')
    const face = await runIdentityCheck(client, { taxId: luciaTaxId, purpose: 'LINE' })
    expect(await ask(face, 'LINE')).toBe('HIT')
    await request('second')
    expect(await ask(face, 'LINE')).toBe('HIT')
    expect(await released()).toBe(1)
  })

  it.each(['PHONE', 'REFINANCING'] as const)('is not replaced by one for %s', async (purpose) => {
    await request('first')
    const face = await runIdentityCheck(client, { taxId: luciaTaxId, purpose })
    expect([await ask(face, purpose), await ask(face, 'LINE')]).toEqual(['HIT', 'NOT_FOUND'])
    expect(await released()).toBe(0)
  })

  it('releases nothing when the face did not match', async () => {
    await request('first')
    const face = await runIdentityCheck(client, { taxId: luciaTaxId, purpose: 'LINE', decision: 'NO_HIT' })
    expect(await ask(face, 'LINE')).toBe('NO_HIT')
    expect(await released()).toBe(0)
  })
})
