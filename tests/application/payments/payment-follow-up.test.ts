import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import type { CardChargeAnswer } from '@/application/payments/payment.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import { storeOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { ManuallyResolvedPromise, PaymentTab, exampleInstallmentPayment, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway } from './scripted-payment-gateway'

const martaTaxId = martaCustomer.taxId
const loanTarget = { customerTaxId: martaTaxId, target: '40128753' }

/** Waits until all operations are stored. Each write waits for the one before it. */
async function waitUntilStored(): Promise<void> {
  for (let writes = 0; writes < 3; writes += 1) await waitForQueuedTasks()
}

function startFollowUp(gateway = new ScriptedPaymentGateway()) {
  const tab = new PaymentTab(gateway)
  const operation = storeOperation(tab.records, loanTarget)
  const askNow = new Subject<void>()
  const steps: PaymentFollowUpStep[] = []
  const subscription = tab.followUp
    .follow(operation, martaTaxId, askNow)
    .subscribe((step) => steps.push(step))
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
    gateway.statusAnswer = success({ status: word })
    await wait(2)
    await wait(60)
    expect(steps.at(-1)).toEqual({ kind: 'final', status: word, operation: tab.lastStoredPayment() })
    expect(gateway.statusRequestKeys).toHaveLength(2)
    expect(status()).toBe(stored)
  })

  it('stores the number of an approved payment', async () => {
    const { tab, gateway, steps, wait } = startFollowUp()
    gateway.statusAnswer = success({ status: 'approved', chargeId: '7001' })
    await wait(2)
    expect(steps.at(-1)).toMatchObject({ kind: 'final', status: 'approved', chargeId: '7001' })
    expect(tab.lastStoredPayment()?.reference).toBe('7001')
  })

  it('continues after NOT_FOUND, because the payment may still arrive, and allows a retry', async () => {
    const { gateway, steps, wait, status } = startFollowUp()
    gateway.statusAnswer = success({ status: 'not-found' })
    await wait(2)
    expect(steps.at(-1)).toEqual({ kind: 'not-received' })
    expect(status()).toBe('notReceived')
    gateway.statusAnswer = success({ status: 'approved' })
    await wait(3)
    expect(steps.at(-1)).toMatchObject({ kind: 'final', status: 'approved' })
    expect(status()).toBe('confirmed')
  })

  it('continues when the lender is still processing or does not answer, and blocks another payment', async () => {
    const { gateway, steps, wait, status } = startFollowUp()
    await wait(0)
    gateway.statusAnswer = failure({ kind: 'no-answer' })
    await wait(2)
    expect(steps.map(({ kind }) => kind)).toEqual(['asking', 'in-process', 'asking', 'no-answer'])
    expect(status()).toBe('sent')
  })

  it('ignores NOT_FOUND while the payment is still pending on this page', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
    gateway.answerCharge = () => answer.promise
    gateway.statusAnswer = success({ status: 'not-found' })
    const tab = new PaymentTab(gateway)
    void tab.payInstallment.execute(exampleInstallmentPayment)
    await waitForQueuedTasks()
    const pending = tab.lastStoredPayment()
    if (!pending) throw new Error('Nothing was stored')
    const steps: PaymentFollowUpStep[] = []
    tab.followUp.follow(pending, martaTaxId, new Subject<void>()).subscribe((step) => steps.push(step))
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
    gateway.statusAnswer = success({ status: 'approved' })
    const tab = new PaymentTab(gateway)
    const operation = storeOperation(tab.records, loanTarget)
    tab.clock.advance(90 * 24 * 3_600_000)
    expect(tab.reload().lastStoredPayment()).toEqual(operation)
    tab.followUp.follow(operation, martaTaxId, new Subject<void>()).subscribe()
    await waitForQueuedTasks()
    expect(tab.lastStoredPayment()?.status).toBe('confirmed')
    tab.clock.advance(48 * 3_600_000)
    expect(tab.lastStoredPayment()).toBeUndefined()
    expect(gateway.statusRequestKeys).toEqual([operation.idempotencyKey])
  })

  it('reports nothing once it has no listener', async () => {
    const gateway = new ScriptedPaymentGateway()
    const answer = new ManuallyResolvedPromise<Result<OperationStatusReport, GatewayFailure>>()
    gateway.paymentStatus = () => answer.promise
    const { steps, subscription, wait } = startFollowUp(gateway)
    subscription.unsubscribe()
    answer.settle(success({ status: 'approved' }))
    await wait(60)
    expect(steps).toEqual([{ kind: 'asking' }])
  })
})
