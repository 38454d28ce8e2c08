import { expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { paymentToRetry } from '@/domain/payments/send-decision'
import { fourthInstallment } from './scripted-payment-gateway'
import { PaymentTab, exampleInstallmentPayment } from './a-tab'
import {
  createGatewayWithChargeAnswer,
  firstIdempotencyKeyOfTab,
  chargeOutcomeUnknownAnswer,
} from './an-answering-lender'

const hourMilliseconds = 3_600_000

/**
 * Makes a payment that the lender reports as not received, then lets the given hours pass. From then on, the
 * lender does not answer. Returns the gateway and the tab.
 */
async function makeUnreceivedPayment(hours: number) {
  const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
  const tab = new PaymentTab(gateway)
  await tab.pay()
  tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
  gateway.statusAnswer = failure({ kind: 'no-answer' })
  tab.clock.advance(hours * hourMilliseconds)
  return { gateway, tab }
}

function findPaymentToRetry(tab: PaymentTab) {
  const snapshot = { dueItems: [fourthInstallment], payments: [], automaticCollections: [] }
  return paymentToRetry(tab.precondition.unappliedPayments(exampleInstallmentPayment, snapshot), {
    acknowledgedKeys: [],
    due: exampleInstallmentPayment.amount,
  })
}

it('a payment is sent again with its key while the lender remembers it', async () => {
  const { gateway, tab } = await makeUnreceivedPayment(47)
  expect(findPaymentToRetry(tab)?.idempotencyKey).toBe(firstIdempotencyKeyOfTab)
  await tab.pay({ ...exampleInstallmentPayment, operationToRetry: tab.lastStoredPayment() })
  expect(gateway.charges).toHaveLength(2)
})

it('a payment is not sent with its old key after 48 hours without an answer', async () => {
  const { gateway, tab } = await makeUnreceivedPayment(48)
  expect(findPaymentToRetry(tab)).toBeUndefined()
  expect(await tab.pay({ ...exampleInstallmentPayment, operationToRetry: tab.lastStoredPayment() })).toEqual(
    failure({ kind: 'just-paid' }),
  )
  expect(gateway.charges).toHaveLength(1)
})

it('the 48 hours begin when the payment was first sent', async () => {
  const { gateway, tab } = await makeUnreceivedPayment(40)
  await tab.pay({ ...exampleInstallmentPayment, operationToRetry: tab.lastStoredPayment() })
  tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
  tab.clock.advance(9 * hourMilliseconds)
  expect(findPaymentToRetry(tab)).toBeUndefined()
  await tab.pay({ ...exampleInstallmentPayment, operationToRetry: tab.lastStoredPayment() })
  expect(gateway.charges).toHaveLength(2)
})

it('a customer who saw the old payment pays again with another key', async () => {
  const { gateway, tab } = await makeUnreceivedPayment(48)
  gateway.answerCharge = () => Promise.resolve(success({ reference: '7001' }))
  await tab.pay({ ...exampleInstallmentPayment, acknowledgedKeys: [firstIdempotencyKeyOfTab] })
  expect(new Set(gateway.charges.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})
