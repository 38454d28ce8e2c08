import { beforeEach, describe, expect, it } from 'vitest'
import { isCbu } from '@/domain/shared/cbu'
import {
  FakeBackEndClient,
  stringOrThrow,
  type TestResponseContent,
} from '#tests/adapters/fake/fake-back-end-client'

const martasLoanId = '40128753'
const payPath = `/debitCard/installmentPaymentDebitCard/${martasLoanId}`
const visaCardId = 'td-51c7a8e0'
let client: FakeBackEndClient
let token: string

beforeEach(async () => {
  client = new FakeBackEndClient()
  token = await client.logIn('marta')
})

function chargeCard(idempotencyKey: string, installmentAmount: number): Promise<TestResponseContent> {
  return client.post(payPath, { token, idempotencyKey, body: { debitCardId: visaCardId, installmentAmount } })
}

async function fetchAmountDue(externalId = martasLoanId): Promise<unknown> {
  return (await client.get(`/payments/info/${externalId}`, { token })).json['finalAmount']
}

describe('a payment with a saved card', () => {
  it('lowers the debt and is listed at once', async () => {
    const answer = await chargeCard('k-1', 12625)
    expect(answer.json).toEqual({
      paymentSuccess: true,
      transactionId: expect.stringMatching(/^\d{10}$/),
    })
    expect(await fetchAmountDue()).toBe(0)
    const paid = {
      amount: 12625,
      paymentDate: '2026-11-21 12:00:00',
      paymentMethod: 'DEBIT_CARD',
      accused: true,
    }
    expect((await client.get('/customers/27284561231/payments', { token })).json[0]).toMatchObject(paid)
    expect((await client.get('/customers/paymentsDetails/c-8f21d04b', { token })).json[0]).toMatchObject(paid)
  })

  it('makes the next installment current', async () => {
    await chargeCard('k-1', 12625)
    const loans = await client.get('/customers/27284561231/loans?expandedResources=INSTALLMENT,LOAN_FILE', {
      token,
    })
    expect(loans.json[0]).toMatchObject({
      currentInstallment: { number: 5, totalAmount: 12625, dueDate: '2027-01-01' },
      paymentEnabled: false,
      files: [{ type: 'DISCLAIMER' }],
    })
    expect(loans.json[0]?.['installments']?.[3]).toMatchObject({ number: 4, status: 'PAID' })
    expect((await client.get('/loans', { token })).json[0]?.['status']).toBe('UP_TO_DATE')
  })

  it('can be a part of the amount due', async () => {
    await chargeCard('k-1', 2625.5)
    expect(await fetchAmountDue()).toBe(9999.5)
    const loans = await client.get('/customers/27284561231/loans?expandedResources=INSTALLMENT', { token })
    expect(loans.json[0]?.['installments']?.[3]).toMatchObject({
      status: 'PARTIAL',
      partialPaidAmount: 2625.5,
    })
  })

  it('can be made in several parts, which add up', async () => {
    await chargeCard('k-1', 2625.5)
    await chargeCard('k-2', 999.5)
    expect(await fetchAmountDue()).toBe(9000)
    await chargeCard('k-3', 9000)
    expect(await fetchAmountDue()).toBe(0)
    expect(client.backEnd.countCharges()).toBe(3)
  })

  it('charges nothing when the amount is more than is due', async () => {
    expect((await chargeCard('k-1', 12625.01)).json).toEqual({
      paymentSuccess: false,
      errorCode: 'INVALID_AMOUNT',
    })
    expect(await fetchAmountDue()).toBe(12625)
    expect(client.backEnd.countCharges()).toBe(0)
  })

  it.each([0, -1, 0.001])('is refused unread when the amount is %d', async (amount) => {
    expect((await chargeCard('k-1', amount)).json['code']).toBe('INVALID_REQUEST')
    expect(client.backEnd.countCharges()).toBe(0)
  })

  it('needs an idempotency key, a card and a loan of the customer', async () => {
    const body = { debitCardId: visaCardId, installmentAmount: 12625 }
    const foreignCard = { ...body, debitCardId: 'td-0b9d36f4' }
    const elsewhere = '/debitCard/installmentPaymentDebitCard/40116602'
    expect((await client.post(payPath, { token, body })).json['code']).toBe('IDEMPOTENCY_KEY_REQUIRED')
    expect((await client.post(payPath, { token, idempotencyKey: 'k', body: foreignCard })).json['code']).toBe(
      'CARD_NOT_FOUND',
    )
    expect((await client.post(elsewhere, { token, idempotencyKey: 'k', body })).json['code']).toBe(
      'LOAN_NOT_FOUND',
    )
    expect(client.backEnd.countCharges()).toBe(0)
  })

  it.each([
    ['that expired', 'td-d5b3612a', 'INVALID_CARD_EXPIRED_ERROR'],
    ['that cannot be charged', 'td-97f1ea84', 'DENIED_OR_DISABLED'],
  ])('with a card %s is refused, and charges and counts nothing', async (_, debitCardId, errorCode) => {
    const paula = await client.logIn('paula')
    const answer = await client.post('/debitCard/installmentPaymentDebitCard/40151208', {
      token: paula,
      idempotencyKey: 'k-1',
      body: { debitCardId, installmentAmount: 15320.1 },
    })
    expect(answer.json).toEqual({ paymentSuccess: false, errorCode })
    const left = await client.get('/payments/info/40151208', { token: paula })
    const state = await client.get('/payments/status?idempotencyKey=k-1', { token: paula })
    expect(left.json['finalAmount']).toBe(15320.1)
    expect(state.json).toEqual({ status: 'REJECTED', errorCode })
    expect(client.backEnd.countCharges()).toBe(0)
  })

  it('with a card that is about to expire is accepted until its month is over', async () => {
    const lastMonth = { debitCardId: 'td-4e09c8f7', installmentAmount: 100 }
    client.clock.set(Date.parse('2026-12-31T12:00:00-03:00'))
    const paula = await client.logIn('paula')
    const path = '/debitCard/installmentPaymentDebitCard/40151208'
    const answer = await client.post(path, { token: paula, idempotencyKey: 'k-1', body: lastMonth })
    expect(answer.json['paymentSuccess']).toBe(true)
  })

  it('is refused with a card that was replaced', async () => {
    const paula = await client.logIn('paula')
    await client.post('/myCards/replace-card/td-97f1ea84/with/td-b72e5a10', {
      token: paula,
      idempotencyKey: 'k-0',
    })
    const body = { debitCardId: 'td-97f1ea84', installmentAmount: 100 }
    const path = '/debitCard/installmentPaymentDebitCard/40151208'
    const answer = await client.post(path, { token: paula, idempotencyKey: 'k-1', body })
    expect([answer.status, answer.json['code']]).toEqual([404, 'CARD_NOT_FOUND'])
    expect(client.backEnd.countCharges()).toBe(0)
  })

  it('answers the same to a repeated key, and refuses the key for another payment', async () => {
    const first = await chargeCard('k-1', 5000)
    expect((await chargeCard('k-1', 5000)).json).toEqual(first.json)
    expect((await chargeCard('k-1', 6000)).json['code']).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(client.backEnd.countCharges()).toBe(1)
    expect(await fetchAmountDue()).toBe(7625)
  })

  it('pays the oldest overdue installment first, its punitive interest before its amount', async () => {
    const raul = await client.logIn('raul')
    await client.post('/debitCard/installmentPaymentDebitCard/40116602', {
      token: raul,
      idempotencyKey: 'k-2',
      body: { debitCardId: 'td-0b9d36f4', installmentAmount: 21087.42 },
    })
    expect((await client.get('/loans/40116602', { token: raul })).json['installments']).toMatchObject([
      { installmentNumber: 3, installmentAmount: 38950.4, installmentPunitive: 1726.53, vto: '2026-10-01' },
      { installmentNumber: 4, installmentAmount: 38950.4, installmentPunitive: 1168.51, vto: '2026-11-01' },
    ])
  })

  it('of all that is overdue makes the customer up to date', async () => {
    const raul = await client.logIn('raul')
    await client.post('/debitCard/installmentPaymentDebitCard/40116602', {
      token: raul,
      idempotencyKey: 'k-3',
      body: { debitCardId: 'td-0b9d36f4', installmentAmount: 101883.26 },
    })
    const status = await client.get('/customers/20243189072/accountStatus', { token: raul })
    expect(status.json).toMatchObject({ customerIsUpToDate: true, totalDebt: 0 })
    expect((await client.get('/loans', { token: raul })).json[0]?.['status']).toBe('TO_PAY')
  })
})

describe('the state of a payment', () => {
  it('is returned by key to the customer who paid', async () => {
    await chargeCard('k-1', 12625)
    await chargeCard('k-2', 99999)
    const ask = async (key: string, by = token) =>
      (await client.get(`/payments/status?idempotencyKey=${key}`, { token: by })).json
    expect(await ask('k-1')).toMatchObject({ status: 'APPROVED', transactionId: expect.any(String) })
    expect(await ask('k-2')).toEqual({ status: 'REJECTED', errorCode: 'INVALID_AMOUNT' })
    expect(await ask('k-3')).toEqual({ status: 'NOT_FOUND' })
    expect(await ask('k-1', await client.logIn('raul'))).toEqual({ status: 'NOT_FOUND' })
  })
})

describe('a payment with a new card', () => {
  const owner = { dni: '28456123', fullname: 'Marta Giménez' }
  const card = { debitCardNumber: '4509953566233704', month: '08', year: '29', ccv: '123', ...owner }
  const withCard = (change: object) =>
    client.post(`/payments/cardPayment/${martasLoanId}`, {
      token,
      idempotencyKey: crypto.randomUUID(),
      body: { amount: 12625, idCredit: martasLoanId, ...card, ...change },
    })

  it('charges, and stores no card number', async () => {
    expect((await withCard({})).json['paymentSuccess']).toBe(true)
    expect(await fetchAmountDue()).toBe(0)
  })

  it.each([
    [{ debitCardNumber: '4509953566230010' }, 'INSUFFICIENT_FUNDS'],
    [{ debitCardNumber: '4509953566230036' }, 'INVALID_CARD_NUMBER'],
    [{ month: '10', year: '26' }, 'INVALID_CARD_EXPIRED_ERROR'],
  ])('is refused by the issuer with %o', async (change, errorCode) => {
    expect((await withCard(change)).json).toEqual({ paymentSuccess: false, errorCode })
    expect(await fetchAmountDue()).toBe(12625)
  })
})

describe('the other payment methods', () => {
  it('are all six for a loan', async () => {
    const methods = (await client.get(`/availablePaymentMethods/${martasLoanId}`, { token })).json
    expect(Array.from({ length: 6 }, (_, index) => methods[index]?.['id'])).toEqual([
      'CVU',
      'QR',
      'CASH',
      'MP',
      'TD',
      'TC',
    ])
  })

  it('include a virtual account with valid check digits, or none without an account', async () => {
    const path = `/payments/cvuPayment/${martasLoanId}`
    expect(isCbu(stringOrThrow((await client.get(path, { token })).json))).toBe(true)
    client.backEnd.changeDemoState({ set: { noCvu: true } })
    expect((await client.get(path, { token })).json).toBe('')
  })

  it('include a QR with the amount due and a checksum', async () => {
    const { qr } = (await client.get(`/payments/qrCodePayment/${martasLoanId}`, { token })).json
    expect(qr).toMatch(/^000201.*540812625\.005802AR/)
    expect(qr).toMatch(/6304[0-9A-F]{4}$/)
  })

  it('lead to the wallet and the credit card, inside the portal that asked', async () => {
    const wallet = await client.post(`/payments/mercadoPagoPayment/${martasLoanId}`, {
      token,
      body: { amount: 12625 },
    })
    expect(wallet.json['urlToRedirect']).toBe(
      'https://portal.test/estado-pago?status=approved&id=40128753&amount=12625&external_reference=40128753',
    )
    const link = await client.get(`/creditCard/installmentPaymentCreditCard/${martasLoanId}`, { token })
    expect(link.json['url']).toBe('https://portal.test/como-pagar-cuota-online?id=40128753')
  })

  it('are credited by the bank only', async () => {
    expect(client.backEnd.receiveLoanPaymentTransfer(martasLoanId)).toEqual({ ok: true, value: 1_262_500 })
    expect(await fetchAmountDue()).toBe(0)
    expect((await client.get('/customers/27284561231/payments', { token })).json[0]).toMatchObject({
      amount: 12625,
      paymentMethod: 'CVU_TRANSFER',
      accused: true,
    })
    const refusal = { ok: false, failure: { kind: 'nothing-due' } }
    expect(client.backEnd.receiveLoanPaymentTransfer(martasLoanId)).toEqual(refusal)
    expect(client.backEnd.receiveLoanPaymentTransfer('0')).toEqual({
      ok: false,
      failure: { kind: 'loan-not-found' },
    })
    expect(client.backEnd.countCharges()).toBe(0)
  })
})

describe('a demo state', () => {
  it.each([
    [{ noLoans: true }, '/loans'],
    [{ noLoans: true }, '/customers/27284561231/loans'],
    [{ noPayments: true }, '/customers/27284561231/payments'],
    [{ noSavedCards: true }, '/debitCard/27284561231'],
  ])('with %o empties %s', async (set, path) => {
    client.backEnd.changeDemoState({ set })
    expect((await client.get(path, { token })).json).toEqual([])
  })

  it('refuses every charge with the code that it names', async () => {
    client.backEnd.changeDemoState({ set: { cardRefusal: 'EXCEED_LIMITS' } })
    expect((await chargeCard('k-1', 12625)).json).toEqual({
      paymentSuccess: false,
      errorCode: 'EXCEED_LIMITS',
    })
    expect(await fetchAmountDue()).toBe(12625)
  })

  it('accepts charges without a transaction', async () => {
    client.backEnd.changeDemoState({ set: { withoutTransaction: true } })
    expect((await chargeCard('k-1', 12625)).json).toEqual({ paymentSuccess: true })
  })
})
