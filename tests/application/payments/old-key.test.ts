import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { paymentToRetry } from '@/domain/payments/send-decision'
import { installmentFour } from './scripted-payment-gateway'
import { Tab, payment } from './a-tab'
import { answering, firstKey, unknown } from './an-answering-lender'

const hour = 3_600_000

/**
 * Returns a payment made that many hours ago that the lender reported as not received. After that
 * the lender does not answer.
 */
async function neverReceived(hours: number) {
  const gateway = answering(unknown)
  const tab = new Tab(gateway)
  await tab.pay()
  tab.records.applyEvent({ idempotencyKey: firstKey }, 'miss')
  gateway.status = failure({ kind: 'no-answer' })
  tab.clock.advance(hours * hour)
  return { gateway, tab }
}

function offeredAgain(tab: Tab) {
  const snapshot = { due: [installmentFour], payments: [], collections: [] }
  return paymentToRetry(tab.precondition.unappliedPayments(payment, snapshot), {
    acknowledgedKeys: [],
    due: payment.amount,
  })
}

it('a payment is sent again with its key while the lender remembers it', async () => {
  const { gateway, tab } = await neverReceived(47)
  expect(offeredAgain(tab)?.idempotencyKey).toBe(firstKey)
  await tab.pay({ ...payment, retryOf: tab.last() })
  expect(gateway.charges).toHaveLength(2)
})

it('a payment is not sent with its old key after 48 hours without an answer', async () => {
  const { gateway, tab } = await neverReceived(48)
  expect(offeredAgain(tab)).toBeUndefined()
  expect(await tab.pay({ ...payment, retryOf: tab.last() })).toEqual(failure({ kind: 'just-paid' }))
  expect(gateway.charges).toHaveLength(1)
})

it('the 48 hours begin when the payment was first sent', async () => {
  const { gateway, tab } = await neverReceived(40)
  await tab.pay({ ...payment, retryOf: tab.last() })
  tab.records.applyEvent({ idempotencyKey: firstKey }, 'miss')
  tab.clock.advance(9 * hour)
  expect(offeredAgain(tab)).toBeUndefined()
  await tab.pay({ ...payment, retryOf: tab.last() })
  expect(gateway.charges).toHaveLength(2)
})

it('a customer who saw the old payment pays again with another key', async () => {
  const { gateway, tab } = await neverReceived(48)
  gateway.charge = () => Promise.resolve(success({ reference: '7001' }))
  await tab.pay({ ...payment, acknowledgedKeys: [firstKey] })
  expect(new Set(gateway.charges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})
