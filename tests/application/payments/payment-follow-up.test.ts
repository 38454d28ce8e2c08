import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import type { CardChargeAnswer, PaymentStatusAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { storeOperation } from '#tests/support/operations-in'
import { MemoryRecentOperations } from '#tests/support/operations-elsewhere'
import { martaCustomer } from '#tests/support/people'
import { ManuallyResolvedPromise, PaymentTab, exampleInstallmentPayment, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway, fourthInstallment, shopPurchaseLoan } from './scripted-payment-gateway'

const customer = martaCustomer.taxId
const loanTarget = { customer, target: '40128753' }

const listedPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'mercado-pago-account',
  externalId: '40128753',
  status: 'pending',
} as const

/** Record of a card payment from another device, with the amount and the day of the tested payment. */
const otherDeviceCardPayment = {
  idempotencyKey: 'a-key-of-another-device',
  kind: 'payment',
  target: '40128753',
  amount: cents(1_262_500),
  status: 'approved',
  at: instant(Date.parse('2026-11-21T14:30:00Z')),
} as const

/** Waits until all operations are stored. Each write waits for the one before it. */
async function waitUntilStored(): Promise<void> {
  for (let writes = 0; writes < 3; writes += 1) await waitForQueuedTasks()
}

function startFollowUp(gateway = new ScriptedPaymentGateway()) {
  const tab = new PaymentTab(gateway)
  const operation = storeOperation(tab.records, loanTarget)
  const askNow = new Subject<void>()
  const steps: PaymentFollowUpStep[] = []
  const subscription = tab.followUp.follow(operation, customer, askNow).subscribe((step) => steps.push(step))
  const wait = async (seconds: number): Promise<void> => {
    tab.clock.advance(seconds * 1000)
    await waitUntilStored()
  }
  const status = () => tab.lastStoredPayment()?.status
  return { tab, gateway, askNow, steps, subscription, wait, status }
}

describe('the follow-up of a payment', () => {
  it('asks by key at once, at 2, 5, 10 and 30 seconds, and then no more by itself', async () => {
    const { tab, gateway, wait } = startFollowUp()
    const askedBy: number[] = []
    for (const seconds of [0, 1, 1, 3, 5, 20, 3600]) {
      await wait(seconds)
      askedBy.push(gateway.statusRequestKeys.length)
    }
    expect(askedBy).toEqual([1, 1, 2, 3, 4, 5, 5])
    expect(new Set(gateway.statusRequestKeys)).toEqual(new Set([tab.lastStoredPayment()?.idempotencyKey]))
  })

  it('asks whenever the customer presses, also after the last moment', async () => {
    const { gateway, askNow, wait } = startFollowUp()
    await wait(60)
    askNow.next()
    await waitForQueuedTasks()
    expect(gateway.statusRequestKeys).toHaveLength(6)
  })

  it.each([
    ['approved', 'confirmed'],
    ['rejected', 'rejected'],
  ] as const)('ends at %s, which is stored as %s, and asks no more', async (word, stored) => {
    const { tab, gateway, steps, wait, status } = startFollowUp()
    gateway.status = success({ status: word })
    await wait(2)
    await wait(60)
    expect(steps.at(-1)).toEqual({ kind: 'final', status: word, operation: tab.lastStoredPayment() })
    expect(gateway.statusRequestKeys).toHaveLength(2)
    expect(status()).toBe(stored)
  })

  it('stores the number of an approved payment', async () => {
    const { tab, gateway, steps, wait } = startFollowUp()
    gateway.status = success({ status: 'approved', transactionId: '7001' })
    await wait(2)
    expect(steps.at(-1)).toMatchObject({ kind: 'final', status: 'approved', transactionId: '7001' })
    expect(tab.lastStoredPayment()?.reference).toBe('7001')
  })

  it('continues after NOT_FOUND, because the payment may still arrive, and allows a retry', async () => {
    const { gateway, steps, wait, status } = startFollowUp()
    gateway.status = success({ status: 'not-found' })
    await wait(2)
    expect(steps.at(-1)).toEqual({ kind: 'not-received' })
    expect(status()).toBe('notReceived')
    gateway.status = success({ status: 'approved' })
    await wait(3)
    expect(steps.at(-1)).toMatchObject({ kind: 'final', status: 'approved' })
    expect(status()).toBe('confirmed')
  })

  it('continues when the lender is still processing or does not answer, and blocks another payment', async () => {
    const { gateway, steps, wait, status } = startFollowUp()
    await wait(0)
    gateway.status = failure({ kind: 'no-answer' })
    await wait(2)
    expect(steps.map(({ kind }) => kind)).toEqual(['asking', 'in-process', 'asking', 'no-answer'])
    expect(status()).toBe('sent')
  })

  it('ignores NOT_FOUND while the payment is still pending on this page', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
    gateway.answerCharge = () => answer.promise
    gateway.status = success({ status: 'not-found' })
    const tab = new PaymentTab(gateway)
    void tab.payInstallment.execute(exampleInstallmentPayment)
    await waitForQueuedTasks()
    const pending = tab.lastStoredPayment()
    if (!pending) throw new Error('Nothing was stored')
    const steps: PaymentFollowUpStep[] = []
    tab.followUp.follow(pending, customer, new Subject<void>()).subscribe((step) => steps.push(step))
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'in-process' })
    expect(tab.lastStoredPayment()?.status).toBe('sent')
    answer.settle(failure({ kind: 'no-answer' }))
    await waitForQueuedTasks()
    tab.clock.advance(2000)
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'not-received' })
  })

  it('asks about one older than 48 hours, which stays stored until the lender answers', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.status = success({ status: 'approved' })
    const tab = new PaymentTab(gateway)
    const operation = storeOperation(tab.records, loanTarget)
    tab.clock.advance(90 * 24 * 3_600_000)
    expect(tab.reload().lastStoredPayment()).toEqual(operation)
    tab.followUp.follow(operation, customer, new Subject<void>()).subscribe()
    await waitForQueuedTasks()
    expect(tab.lastStoredPayment()?.status).toBe('confirmed')
    tab.clock.advance(48 * 3_600_000)
    expect(tab.lastStoredPayment()).toBeUndefined()
    expect(gateway.statusRequestKeys).toEqual([operation.idempotencyKey])
  })

  it('reports nothing once it has no listener', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new ManuallyResolvedPromise<Result<PaymentStatusAnswer, GatewayFailure>>()
    gateway.paymentStatus = () => answer.promise
    const { steps, subscription, wait } = startFollowUp(gateway)
    subscription.unsubscribe()
    answer.settle(success({ status: 'approved' }))
    await wait(60)
    expect(steps).toEqual([{ kind: 'asking' }])
  })
})

describe('the search for a payment made at the provider', () => {
  async function looked(
    gateway: ScriptedPaymentGateway,
    operation?: OperationRecord,
    tab = new PaymentTab(gateway),
  ) {
    const steps: PaymentFollowUpStep[] = []
    const reported = { customer, externalId: '40128753', amount: cents(1_262_500), operation }
    tab.followUp.followByPaymentList(reported, new Subject<void>()).subscribe((step) => steps.push(step))
    await waitForQueuedTasks()
    return steps.at(-1)
  }

  function redirected(tab: PaymentTab, channel: PaymentChannel = 'wallet'): OperationRecord {
    return storeOperation(tab.records, loanTarget, 'redirected', { terms: { kind: 'installment', channel } })
  }

  async function lookedOf(gateway: ScriptedPaymentGateway, channel?: PaymentChannel) {
    const tab = new PaymentTab(gateway)
    const step = await looked(gateway, redirected(tab, channel), tab)
    return [step?.kind, tab.lastStoredPayment()?.status] as [string | undefined, OperationStatus | undefined]
  }

  it.each([
    ['pending', 'wallet', 'mercado-pago-account'],
    ['paid', 'wallet', 'mercado-pago-debit-card'],
    ['paid', 'wallet', 'other'],
    ['paid', 'credit-card', 'mercado-pago-account'],
  ] as const)('finds it when the lender lists it as %s, by %s as %s', async (status, channel, method) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success([{ ...listedPayment, status, paymentMethod: method }])
    expect(await lookedOf(gateway, channel)).toEqual(['final', 'confirmed'])
  })

  it('does not accept a listed debit card payment as proof', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success([{ ...listedPayment, status: 'paid', paymentMethod: 'debit-card' }])
    expect(await lookedOf(gateway)).toEqual(['in-process', 'redirected'])
  })

  it.each([
    ['this device sent the customer there', true],
    ['only the address says so', false],
  ])("does not accept another device's card payment as proof when %s", async (_, isOwn) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success([{ ...listedPayment, status: 'paid', paymentMethod: 'other' }])
    const recent = new MemoryRecentOperations()
    const tab = new PaymentTab(gateway, undefined, undefined, recent)
    const operation = isOwn ? redirected(tab) : undefined
    recent.answer = success([otherDeviceCardPayment])
    expect((await looked(gateway, operation, tab))?.kind).toBe('in-process')
    recent.answer = success([])
    expect((await looked(gateway, operation, tab))?.kind).toBe('final')
  })

  it('requests the operations of other devices only when the list has a similar payment', async () => {
    const gateway = new ScriptedPaymentGateway()
    const recent = new MemoryRecentOperations()
    const tab = new PaymentTab(gateway, undefined, undefined, recent)
    await looked(gateway, redirected(tab), tab)
    expect(recent.requestedStartTimes).toEqual([])
  })

  it.each([
    ['as much is due', success([fourthInstallment])],
    ['as much less is due', success([])],
  ])('leaves it as redirected when the lender lists nothing and %s', async (_, due) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.amountDueAnswer = due
    expect(await lookedOf(gateway)).toEqual(['in-process', 'redirected'])
  })

  it.each([
    ['of another loan', { externalId: '40153318' }],
    ['of another amount', { amount: cents(500_000) }],
    ['of another day', { date: calendarDate('2026-11-01') }],
    ['made by transfer', { paymentMethod: 'cvu-transfer' as const }],
  ])('does not accept one %s as proof of a payment known from its address only', async (_, other) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success([{ ...listedPayment, ...other }])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
    gateway.registeredAnswer = success([listedPayment])
    expect(await looked(gateway)).toEqual({ kind: 'final', status: 'approved' })
  })

  it.each([
    ['of yesterday', [{ ...listedPayment, date: calendarDate('2026-11-20') }]],
    ['of tomorrow, where the lender is ahead', [{ ...listedPayment, date: calendarDate('2026-11-22') }]],
    ['in a list with one of another loan', [{ ...listedPayment, externalId: '40153318' }, listedPayment]],
  ])('accepts one %s', async (_, registered) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success(registered)
    expect(await looked(gateway)).toEqual({ kind: 'final', status: 'approved' })
  })

  it('does not accept one of two days before', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success([{ ...listedPayment, date: calendarDate('2026-11-19') }])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
  })

  it('reads the payments of that loan, among all of the customer’s', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.loans = success([{ ...shopPurchaseLoan, externalId: '40153318' }, shopPurchaseLoan])
    gateway.registeredAnswer = success([listedPayment])
    expect(await looked(gateway)).toEqual({ kind: 'final', status: 'approved' })
  })

  it('accepts any payment of the same days when the amount is unknown', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredAnswer = success([{ ...listedPayment, amount: cents(500_000) }])
    const steps: PaymentFollowUpStep[] = []
    const reported = { customer, externalId: '40128753', amount: undefined, operation: undefined }
    new PaymentTab(gateway).followUp
      .followByPaymentList(reported, new Subject<void>())
      .subscribe((step) => steps.push(step))
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'final', status: 'approved' })
  })

  it.each(['loans', 'registeredAnswer'] as const)('finds nothing without an answer: %s', async (part) => {
    const gateway = new ScriptedPaymentGateway()
    gateway[part] = failure({ kind: 'no-answer' })
    expect(await looked(gateway)).toEqual({ kind: 'no-answer' })
  })

  it("finds nothing for another customer's loan", async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.loans = success([])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
  })
})
