import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChargeAnswer } from '@/application/payments/payment.port'
import { ManuallyResolvedPromise, waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { savedVisaCard } from '#tests/application/payments/scripted-payment-gateway'
import { sequentialUuidAt } from '#tests/support/memory-device'
import {
  PaymentPage,
  offeredPaymentRequestOrThrow,
  paymentSummaryAddress,
} from '#tests/ui/payments/a-summary'

async function openDebitCardPayment(page: PaymentPage) {
  const summary = page.createSummaryViewModel()
  summary.onMount()
  await waitForQueuedTasks()
  summary.chooseMethod('debit-card')
  const model = page.createDebitCardViewModel()
  const leave = model.onMount({
    onProgress: summary.handlePaymentProgressEvent,
    operationToRetry: summary.paymentRequest?.operationToRetry,
  })
  await waitForQueuedTasks()
  const pay = () => model.pay(offeredPaymentRequestOrThrow(summary))
  const goToProvider = () => model.goToWalletProvider(offeredPaymentRequestOrThrow(summary))
  return { model, summary, leave, pay, goToProvider }
}

describe('paying with a saved debit card', () => {
  it('offers no card for a retried payment whose card is not saved any more', async () => {
    const page = new PaymentPage()
    page.gateway.answerCharge = () => Promise.resolve(failure({ kind: 'no-answer' }))
    await (await openDebitCardPayment(page)).pay()
    page.tab.records.applyEvent({ idempotencyKey: sequentialUuidAt(1) }, 'miss')
    page.gateway.savedCardsAnswer = success([{ ...savedVisaCard, debitCardId: 'td-2' }])
    const { model, pay } = await openDebitCardPayment(page)
    expect(model.asyncState.state).toEqual({ phase: 'card-gone', cards: [] })
    await pay()
    expect(page.gateway.charges).toHaveLength(1)
  })

  it('shows a message when the cards cannot be loaded, and the customer can type one', async () => {
    const page = new PaymentPage()
    page.gateway.savedCardsAnswer = failure({ kind: 'server-failure', message: 'Estamos en mantenimiento.' })
    expect((await openDebitCardPayment(page)).model.asyncState.state).toEqual({
      phase: 'failed',
      message: 'Estamos en mantenimiento.',
    })
    const { model } = await openDebitCardPayment(page)
    model.showNewCardForm()
    expect(model.asyncState.state).toEqual({ phase: 'typing', cards: [], errors: [] })
  })

  it('pays once when the customer presses twice', async () => {
    const page = new PaymentPage()
    const { pay } = await openDebitCardPayment(page)
    await Promise.all([pay(), pay()])
    expect(page.gateway.charges).toHaveLength(1)
  })

  it.each<[CardChargeAnswer, string]>([
    [success({ reference: '7001' }), 'status=approved&id=40128753'],
    [success({}), 'status=approved&id=40128753'],
    [failure({ kind: 'rejected' }), 'status=rejected&id=40128753'],
    [failure({ kind: 'nothing-sent' }), 'status=rejected&id=40128753'],
    [failure({ kind: 'server-failure' }), 'status=in_process&id=40128753'],
    [failure({ kind: 'session-ended' }), 'status=in_process&id=40128753'],
    [failure({ kind: 'no-answer' }), 'status=in_process&id=40128753'],
  ])('leads to the status page after %o, without a history entry of this screen', async (answer, query) => {
    const page = new PaymentPage()
    page.gateway.answerCharge = () => Promise.resolve(answer)
    const { pay } = await openDebitCardPayment(page)
    await pay()
    expect(page.navigation.address()).toBe(`/estado-pago?${query}&pago=${sequentialUuidAt(1)}`)
    page.navigation.back()
    expect(page.navigation.path()).toBe('/estado-pago')
  })

  it('keeps the method and the amounts unchanged while the payment is pending', async () => {
    const page = new PaymentPage()
    const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
    page.gateway.answerCharge = () => answer.promise
    const { pay, summary } = await openDebitCardPayment(page)
    const paying = pay()
    await waitForQueuedTasks()
    summary.chooseMethod('cvu')
    page.gateway.amountDueAnswer = success([])
    await summary.refresh('came-back')
    expect(summary.method).toBe('debit-card')
    expect(summary.asyncState.state.phase).toBe('ready')
    answer.settle(success({}))
    await paying
  })

  it.each<[string, CardChargeAnswer, string]>([
    ['confirmed', success({}), 'received'],
    ['rejected', failure({ kind: 'rejected' }), 'rejected'],
  ])(
    'stores that it was %s after the customer left, and shows it when they return',
    async (stored, outcome, phase) => {
      const page = new PaymentPage()
      const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
      page.gateway.answerCharge = () => answer.promise
      const { pay, leave } = await openDebitCardPayment(page)
      const paying = pay()
      await waitForQueuedTasks()
      leave()
      answer.settle(outcome)
      await paying
      expect(page.navigation.address()).toBe(paymentSummaryAddress)
      expect(page.tab.lastStoredPayment()).toMatchObject({ status: stored, pendingAcknowledgement: true })
      page.createSummaryViewModel().onMount()
      expect(page.navigation.address()).toBe(
        `/estado-pago?status=in_process&id=40128753&pago=${sequentialUuidAt(1)}`,
      )
      const status = page.createPaymentStatusViewModel()
      status.onMount()
      expect(status.state.phase).toBe(phase)
      await waitForQueuedTasks()
      expect(page.tab.lastStoredPayment()).not.toHaveProperty('pendingAcknowledgement')
    },
  )

  it('sends no payment when the customer leaves while the amount due is read', async () => {
    const page = new PaymentPage()
    const { pay, leave } = await openDebitCardPayment(page)
    const paying = pay()
    leave()
    await paying
    expect(page.gateway.charges).toEqual([])
    expect(page.tab.lastStoredPayment()).toBeUndefined()
  })

  it('shows the amount that was sent, not one typed later', async () => {
    const page = new PaymentPage()
    const answer = new ManuallyResolvedPromise<CardChargeAnswer>()
    page.gateway.answerCharge = () => answer.promise
    const { pay, model } = await openDebitCardPayment(page)
    const paying = pay()
    await waitForQueuedTasks()
    model.amountForm.openAmountField()
    model.amountForm.enterAmount('5000')
    answer.settle(success({}))
    await paying
    expect(page.tab.lastStoredPayment()?.amount).toBe(1_262_500)
    expect(page.navigation.address()).toContain(`pago=${page.tab.lastStoredPayment()?.idempotencyKey}`)
  })

  it('stores the operation as confirmed before it shows the outcome', async () => {
    const page = new PaymentPage()
    const { pay } = await openDebitCardPayment(page)
    await pay()
    expect(page.navigation.address()).toContain('status=approved')
    expect(page.tab.lastStoredPayment()?.status).toBe('confirmed')
  })

  it('forgets the code typed for another card when the customer chooses a saved one', async () => {
    const { model } = await openDebitCardPayment(new PaymentPage())
    model.showNewCardForm()
    model.cardForm.enterCardNumber('5412750012345014')
    model.cardForm.enterSecurityCode('123')
    model.showSavedCards()
    expect([model.cardForm.card.number, model.cardForm.card.securityCode]).toEqual(['', ''])
  })

  it('shows a note after ten seconds without an answer', async () => {
    const page = new PaymentPage()
    page.gateway.answerCharge = () => new Promise(() => undefined)
    const { model, pay } = await openDebitCardPayment(page)
    void pay()
    expect(model.progressMessage).toBe('Confirmamos el importe y lo enviamos.')
    await waitForQueuedTasks()
    expect(model.progressMessage).toBe('Estamos enviando tu pago. No cierres esta pantalla.')
    page.clock.advance(10_000)
    expect(model.progressMessage).toMatch(/^Esperamos la respuesta del banco\. Tu pago se envió una sola vez/)
  })
})
