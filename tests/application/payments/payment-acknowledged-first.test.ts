import { describe, expect, it } from 'vitest'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { cents } from '@/domain/shared/money'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import { failure, success } from '@/domain/shared/result'
import type { DebitCardPaymentRequest } from '@/application/payments/card-charge'
import { storeOperation } from '#tests/support/operations-in'
import { brunoCustomer, martaCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { PaymentTab, exampleInstallmentPayment, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway } from './scripted-payment-gateway'
import {
  createGatewayWithChargeAnswer,
  firstIdempotencyKeyOfTab,
  findUnappliedPaymentIds,
  unappliedPaymentOnOtherDevice,
  exampleNewCardToCharge,
  chargeOutcomeUnknownAnswer,
} from './an-answering-lender'

/**
 * Returns callbacks that simulate a customer who leaves the screen when the portal begins to send the
 * payment.
 */
function createCallbacksLeavingOnSending() {
  let hasLeft = false
  return { hasLeftScreen: () => hasLeft, onSending: () => (hasLeft = true) }
}

/** Pays with the given method, as the screen of that method does. */
async function payByMethod(
  channel: PaymentChannel,
  tab: PaymentTab,
  order: DebitCardPaymentRequest,
): Promise<void> {
  switch (channel) {
    case 'saved-card':
      await tab.pay(order)
      return
    case 'new-card':
      await tab.pay({ ...order, card: exampleNewCardToCharge })
      return
    case 'wallet':
      await tab.payOnProviderPage.startWalletPayment(order)
      return
    case 'credit-card': {
      const link = await tab.payOnProviderPage.creditCardPaymentLink(order)
      if (link.ok) tab.payOnProviderPage.recordRedirectIfAllowed(order, link.value)
      await waitForQueuedTasks()
    }
  }
}

describe('a payment with an unknown outcome', () => {
  async function doubted() {
    const tab = new PaymentTab(createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer))
    await tab.pay()
    return tab
  }

  it('must be acknowledged until the customer wants to pay again', async () => {
    const tab = await doubted()
    expect(tab.precondition.unacknowledgedPayment('40128753', [])).toEqual(tab.lastStoredPayment())
    expect(tab.precondition.unacknowledgedPayment('40128753', ['another'])).toEqual(tab.lastStoredPayment())
    expect(tab.precondition.unacknowledgedPayment('40128753', [firstIdempotencyKeyOfTab])).toBeUndefined()
  })

  it('belongs to one loan and one customer', async () => {
    const tab = await doubted()
    expect(tab.precondition.unacknowledgedPayment('40199999', [])).toBeUndefined()
    tab.sessions.openSession(createSessionOfCustomer(brunoCustomer))
    expect(tab.precondition.unacknowledgedPayment('40128753', [])).toBeUndefined()
    tab.sessions.closeSession('left')
    expect(tab.precondition.unacknowledgedPayment('40128753', [])).toBeUndefined()
  })

  it.each<OperationStatus>(['redirected', 'notReceived', 'confirmed', 'rejected'])(
    'is unlike one that is %s, which needs no acknowledgement',
    (status) => {
      const tab = new PaymentTab(new ScriptedPaymentGateway())
      const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
      expect(storeOperation(tab.records, target, status).status).toBe(status)
      expect(tab.precondition.unacknowledgedPayment('40128753', [])).toBeUndefined()
    },
  )

  it('is shown before one whose outcome arrived after the customer left', async () => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    await tab.payInstallment.execute(exampleInstallmentPayment, createCallbacksLeavingOnSending())
    const left = tab.lastStoredPayment()
    expect(tab.precondition.unacknowledgedPayment('40128753', [])).toEqual(left)
    expect(left).toMatchObject({ status: 'confirmed', pendingAcknowledgement: true })
    const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
    const outcomeUnknown = storeOperation(tab.records, target)
    expect(tab.precondition.unacknowledgedPayment('40128753', [])).toEqual(outcomeUnknown)
    expect(tab.precondition.unacknowledgedPayment('40128753', [outcomeUnknown.idempotencyKey])).toEqual(left)
  })

  it('is enough to block a payment, without asking the lender', async () => {
    const tab = await doubted()
    tab.gateway.dueItems = () => Promise.reject(new Error('No request is expected'))
    const why = { kind: 'unacknowledged', operation: tab.lastStoredPayment() }
    expect(await tab.pay()).toEqual(failure(why))
    expect(await tab.payOnProviderPage.startWalletPayment(exampleInstallmentPayment)).toEqual(
      failure({ kind: 'not-sent', why }),
    )
  })
})

describe('the stored record of a payment that is sent', () => {
  it.each([
    ['saved-card', 'sent'],
    ['new-card', 'sent'],
    ['wallet', 'redirected'],
    ['credit-card', 'redirected'],
  ] as const)('by %s is %s, with the amount due and its terms', async (channel, status) => {
    const tab = new PaymentTab(createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer))
    await payByMethod(channel, tab, { ...exampleInstallmentPayment, amount: cents(962_500) })
    expect(tab.lastStoredPayment()).toMatchObject({
      amount: 962_500,
      terms: { kind: 'installment', channel },
      status,
      attempts: 1,
      before: { due: 1_262_500, listed: 0 },
      pays: { installments: [4], remaining: 300_000 },
    })
  })

  it('has no remaining debt when it is sent after another payment', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([unappliedPaymentOnOtherDevice])
    const tab = new PaymentTab(gateway)
    await payByMethod('wallet', tab, {
      ...exampleInstallmentPayment,
      acknowledgedKeys: findUnappliedPaymentIds(tab),
    })
    // A listed payment by debit card does not confirm a visit to the wallet.
    expect(tab.lastStoredPayment()).toMatchObject({ before: { listed: 0 } })
    expect(tab.lastStoredPayment()?.pays).toEqual({ installments: [4], of: 12 })
  })

  it.each(['another customer', 'nobody'])('is not written when %s is signed in', async (who) => {
    const tab = new PaymentTab(new ScriptedPaymentGateway())
    if (who === 'nobody') tab.sessions.closeSession('left')
    else tab.sessions.openSession(createSessionOfCustomer(brunoCustomer))
    for (const channel of ['saved-card', 'new-card', 'wallet', 'credit-card'] as const)
      await payByMethod(channel, tab, exampleInstallmentPayment)
    expect(await tab.pay()).toEqual(failure({ kind: 'other-customer' }))
    expect(tab.lastStoredPayment()).toBeUndefined()
  })

  it('has the moment of the second attempt, and what the lender showed then', async () => {
    const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
    const tab = new PaymentTab(gateway)
    await tab.pay()
    const operationToRetry = tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
    tab.clock.advance(60_000)
    gateway.registeredPaymentsAnswer = success([{ ...unappliedPaymentOnOtherDevice, status: 'paid' }])
    expect(await tab.pay({ ...exampleInstallmentPayment, operationToRetry })).toMatchObject({ ok: true })
    expect(tab.lastStoredPayment()).toMatchObject({
      idempotencyKey: firstIdempotencyKeyOfTab,
      status: 'sent',
      attempts: 2,
      at: tab.clock.now(),
    })
  })
})
