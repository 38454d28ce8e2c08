import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { savedCardChargeRequest, signInForPayments } from './signed-in-payments'
import { martasVisa } from '#tests/support/test-cards'

describe('the calls that charge a card', () => {
  it('charge a saved card in pesos under its key, and find the outcome by the key', async () => {
    const { gateway, requests, backEnd } = await signInForPayments('marta')
    const paid = await gateway.payWithSavedCard(savedCardChargeRequest)
    expect(paid).toMatchObject({ ok: true })
    const sent = requests.at(-1)
    expect(sent?.headers.get('Idempotency-Key')).toBe('key-1')
    expect(await sent?.json()).toEqual({ debitCardId: 'td-51c7a8e0', installmentAmount: 12625 })
    const status = await gateway.paymentStatus('key-1', savedCardChargeRequest.onBehalfOf)
    expect(status).toMatchObject({ ok: true, value: { status: 'approved' } })
    expect(paid).toEqual(success({ reference: status.ok && status.value.chargeId }))
    expect(backEnd.countCharges()).toBe(1)
  })

  it('give the reason of a rejected charge, and report an unknown key as not found', async () => {
    const { gateway, backEnd } = await signInForPayments('marta')
    backEnd.changeDemoState({ set: { cardRefusal: 'INSUFFICIENT_FUNDS' } })
    const rejected = failure({ kind: 'rejected', reason: 'insufficient-funds' })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(rejected)
    expect(
      await gateway.payWithNewCard({ ...savedCardChargeRequest, idempotencyKey: 'key-2', card: martasVisa }),
    ).toEqual(rejected)
    expect(await gateway.paymentStatus('another', savedCardChargeRequest.onBehalfOf)).toEqual(
      success({ status: 'not-found' }),
    )
  })

  it.each([
    ['CARD_BLOCKED', 'blocked'],
    ['INSUFFICIENT_FUNDS', 'insufficient-funds'],
    ['TRANSACTION_NOT_ALLOWED', 'denied'],
    ['DENIED', 'denied'],
    ['INVALID_CARD_EXPIRED_ERROR', 'denied'],
    ['INVALID_CARD_EXPIRATION_MONTH', 'denied'],
    ['INVALID_CARD_EXPIRATION_YEAR', 'denied'],
    ['AUTH_REQUIRED', 'denied'],
    ['DENIED_OR_DISABLED', 'denied'],
    ['INVALID_CARD_NUMBER', 'wrong-number'],
    ['CARD_BIN_ERROR', 'wrong-number'],
    ['WRONG_NUMBER', 'wrong-number'],
    ['REJECTED', 'payment-error'],
    ['OTHER_ERROR', 'payment-error'],
    ['NOT_BE_CREDITED', 'payment-error'],
    ['MISSING_IDCREDIT', 'payment-error'],
    ['INVALID_USER_OR_PASSWORD', 'payment-error'],
    ['INVALID_HASH', 'payment-error'],
    ['INVALID_PAYMENT_METHOD_ID', 'payment-error'],
    ['INPUT_DATA_ERROR', 'payment-error'],
    ['INVALID_AMOUNT', 'payment-error'],
    ['ERROR_PAYMENT', 'payment-error'],
    ['EXCEED_LIMITS', 'limits-exceeded'],
    ['MAX_ATTEMPTS', 'too-many-attempts'],
    ['MAX_ATTEMPTS_ERROR', 'too-many-attempts'],
  ])('sort %s under %s, in a success and in a 409', async (errorCode, reason) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.payWithSavedCard', { status: 200, body: { errorCode, paymentSuccess: false } })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'rejected', reason }),
    )
    setNextAnswer('payments.payWithSavedCard', { status: 409, code: errorCode })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'rejected', reason }),
    )
  })

  it('read the code of a refusal by either of its names, whatever else the body lacks', async () => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    const blocked = failure({ kind: 'rejected', reason: 'blocked' })
    for (const body of [
      { code: 'CARD_BLOCKED', message: null },
      { errorCode: 'CARD_BLOCKED', paymentSuccess: false },
      { code: 7, errorCode: 'CARD_BLOCKED' },
    ]) {
      setNextAnswer('payments.payWithSavedCard', { status: 409, body })
      expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(blocked)
    }
  })

  it.each([400, 401, 403, 404, 408, 409, 422, 429])(
    'treat a code of the table as a rejection in a %d',
    async (status) => {
      const { gateway, setNextAnswer } = await signInForPayments('marta')
      const answer = { status, code: 'CARD_BLOCKED' }
      for (const _ of ['asked', 'asked again after the renewal'])
        setNextAnswer('payments.payWithSavedCard', answer)
      expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
        failure({ kind: 'rejected', reason: 'blocked' }),
      )
    },
  )

  it.each([
    { status: 400 },
    { status: 401 },
    { status: 403 },
    { status: 404 },
    { status: 400, code: 'NUEVO' },
    { status: 404, code: 'toString' },
  ])('treat %o before processing as no outcome: the browser may have sent it twice', async (answer) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    const times = answer.status === 401 ? ['asked', 'asked again after the renewal'] : ['asked']
    for (const _ of times) setNextAnswer('payments.payWithSavedCard', answer)
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'server-failure' }),
    )
    for (const _ of times) setNextAnswer('payments.payWithNewCard', answer)
    expect(await gateway.payWithNewCard({ ...savedCardChargeRequest, card: martasVisa })).toEqual(
      failure({ kind: 'server-failure' }),
    )
  })

  it.each([400, 403, 404])('start no wallet payment with a %d', async (status) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.startWalletPayment', { status })
    expect(await gateway.startWalletPayment(savedCardChargeRequest)).toEqual(
      failure({ kind: 'server-failure' }),
    )
  })

  it.each([400, 401, 403, 404])('treat a page with %d as no outcome', async (status) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    const answer = { status, page: true }
    for (const _ of ['asked', 'asked again after the renewal'])
      setNextAnswer('payments.payWithSavedCard', answer)
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'unreadable', reference: 'payments.payWithSavedCard' }),
    )
    for (const _ of ['asked', 'asked again after the renewal'])
      setNextAnswer('payments.startWalletPayment', answer)
    expect(await gateway.startWalletPayment(savedCardChargeRequest)).toEqual(
      failure({ kind: 'unreadable', reference: 'payments.startWalletPayment' }),
    )
  })

  it.each([
    { status: 500, code: 'CARD_BLOCKED' },
    { status: 502 },
    { status: 503 },
    { status: 504 },
    { status: 408 },
    { status: 409 },
    { status: 409, code: 'OPERATION_IN_PROCESS' },
  ])('treat %o as no outcome', async (answer) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.payWithSavedCard', answer)
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toMatchObject(
      failure({ kind: 'server-failure' }),
    )
  })

  it('treat a 429 as no outcome either', async () => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.payWithSavedCard', { status: 429 })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'server-failure', tooManyRequests: {} }),
    )
  })

  it.each([
    [{ status: 'PENDIENTE' }, { status: 'in-process' }],
    [{ status: 7 }, { status: 'in-process' }],
    [{}, { status: 'in-process' }],
    [{ status: 'APPROVED', transactionId: 7001 }, { status: 'approved' }],
  ])('read a state of %o as %o', async (body, read) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.paymentStatus', { status: 200, body })
    expect(await gateway.paymentStatus('key-1', savedCardChargeRequest.onBehalfOf)).toEqual(success(read))
  })

  it("send no charge in another customer's session", async () => {
    const { gateway, requests } = await signInForPayments('lucia')
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(failure({ kind: 'session-ended' }))
    expect(await gateway.payWithNewCard({ ...savedCardChargeRequest, card: martasVisa })).toEqual(
      failure({ kind: 'session-ended' }),
    )
    expect(await gateway.startWalletPayment(savedCardChargeRequest)).toEqual(
      failure({ kind: 'session-ended' }),
    )
    expect(await gateway.paymentStatus('key-1', savedCardChargeRequest.onBehalfOf)).toEqual(
      failure({ kind: 'session-ended' }),
    )
    expect(requests).toEqual([])
  })

  it('give the reason of a rejected payment when they ask for its status', async () => {
    const { gateway, backEnd } = await signInForPayments('marta')
    backEnd.changeDemoState({ set: { cardRefusal: 'INSUFFICIENT_FUNDS' } })
    await gateway.payWithSavedCard(savedCardChargeRequest)
    expect(
      await gateway.paymentStatus(savedCardChargeRequest.idempotencyKey, savedCardChargeRequest.onBehalfOf),
    ).toEqual(success({ status: 'rejected', cardRefusal: 'insufficient-funds' }))
  })

  it("follow the server's success field when the code is unknown", async () => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.payWithSavedCard', {
      status: 200,
      body: { errorCode: 'NUEVO', paymentSuccess: false },
    })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(failure({ kind: 'rejected' }))
    setNextAnswer('payments.payWithSavedCard', { status: 409, code: 'NUEVO' })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'server-failure' }),
    )
  })

  it.each(['NUEVO', 'CARD_BLOCKED'])(
    'treat a charge with both success and %s as unknown',
    async (errorCode) => {
      const { gateway, setNextAnswer } = await signInForPayments('marta')
      const body = { errorCode, paymentSuccess: true, transactionId: '7001' }
      setNextAnswer('payments.payWithSavedCard', { status: 200, body })
      expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
        failure({ kind: 'unreadable', reference: 'payments.payWithSavedCard' }),
      )
      setNextAnswer('payments.payWithNewCard', { status: 200, body })
      expect(await gateway.payWithNewCard({ ...savedCardChargeRequest, card: martasVisa })).toEqual(
        failure({ kind: 'unreadable', reference: 'payments.payWithNewCard' }),
      )
    },
  )

  it.each([
    ['an empty code', { errorCode: '', paymentSuccess: true, transactionId: '7001' }, { reference: '7001' }],
    ['no number', { paymentSuccess: true }, {}],
  ])('read a success with %s as confirmed', async (_, body, confirmed) => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.payWithSavedCard', { status: 200, body })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(success(confirmed))
  })

  it.each([0, -1])('send no charge of %i cents, which the contract forbids', async (amount) => {
    const { gateway, requests } = await signInForPayments('marta')
    const nothingSent = failure({ kind: 'nothing-sent' })
    const of = { ...savedCardChargeRequest, amount: cents(amount) }
    expect(await gateway.payWithSavedCard(of)).toEqual(nothingSent)
    expect(await gateway.payWithNewCard({ ...of, card: martasVisa })).toEqual(nothingSent)
    expect(requests.map(({ url }) => url).filter((url) => url.includes('payment'))).toEqual([])
  })

  it('distinguish an HTTP error, no answer and an unreadable one', async () => {
    const { gateway, setNextAnswer } = await signInForPayments('marta')
    setNextAnswer('payments.payWithSavedCard', { status: 500, code: 'BOOM', message: 'Volvé a probar.' })
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'server-failure', mayBeDone: true, message: 'Volvé a probar.' }),
    )
    setNextAnswer('payments.payWithSavedCard', 'lost-answer')
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(failure({ kind: 'no-answer' }))
    setNextAnswer('payments.payWithSavedCard', 'malformed')
    expect(await gateway.payWithSavedCard(savedCardChargeRequest)).toEqual(
      failure({ kind: 'unreadable', reference: 'payments.payWithSavedCard' }),
    )
  })

  it('send a new card as it was typed, and charge it', async () => {
    const { gateway, requests } = await signInForPayments('marta')
    const paid = await gateway.payWithNewCard({
      loanExternalId: '40128753',
      amount: cents(1_262_500),
      idempotencyKey: 'key-2',
      onBehalfOf: savedCardChargeRequest.onBehalfOf,
      card: martasVisa,
    })
    expect(paid).toMatchObject({ ok: true, value: { reference: expect.any(String) } })
    expect(await requests.at(-1)?.json()).toEqual({
      amount: 12625,
      idCredit: '40128753',
      dni: '28456123',
      fullname: 'Marta Giménez',
      debitCardNumber: '4517650012344821',
      month: '09',
      year: '28',
      ccv: '123',
    })
  })
})
