import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { DebitCardPaymentRequest } from '@/application/payments/card-charge'
import { brunoCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryAutomaticCollectionGateway } from '#tests/support/memory-collections'
import {
  ManuallyResolvedPromise,
  PaymentTab,
  createMartasBrowser,
  exampleInstallmentPayment,
  waitForQueuedTasks,
} from './a-tab'
import { ScriptedPaymentGateway, fourthInstallment } from './scripted-payment-gateway'
import {
  createGatewayWithChargeAnswer,
  confirmedChargeAnswer,
  firstIdempotencyKeyOfTab,
  findUnappliedPaymentIds,
  unappliedPaymentOnOtherDevice,
  exampleNewCardToCharge,
  chargeOutcomeUnknownAnswer,
} from './an-answering-lender'

describe('the check right before a card is charged', () => {
  it('accepts the amounts in another order and other parts, while the total is the same', async () => {
    const gateway = new ScriptedPaymentGateway()
    const [some, rest] = [cents(262_500), cents(1_000_000)]
    gateway.amountDueAnswer = success([
      { ...fourthInstallment, number: 5, amount: rest },
      { ...fourthInstallment, amount: some },
    ])
    expect(await new PaymentTab(gateway).pay()).toMatchObject({ ok: true })
  })

  it.each([
    ['less', [{ ...fourthInstallment, amount: cents(500_000) }]],
    ['more interest', [{ ...fourthInstallment, punitiveAmount: cents(1) }]],
    ['nothing', []],
  ])('sends nothing when %s is due than the customer saw', async (_, due) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.amountDueAnswer = success(due)
    const tab = new PaymentTab(gateway)
    expect(await tab.pay()).toEqual(failure({ kind: 'due-changed' }))
    expect(gateway.charges).toEqual([])
    expect(tab.lastStoredPayment()).toBeUndefined()
  })

  it.each([0, -50_000, 1_262_501])('sends no amount of %d cents', async (amount) => {
    const gateway = new ScriptedPaymentGateway()
    expect(
      await new PaymentTab(gateway).pay({ ...exampleInstallmentPayment, amount: cents(amount) }),
    ).toEqual(failure({ kind: 'due-changed' }))
    expect(gateway.charges).toEqual([])
  })

  it.each([
    ['the amount due', 'amountDueAnswer'],
    ['the list of payments', 'registeredPaymentsAnswer'],
  ] as const)('sends nothing when %s cannot be known', async (_, part) => {
    const gateway = new ScriptedPaymentGateway()
    gateway[part] = chargeOutcomeUnknownAnswer
    expect(await new PaymentTab(gateway).pay()).toEqual(
      failure({ kind: 'due-not-known', cause: { kind: 'no-answer' } }),
    )
    expect(gateway.charges).toEqual([])
  })

  it('sends nothing after a payment of another device that the customer has not acknowledged', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([unappliedPaymentOnOtherDevice])
    const tab = new PaymentTab(gateway)
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(
      await tab.pay({ ...exampleInstallmentPayment, acknowledgedKeys: findUnappliedPaymentIds(tab) }),
    ).toMatchObject({ ok: true })
  })

  it('sends a payment after the one that the customer acknowledged, and after no other', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    await tab.pay()
    expect(
      await tab.pay({ ...exampleInstallmentPayment, acknowledgedKeys: [firstIdempotencyKeyOfTab] }),
    ).toMatchObject({ ok: true })
    expect(
      await tab.pay({ ...exampleInstallmentPayment, acknowledgedKeys: [firstIdempotencyKeyOfTab] }),
    ).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(2)
  })

  it('sends no payment of two equal loans again while one listed payment may belong to either', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    const equal = {
      ...exampleInstallmentPayment,
      loan: { ...exampleInstallmentPayment.loan, externalId: '40153318' },
    }
    await tab.pay()
    await tab.pay(equal)
    const { loanExternalId: _, ...unnamed } = unappliedPaymentOnOtherDevice
    const paid = { ...unnamed, status: 'paid', paymentMethod: 'debit-card' } as const
    gateway.registeredPaymentsAnswer = success([paid])
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(await tab.pay(equal)).toEqual(failure({ kind: 'just-paid' }))
    gateway.registeredPaymentsAnswer = success([paid, paid])
    expect(await tab.pay(equal)).toMatchObject({ ok: true })
  })

  it('waits eight seconds more for the automatic collections, and then treats them as unknown', async () => {
    const collecting = Object.assign(new MemoryAutomaticCollectionGateway(), {
      collectionsOfCustomer: () => new Promise<never>(() => undefined),
    })
    const tab = new PaymentTab(
      new ScriptedPaymentGateway(),
      createMartasBrowser(),
      new ManualClock(),
      undefined,
      collecting,
    )
    const outcome: unknown[] = []
    void tab.pay().then((ended) => outcome.push(ended))
    await waitForQueuedTasks()
    tab.clock.advance(7_999)
    await waitForQueuedTasks()
    expect(outcome).toEqual([])
    tab.clock.advance(1)
    await waitForQueuedTasks()
    expect(outcome).toEqual([failure({ kind: 'collection-announced' })])
  })

  it('sends one payment when two tabs press at the same time', async () => {
    const gateway = new ScriptedPaymentGateway()
    const browser = createMartasBrowser()
    const tabs = [new PaymentTab(gateway, browser), new PaymentTab(gateway, browser)]
    const outcomes = await Promise.all(tabs.map((tab) => tab.pay()))
    expect(outcomes[0]).toMatchObject({ ok: true })
    expect(outcomes[1]).toMatchObject({ ok: false, failure: { kind: 'unacknowledged' } })
    expect(gateway.charges).toHaveLength(1)
  })

  it('blocks another payment for two days', async () => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    await tab.pay()
    tab.clock.advance(48 * 3_600_000 - 1)
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    tab.clock.advance(1)
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it('blocks it for longer while the outcome is unknown, until the lender answers', async () => {
    const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
    const tab = new PaymentTab(gateway)
    await tab.pay()
    tab.clock.advance(30 * 24 * 3_600_000)
    expect(await tab.pay()).toEqual(failure({ kind: 'unacknowledged', operation: tab.lastStoredPayment() }))
    tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'reject')
    gateway.answerCharge = () => Promise.resolve(confirmedChargeAnswer)
    expect(await tab.pay()).toMatchObject({ ok: true })
  })

  it("asks about a payment that a clock jump of two days would delete, and deletes it only by the lender's answer", async () => {
    const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
    const tab = new PaymentTab(gateway)
    await tab.pay()
    tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
    tab.clock.advance(48 * 3_600_000)
    gateway.statusAnswer = failure({ kind: 'no-answer' })
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    gateway.statusAnswer = success({ status: 'approved' })
    expect(await tab.pay()).toEqual(failure({ kind: 'just-paid' }))
    expect(tab.lastStoredPayment()?.status).toBe('confirmed')
    expect(gateway.charges).toHaveLength(1)
    expect(gateway.statusRequestKeys).toEqual([firstIdempotencyKeyOfTab, firstIdempotencyKeyOfTab])
  })

  it('allows a new payment once the lender still knows nothing of the first after two days', async () => {
    const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
    const tab = new PaymentTab(gateway)
    await tab.pay()
    tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
    tab.clock.advance(48 * 3_600_000)
    gateway.statusAnswer = success({ status: 'not-found' })
    gateway.answerCharge = () => Promise.resolve(confirmedChargeAnswer)
    expect(await tab.pay()).toMatchObject({ ok: true })
    expect(gateway.charges).toHaveLength(2)
    expect(gateway.statusRequestKeys).toEqual([firstIdempotencyKeyOfTab])
  })

  it.each([
    ['lists it', [unappliedPaymentOnOtherDevice], false],
    ['does not list it', [], true],
  ] as const)(
    'ends a payment that left for the wallet two days ago when the lender %s',
    async (_, listed, isFree) => {
      const gateway = new ScriptedPaymentGateway()
      const tab = new PaymentTab(gateway)
      await tab.payOnProviderPage.startWalletPayment(exampleInstallmentPayment)
      tab.clock.advance(48 * 3_600_000)
      gateway.registeredPaymentsAnswer = failure({ kind: 'no-answer' })
      expect(await tab.pay()).toMatchObject({ failure: { kind: 'due-not-known' } })
      expect(tab.lastStoredPayment()?.status).toBe('redirected')
      gateway.registeredPaymentsAnswer = success(
        listed.map((each) => ({ ...each, paymentMethod: 'mercado-pago-account' as const })),
      )
      expect((await tab.pay()).ok).toBe(isFree)
    },
  )

  it('blocks a payment although the debt fell by its amount: only the lender’s list proves it', async () => {
    const gateway = new ScriptedPaymentGateway()
    const part = { ...exampleInstallmentPayment, amount: cents(962_500) }
    const tab = new PaymentTab(gateway)
    await tab.pay(part)
    const rest = { ...exampleInstallmentPayment, amount: cents(300_000), seenTotalDue: cents(300_000) }
    gateway.amountDueAnswer = success([{ ...fourthInstallment, amount: rest.amount }])
    expect(await tab.pay(rest)).toEqual(failure({ kind: 'just-paid' }))
    const listed = { ...unappliedPaymentOnOtherDevice, amount: part.amount, status: 'paid' } as const
    gateway.registeredPaymentsAnswer = success([{ ...listed, paymentMethod: 'mercado-pago-account' }])
    expect(await tab.pay(rest)).toEqual(failure({ kind: 'just-paid' }))
    gateway.registeredPaymentsAnswer = success([listed])
    expect(await tab.pay(rest)).toMatchObject({ ok: true })
  })

  it('sends no card typed for Marta in another customer’s session', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    const due = new ManuallyResolvedPromise<Awaited<ReturnType<ScriptedPaymentGateway['dueItems']>>>()
    gateway.dueItems = () => due.promise
    const paying = tab.payInstallment.execute({ ...exampleInstallmentPayment, card: exampleNewCardToCharge })
    tab.sessions.openSession(createSessionOfCustomer(brunoCustomer))
    due.settle(success([fourthInstallment]))
    expect(await paying).toEqual(failure({ kind: 'other-customer' }))
    expect(gateway.charges).toEqual([])
    expect(
      tab.records.operationsOnTarget({ customerTaxId: brunoCustomer.taxId, target: '40128753' }),
    ).toEqual([])
  })
})

describe('a payment that the lender never received', () => {
  async function notReceived(card: DebitCardPaymentRequest['card'] = exampleInstallmentPayment.card) {
    const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
    const tab = new PaymentTab(gateway)
    await tab.pay({ ...exampleInstallmentPayment, card })
    const operationToRetry = tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
    gateway.answerCharge = () => Promise.resolve(confirmedChargeAnswer)
    return { gateway, tab, operationToRetry }
  }

  it.each([exampleInstallmentPayment.card, exampleNewCardToCharge])(
    'is sent again with the same key when the customer asks: %o',
    async (card) => {
      const { gateway, tab, operationToRetry } = await notReceived(card)
      expect(await tab.pay({ ...exampleInstallmentPayment, card })).toEqual(failure({ kind: 'just-paid' }))
      expect(await tab.pay({ ...exampleInstallmentPayment, card, operationToRetry })).toMatchObject({
        ok: true,
      })
      expect(gateway.charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
        firstIdempotencyKeyOfTab,
        firstIdempotencyKeyOfTab,
      ])
      expect(tab.lastStoredPayment()).toMatchObject({ status: 'confirmed', attempts: 2 })
    },
  )

  it('is not sent with another amount or another kind of card', async () => {
    const { gateway, tab, operationToRetry } = await notReceived()
    expect(await tab.pay({ ...exampleInstallmentPayment, operationToRetry, amount: cents(500_000) })).toEqual(
      failure({ kind: 'just-paid' }),
    )
    expect(
      await tab.pay({ ...exampleInstallmentPayment, operationToRetry, card: exampleNewCardToCharge }),
    ).toEqual(failure({ kind: 'just-paid' }))
    expect(gateway.charges).toHaveLength(1)
  })

  it.each([
    ['send', 'unacknowledged'],
    ['confirm', 'just-paid'],
  ] as const)('is not sent once another tab has learned its outcome: %s', async (event, kind) => {
    const { gateway, tab, operationToRetry } = await notReceived()
    tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, event)
    expect(await tab.pay({ ...exampleInstallmentPayment, operationToRetry })).toMatchObject({
      ok: false,
      failure: { kind },
    })
    expect(gateway.charges).toHaveLength(1)
  })
})
