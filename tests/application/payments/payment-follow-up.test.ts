import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { FollowUpStep } from '@/application/payments/payment-follow-up'
import type { ChargeAnswer, PaymentStatusAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Later, Tab, payment, turns } from './a-tab'
import { ScriptedPaymentGateway } from './scripted-payment-gateway'

const intention = {
  idempotencyKey: 'key-1',
  externalId: '40128753',
  amount: cents(1_262_500),
  dueBefore: cents(1_262_500),
}

function following(gateway = new ScriptedPaymentGateway()) {
  const tab = new Tab(gateway)
  tab.intentions.open(intention)
  tab.intentions.arrived(intention)
  const askNow = new Subject<void>()
  const steps: FollowUpStep[] = []
  const subscription = tab.followUp.follow(intention, askNow).subscribe((step) => steps.push(step))
  const wait = async (seconds: number): Promise<void> => {
    tab.clock.advance(seconds * 1000)
    await turns()
  }
  return { tab, gateway, askNow, steps, subscription, wait }
}

describe('asking what became of a payment', () => {
  it('asks with its key at 2, 5, 10 and 30 seconds, and then no more by itself', async () => {
    const { gateway, wait } = following()
    const askedBy: number[] = []
    for (const seconds of [1, 1, 3, 5, 20, 3600]) {
      await wait(seconds)
      askedBy.push(gateway.askedKeys.length)
    }
    expect(askedBy).toEqual([0, 1, 2, 3, 4, 4])
    expect(new Set(gateway.askedKeys)).toEqual(new Set(['key-1']))
  })

  it('asks whenever the customer wants, also after the last moment', async () => {
    const { gateway, askNow, wait } = following()
    await wait(60)
    askNow.next()
    await turns()
    expect(gateway.askedKeys).toHaveLength(5)
  })

  it.each(['approved', 'rejected', 'not-found'] as const)(
    'ends at %s, forgets the key and asks no more',
    async (status) => {
      const { tab, gateway, steps, wait } = following()
      gateway.status = success({ status })
      await wait(2)
      await wait(60)
      expect(steps.at(-1)).toEqual({ kind: 'final', status })
      expect(gateway.askedKeys).toHaveLength(1)
      expect(tab.openKey()).toBeUndefined()
    },
  )

  it('tells the transaction of an approved payment', async () => {
    const { gateway, steps, wait } = following()
    gateway.status = success({ status: 'approved', transactionId: '7001' })
    await wait(2)
    expect(steps.at(-1)).toEqual({ kind: 'final', status: 'approved', transactionId: '7001' })
  })

  it('goes on when the server is still at it or does not answer, and keeps the key', async () => {
    const { tab, gateway, steps, wait } = following()
    await wait(2)
    gateway.status = failure({ kind: 'no-answer' })
    await wait(3)
    expect(steps.map(({ kind }) => kind)).toEqual(['asking', 'in-process', 'asking', 'no-answer'])
    expect(tab.openKey()).toBe('key-1')
  })

  it('takes NOT_FOUND for nothing while the payment is still on its way from this page', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new Later<Result<ChargeAnswer, GatewayFailure>>()
    gateway.charge = () => answer.promise
    gateway.status = success({ status: 'not-found' })
    const tab = new Tab(gateway)
    void tab.payInstallment.execute(payment)
    await turns()
    const onItsWay = tab.intentions.openFor('40128753')
    if (!onItsWay) throw new Error('The intention is not open')
    const steps: FollowUpStep[] = []
    tab.followUp.follow(onItsWay, new Subject<void>()).subscribe((step) => steps.push(step))
    tab.clock.advance(2000)
    await turns()
    expect(steps.at(-1)).toEqual({ kind: 'in-process' })
    expect(tab.openKey()).toBe(onItsWay.idempotencyKey)
    answer.settle(failure({ kind: 'no-answer' }))
    await turns()
    tab.clock.advance(3000)
    await turns()
    expect(steps.at(-1)).toEqual({ kind: 'final', status: 'not-found' })
  })

  it('says nothing after nobody listens any more', async () => {
    const { gateway, steps, subscription, wait } = following()
    const answer = new Later<Result<PaymentStatusAnswer, GatewayFailure>>()
    gateway.paymentStatus = () => answer.promise
    await wait(2)
    subscription.unsubscribe()
    answer.settle(success({ status: 'approved' }))
    await wait(60)
    expect(steps).toEqual([{ kind: 'asking' }])
  })
})
