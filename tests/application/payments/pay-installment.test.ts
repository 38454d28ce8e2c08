import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { totalDue } from '@/domain/payments/total-due'
import type { DebitCardPaymentRequest } from '@/application/payments/card-charge'
import type { CardChargeAnswer } from '@/application/payments/payment.port'
import type { OperationOutcome } from '@/application/shared/exactly-once'
import { martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { ManuallyResolvedPromise, PaymentTab, exampleInstallmentPayment, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway, fourthInstallment } from './scripted-payment-gateway'
import {
  createGatewayWithChargeAnswer,
  confirmedChargeAnswer,
  firstIdempotencyKeyOfTab,
  exampleNewCardToCharge,
  chargeOutcomeUnknownAnswer,
} from './an-answering-lender'

/** Fields of a payment in the lender's list after the lender has applied the payment to the loan. */
const appliedPaymentFields = {
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  status: 'paid',
} as const

describe('a card payment of an installment', () => {
  it.each([
    [exampleInstallmentPayment.card, { debitCardId: 'td-51c7a8e0' }],
    [exampleNewCardToCharge, { card: exampleNewCardToCharge.card }],
  ] as const)('carries the chosen terms, its own key and its customer: %o', async (card, sent) => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    expect(await tab.pay({ ...exampleInstallmentPayment, card })).toMatchObject({
      ok: true,
      value: { outcome: { kind: 'confirmed', reference: '7001' }, operation: { amount: 1_262_500 } },
    })
    expect(gateway.charges).toEqual([
      {
        loanExternalId: '40128753',
        amount: 1_262_500,
        idempotencyKey: firstIdempotencyKeyOfTab,
        onBehalfOf: '27284561231',
        ...sent,
      },
    ])
    expect(tab.lastStoredPayment()).toMatchObject({ status: 'confirmed', reference: '7001' })
  })

  it.each([exampleInstallmentPayment.card, exampleNewCardToCharge])(
    'is stored before it is sent, without a value of the card, customer or loan: %o',
    async (card) => {
      const gateway = new ScriptedPaymentGateway()
      const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
      gateway.answerCharge = () => answer.promise
      const tab = new PaymentTab(gateway)
      void tab.payInstallment.execute({ ...exampleInstallmentPayment, card })
      await waitForQueuedTasks()
      expect(gateway.charges).toHaveLength(1)
      const text = tab.browser.localStorageContent.textsByKey.get('operations') ?? ''
      expect(JSON.parse(text)).toMatchObject({
        value: { all: [{ idempotencyKey: firstIdempotencyKeyOfTab, status: 'sent' }] },
      })
      for (const word of ['5412750012345014', 'td-51c7a8e0', 'Marta', '28456123', '27284561231', '40128753'])
        expect(text).not.toContain(word)
      answer.settle(confirmedChargeAnswer)
    },
  )

  it('is reported as sent after the precondition was checked, not before', async () => {
    const gateway = new ScriptedPaymentGateway()
    const calls: string[] = []
    gateway.answerCharge = () => {
      calls.push('sent')
      return Promise.resolve(confirmedChargeAnswer)
    }
    const callbacks = { hasLeftScreen: () => false, onSending: () => calls.push('sending') }
    const paying = new PaymentTab(gateway).payInstallment.execute(exampleInstallmentPayment, callbacks)
    expect(calls).toEqual([])
    await paying
    expect(calls).toEqual(['sending', 'sent'])
  })

  it('is not sent when the customer leaves while the amount due is read', async () => {
    const gateway = new ScriptedPaymentGateway()
    const callbacks = { hasLeftScreen: () => true, onSending: () => undefined }
    expect(
      await new PaymentTab(gateway).payInstallment.execute(exampleInstallmentPayment, callbacks),
    ).toEqual(failure({ kind: 'left' }))
    expect(gateway.charges).toEqual([])
  })

  it('is sent again for a customer who returns, and not by the press before they left', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    let hasLeft = false
    const first = tab.payInstallment.execute(exampleInstallmentPayment, {
      hasLeftScreen: () => hasLeft,
      onSending: () => undefined,
    })
    hasLeft = true
    const part: DebitCardPaymentRequest = { ...exampleInstallmentPayment, amount: cents(500_000) }
    expect(await tab.pay(part)).toMatchObject({ ok: true, value: { operation: { amount: 500_000 } } })
    expect(await first).toEqual(failure({ kind: 'left' }))
    expect(gateway.charges).toMatchObject([{ amount: 500_000 }])
  })

  it('is shared with a customer who returned, once the earlier press has ended', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
    gateway.answerCharge = () => answer.promise
    const tab = new PaymentTab(gateway)
    let hasLeft = false
    const first = tab.payInstallment.execute(exampleInstallmentPayment, {
      hasLeftScreen: () => hasLeft,
      onSending: () => undefined,
    })
    hasLeft = true
    const second = tab.payInstallment.execute(exampleInstallmentPayment)
    await first
    await waitForQueuedTasks()
    const third = tab.payInstallment.execute(exampleInstallmentPayment)
    answer.settle(confirmedChargeAnswer)
    expect(await third).toMatchObject({ ok: true, value: { outcome: { kind: 'confirmed' } } })
    expect(await second).toEqual(await third)
    expect(gateway.charges).toHaveLength(1)
  })

  it('is sent once when the customer presses twice, and both presses get its answer', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    const [first, second] = await Promise.all([
      tab.payInstallment.execute(exampleInstallmentPayment),
      tab.payInstallment.execute(exampleInstallmentPayment),
    ])
    expect(gateway.charges).toHaveLength(1)
    expect(second).toEqual(first)
  })

  it.each([
    ['another amount', { ...exampleInstallmentPayment, amount: cents(500_000) }],
    ['another card', { ...exampleInstallmentPayment, card: { kind: 'saved', debitCardId: 'td-2' } }],
    ['a typed card', { ...exampleInstallmentPayment, card: exampleNewCardToCharge }],
  ] as const)('answers a press with %s separately: another payment is pending', async (_, other) => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    const [, second] = await Promise.all([
      tab.payInstallment.execute(exampleInstallmentPayment),
      tab.payInstallment.execute(other),
    ])
    expect(second).toEqual(failure({ kind: 'in-progress', amount: 1_262_500 }))
    expect(gateway.charges).toMatchObject([{ amount: 1_262_500 }])
  })

  it('has another key for another operation', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    await tab.pay({ ...exampleInstallmentPayment, amount: cents(962_500) })
    const next = { ...fourthInstallment, amount: cents(300_000) }
    gateway.amountDueAnswer = success([next])
    gateway.registeredPaymentsAnswer = success([{ ...appliedPaymentFields, amount: cents(962_500) }])
    await tab.pay({ ...exampleInstallmentPayment, seenTotalDue: totalDue([next]), amount: cents(300_000) })
    expect(new Set(gateway.charges.map((charge) => charge.idempotencyKey)).size).toBe(2)
  })

  it.each<[string, CardChargeAnswer, Partial<OperationOutcome>]>([
    ['the server says no', failure({ kind: 'rejected' }), { kind: 'rejected' }],
    [
      'the card is refused',
      failure({ kind: 'rejected', reason: 'blocked' }),
      { kind: 'rejected', reason: 'blocked' },
    ],
  ])('blocks no other payment when %s proves that it was not made', async (_, answer, outcome) => {
    const tab = new PaymentTab(createGatewayWithChargeAnswer(answer))
    expect(await tab.pay()).toMatchObject({
      value: { outcome: { ...outcome, notDone: { reason: 'lender' } } },
    })
    expect(tab.lastStoredPayment()?.status).toBe('rejected')
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it('charged nothing when the contract refuses to send it', async () => {
    const tab = new PaymentTab(createGatewayWithChargeAnswer(failure({ kind: 'nothing-sent' })))
    expect(await tab.pay()).toMatchObject({
      value: { outcome: { kind: 'rejected', notDone: { reason: 'never-sent' } } },
    })
    expect(tab.lastStoredPayment()).toMatchObject({ status: 'rejected', attempts: 0 })
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it('is stored with its outcome before it returns', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    const paid = await tab.pay()
    expect(tab.lastStoredPayment()).toMatchObject({ status: 'confirmed', reference: '7001' })
    expect(paid).toMatchObject({ value: { operation: tab.lastStoredPayment() } })
    expect(tab.reload().lastStoredPayment()?.status).toBe('confirmed')
  })

  it.each<[string, CardChargeAnswer]>([
    ['the lender does not answer', chargeOutcomeUnknownAnswer],
    ['the answer cannot be read', failure({ kind: 'unreadable', reference: 'payments.payWithSavedCard' })],
    ['it answers with an error', failure({ kind: 'server-failure' })],
    ['the session has ended', failure({ kind: 'session-ended' })],
  ])('is neither paid nor rejected when %s, and no tab sends it again', async (_, answer) => {
    const gateway = createGatewayWithChargeAnswer(answer)
    const tab = new PaymentTab(gateway)
    expect(await tab.pay()).toMatchObject({ value: { outcome: { kind: 'unknown' } } })
    const unacknowledged = failure({ kind: 'unacknowledged', operation: tab.lastStoredPayment() })
    for (const another of [tab, tab.reload(), new PaymentTab(gateway, tab.browser)])
      expect(await another.pay()).toEqual(unacknowledged)
    expect(gateway.charges).toHaveLength(1)
  })

  it.each<[string, CardChargeAnswer]>([
    ['the lender rejects it', failure({ kind: 'rejected' })],
    ['the card is refused', failure({ kind: 'rejected', reason: 'blocked' })],
    ['the lender turns it away', failure({ kind: 'server-failure' })],
    ['the session has ended', failure({ kind: 'session-ended' })],
  ])(
    'has an unknown outcome when %s at the second attempt: the first may still arrive',
    async (_, answer) => {
      const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
      const tab = new PaymentTab(gateway)
      await tab.pay()
      tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
      gateway.answerCharge = () => Promise.resolve(answer)
      expect(
        await tab.pay({ ...exampleInstallmentPayment, operationToRetry: tab.lastStoredPayment() }),
      ).toMatchObject({
        value: { outcome: { kind: 'unknown' } },
      })
      expect(tab.lastStoredPayment()).toMatchObject({ status: 'sent', attempts: 2 })
      expect(tab.lastStoredPayment()).not.toHaveProperty('refusal')
      expect(await tab.pay()).toEqual(failure({ kind: 'unacknowledged', operation: tab.lastStoredPayment() }))
    },
  )

  it('blocks another payment of the loan after a logout and a login, on this device', async () => {
    const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
    const tab = new PaymentTab(gateway)
    await tab.pay()
    tab.sessions.closeSession('left')
    tab.sessions.openSession(createSessionOfCustomer(martaCustomer))
    expect(await tab.pay()).toEqual(failure({ kind: 'unacknowledged', operation: tab.lastStoredPayment() }))
  })

  it.each<[string, CardChargeAnswer]>([
    ['confirmed', confirmedChargeAnswer],
    ['rejected', failure({ kind: 'rejected', reason: 'blocked' })],
  ])(
    'is stored as %s when the customer has left, to be acknowledged when they return',
    async (status, answer) => {
      const tab = new PaymentTab(createGatewayWithChargeAnswer(answer))
      let hasLeft = false
      await tab.payInstallment.execute(exampleInstallmentPayment, {
        hasLeftScreen: () => hasLeft,
        onSending: () => (hasLeft = true),
      })
      expect(tab.lastStoredPayment()).toMatchObject({ status, pendingAcknowledgement: true })
      expect(tab.precondition.unacknowledgedPayment('40128753', [])).toEqual(tab.lastStoredPayment())
      tab.records.markOutcomeSeen({ idempotencyKey: firstIdempotencyKeyOfTab })
      expect(tab.lastStoredPayment()).not.toHaveProperty('pendingAcknowledgement')
      expect(tab.precondition.unacknowledgedPayment('40128753', [])).toBeUndefined()
    },
  )

  it.each<[string, CardChargeAnswer]>([
    ['confirmed', confirmedChargeAnswer],
    ['rejected', failure({ kind: 'rejected' })],
  ])('needs no acknowledgement when the customer was present when it was %s', async (_, answer) => {
    const tab = new PaymentTab(createGatewayWithChargeAnswer(answer))
    await tab.payInstallment.execute(exampleInstallmentPayment, { hasLeftScreen: () => false })
    expect(tab.lastStoredPayment()).not.toHaveProperty('pendingAcknowledgement')
  })
})
