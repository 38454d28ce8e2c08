import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import type { Intention } from '@/domain/shared/intention'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { FollowUpStep } from '@/application/payments/payment-follow-up'
import type { ChargeAnswer, Debt, PaymentStatusAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { martaCustomer } from '#tests/support/people'
import { Later, Tab, payment, turns } from './a-tab'
import { ScriptedPaymentGateway, storePurchase } from './scripted-payment-gateway'

const customer = martaCustomer.taxId
const loan = { customer, of: '40128753' }
const made = {
  amount: cents(1_262_500),
  way: 'saved-card',
  standing: 'sent',
  before: { due: cents(1_262_500), listed: 0 },
} as const

const listed = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paidBy: 'mercado-pago-account',
  externalId: '40128753',
  standing: 'pending',
} as const

function following(gateway = new ScriptedPaymentGateway()) {
  const tab = new Tab(gateway)
  const intention = tab.intentions.make(loan, made)
  const askNow = new Subject<void>()
  const steps: FollowUpStep[] = []
  const subscription = tab.followUp.follow(intention, customer, askNow).subscribe((step) => steps.push(step))
  const wait = async (seconds: number): Promise<void> => {
    tab.clock.advance(seconds * 1000)
    await turns()
  }
  const standing = () => tab.last()?.standing
  return { tab, gateway, askNow, steps, subscription, wait, standing }
}

describe('asking what became of a payment', () => {
  it('asks with its key at once, at 2, 5, 10 and 30 seconds, and then no more by itself', async () => {
    const { tab, gateway, wait } = following()
    const askedBy: number[] = []
    for (const seconds of [0, 1, 1, 3, 5, 20, 3600]) {
      await wait(seconds)
      askedBy.push(gateway.askedKeys.length)
    }
    expect(askedBy).toEqual([1, 1, 2, 3, 4, 5, 5])
    expect(new Set(gateway.askedKeys)).toEqual(new Set([tab.last()?.idempotencyKey]))
  })

  it('asks whenever the customer wants, also after the last moment', async () => {
    const { gateway, askNow, wait } = following()
    await wait(60)
    askNow.next()
    await turns()
    expect(gateway.askedKeys).toHaveLength(6)
  })

  it.each([
    ['approved', 'accepted'],
    ['rejected', 'rejected'],
  ] as const)('ends at %s, which is kept as %s, and asks no more', async (status, kept) => {
    const { gateway, steps, wait, standing } = following()
    gateway.status = success({ status })
    await wait(2)
    await wait(60)
    expect(steps.at(-1)).toEqual({ kind: 'final', status })
    expect(gateway.askedKeys).toHaveLength(2)
    expect(standing()).toBe(kept)
  })

  it('keeps the number of an approved payment', async () => {
    const { tab, gateway, steps, wait } = following()
    gateway.status = success({ status: 'approved', transactionId: '7001' })
    await wait(2)
    expect(steps.at(-1)).toEqual({ kind: 'final', status: 'approved', transactionId: '7001' })
    expect(tab.last()?.reference).toBe('7001')
  })

  it('goes on after NOT_FOUND, for it may still arrive, and lets it be tried again', async () => {
    const { gateway, steps, wait, standing } = following()
    gateway.status = success({ status: 'not-found' })
    await wait(2)
    expect(steps.at(-1)).toEqual({ kind: 'not-arrived' })
    expect(standing()).toBe('unheard')
    gateway.status = success({ status: 'approved' })
    await wait(3)
    expect(steps.at(-1)).toEqual({ kind: 'final', status: 'approved' })
    expect(standing()).toBe('accepted')
  })

  it('goes on when the server is still at it or does not answer, and keeps the guard', async () => {
    const { gateway, steps, wait, standing } = following()
    await wait(0)
    gateway.status = failure({ kind: 'no-answer' })
    await wait(2)
    expect(steps.map(({ kind }) => kind)).toEqual(['asking', 'in-process', 'asking', 'no-answer'])
    expect(standing()).toBe('sent')
  })

  it('takes NOT_FOUND for nothing while the payment is still on its way from this page', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new Later<Result<ChargeAnswer, GatewayFailure>>()
    gateway.charge = () => answer.promise
    gateway.status = success({ status: 'not-found' })
    const tab = new Tab(gateway)
    void tab.payInstallment.execute(payment)
    await turns()
    const onItsWay = tab.last()
    if (!onItsWay) throw new Error('Nothing was kept')
    const steps: FollowUpStep[] = []
    tab.followUp.follow(onItsWay, customer, new Subject<void>()).subscribe((step) => steps.push(step))
    await turns()
    expect(steps.at(-1)).toEqual({ kind: 'in-process' })
    expect(tab.last()?.standing).toBe('sent')
    answer.settle(failure({ kind: 'no-answer' }))
    await turns()
    tab.clock.advance(2000)
    await turns()
    expect(steps.at(-1)).toEqual({ kind: 'not-arrived' })
  })

  it('says nothing after nobody listens any more', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new Later<Result<PaymentStatusAnswer, GatewayFailure>>()
    gateway.paymentStatus = () => answer.promise
    const { steps, subscription, wait } = following(gateway)
    subscription.unsubscribe()
    answer.settle(success({ status: 'approved' }))
    await wait(60)
    expect(steps).toEqual([{ kind: 'asking' }])
  })
})

describe('looking for a payment of the provider', () => {
  async function looked(gateway: ScriptedPaymentGateway, intention?: Intention, tab = new Tab(gateway)) {
    const steps: FollowUpStep[] = []
    const reported = { customer, externalId: '40128753', amount: cents(1_262_500), intention }
    tab.followUp.followListed(reported, new Subject<void>()).subscribe((step) => steps.push(step))
    await turns()
    return steps.at(-1)
  }

  it.each([
    ['the lender lists it', { registered: success([listed]) }],
    ['as much less is due', { due: success([]) }],
  ])('finds it where %s, and keeps it as accepted', async (_, answers) => {
    const gateway = Object.assign(new ScriptedPaymentGateway(), answers)
    const tab = new Tab(gateway)
    const intention = tab.intentions.make(loan, { ...made, way: 'wallet', standing: 'started' })
    expect(await looked(gateway, intention, tab)).toEqual({ kind: 'final', status: 'approved' })
    expect(tab.last()?.standing).toBe('accepted')
  })

  it('leaves it as started where the lender shows nothing', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new Tab(gateway)
    const intention = tab.intentions.make(loan, { ...made, way: 'wallet', standing: 'started' })
    expect(await looked(gateway, intention, tab)).toEqual({ kind: 'in-process' })
    expect(tab.last()?.standing).toBe('started')
  })

  it.each([
    ['of another loan', { externalId: '40153318' }],
    ['of another amount', { amount: cents(500_000) }],
    ['of another day', { date: calendarDate('2026-11-01') }],
    ['made by transfer', { paidBy: 'cvu-transfer' as const }],
  ])('takes one %s for no proof of what only an address says', async (_, other) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registered = success([{ ...listed, ...other }])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
    gateway.registered = success([listed])
    expect(await looked(gateway)).toEqual({ kind: 'final', status: 'approved' })
  })

  it.each([
    ['of yesterday', [{ ...listed, date: calendarDate('2026-11-20') }]],
    ['of tomorrow, where the lender is ahead', [{ ...listed, date: calendarDate('2026-11-22') }]],
    ['beside one of another loan', [{ ...listed, externalId: '40153318' }, listed]],
  ])('takes one %s for it', async (_, registered) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registered = success(registered)
    expect(await looked(gateway)).toEqual({ kind: 'final', status: 'approved' })
  })

  it('takes one of two days before for another', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registered = success([{ ...listed, date: calendarDate('2026-11-19') }])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
  })

  it('looks at the payments of that loan, among all of hers', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.loans = success([{ ...storePurchase, externalId: '40153318' }, storePurchase])
    gateway.registered = success([listed])
    expect(await looked(gateway)).toEqual({ kind: 'final', status: 'approved' })
  })

  it.each([
    ['loan', 19],
    ['line', 46],
  ])('asks what is due of a %s as such', async (kind, productId) => {
    const asked: Debt[] = []
    const gateway = new ScriptedPaymentGateway()
    gateway.loans = success([{ ...storePurchase, productId }])
    const due = gateway.due
    const asking = Object.assign(gateway, {
      amountDue: (debt: Debt) => {
        asked.push(debt)
        return Promise.resolve(due)
      },
    })
    await looked(asking)
    expect(asked[0]).toEqual({ kind, externalId: '40128753' })
  })

  it('of no known amount is any of these days', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registered = success([{ ...listed, amount: cents(500_000) }])
    const steps: FollowUpStep[] = []
    const reported = { customer, externalId: '40128753', amount: undefined, intention: undefined }
    new Tab(gateway).followUp
      .followListed(reported, new Subject<void>())
      .subscribe((step) => steps.push(step))
    await turns()
    expect(steps.at(-1)).toEqual({ kind: 'final', status: 'approved' })
  })

  it.each(['loans', 'due', 'registered'] as const)('knows nothing without %s', async (part) => {
    const gateway = new ScriptedPaymentGateway()
    gateway[part] = failure({ kind: 'no-answer' })
    expect(await looked(gateway)).toEqual({ kind: 'no-answer' })
  })

  it('knows nothing of a loan that is not hers', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.loans = success([])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
  })
})
