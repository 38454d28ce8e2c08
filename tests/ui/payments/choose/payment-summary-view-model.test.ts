import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { fourthInstallment } from '#tests/application/payments/scripted-payment-gateway'
import { sequentialUuidAt } from '#tests/support/memory-device'
import { PaymentPage, paymentSummaryAddress } from '#tests/ui/payments/a-summary'

async function openSummary(page: PaymentPage) {
  const model = page.createSummaryViewModel()
  model.onMount()
  await waitForQueuedTasks()
  return model
}

describe('the summary of a payment', () => {
  it('shows what is due, with its total, and no method chosen', async () => {
    const page = new PaymentPage()
    page.gateway.amountDueAnswer = success([{ ...fourthInstallment, punitiveAmount: cents(113_702) }])
    const model = await openSummary(page)
    expect(model.totalDue).toBe(1_376_202)
    expect(model.amountDueBreakdown.rows).toEqual([
      { title: 'Cuota 4', amount: 1_262_500, lateInterestText: 'Más $\u00a01.137,02 de interés por mora' },
    ])
    expect(model.method).toBeUndefined()
  })

  it('keeps the payment by card that the customer chose, though no card is saved', async () => {
    const model = await openSummary(new PaymentPage(`${paymentSummaryAddress}&medio=tarjeta`))
    model.showMethodList()
    model.chooseMethod('debit-card')
    model.handlePaymentProgressEvent({ kind: 'no-saved-card' })
    expect(model.chosenMethod?.method).toBe('debit-card')
  })

  it('does not change the payment method while a payment is pending', async () => {
    const model = await openSummary(new PaymentPage(`${paymentSummaryAddress}&medio=tarjeta`))
    model.handlePaymentProgressEvent({ kind: 'begun' })
    model.showMethodList()
    expect([model.canChangeMethod, model.chosenMethod?.method]).toEqual([false, 'debit-card'])
  })

  it('offers no payment when it is read again while a payment of another screen is pending', async () => {
    const page = new PaymentPage()
    const model = await openSummary(page)
    page.storeMartasPaymentRecord()
    await model.refresh('came-back')
    expect(model.asyncState.state.phase).toBe('outcome-unknown')
  })

  it('offers no payment when one begins while it loads', async () => {
    const page = new PaymentPage()
    const model = page.createSummaryViewModel()
    model.onMount()
    page.gateway.amountDueAnswer = success([])
    page.storeMartasPaymentRecord()
    await waitForQueuedTasks()
    expect(model.asyncState.state.phase).toBe('outcome-unknown')
  })

  it.each(['confirm', 'reject'] as const)(
    'leads to the status page when the outcome arrived after the customer left: %s',
    async (event) => {
      const page = new PaymentPage()
      const sent = page.storeMartasPaymentRecord()
      page.tab.records.applyEvent(sent, event, { pendingAcknowledgement: true })
      const model = await openSummary(page)
      expect(model.paymentRequest).toBeUndefined()
      expect(page.navigation.address()).toBe(
        `/estado-pago?status=in_process&id=40128753&pago=${sequentialUuidAt(1)}`,
      )
      page.tab.records.markOutcomeSeen(sent)
      page.navigation.goTo(paymentSummaryAddress)
      await openSummary(page)
      expect(page.navigation.address()).toBe(paymentSummaryAddress)
    },
  )

  it('shows a payment of more than two days ago while its outcome is unknown', async () => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord()
    page.clock.advance(30 * 24 * 3_600_000)
    expect((await openSummary(page)).asyncState.state.phase).toBe('outcome-unknown')
  })

  it("warns of a payment although the debt fell by its amount: only the lender's list confirms it", async () => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord('confirmed', 962_500)
    page.gateway.amountDueAnswer = success([{ ...fourthInstallment, amount: cents(300_000) }])
    expect((await openSummary(page)).asyncState.state.phase).toBe('just-paid')
    const date = calendarDate('2026-11-21')
    const applied = { amount: cents(962_500), date, paymentMethod: 'debit-card', status: 'paid' } as const
    page.gateway.registeredPaymentsAnswer = success([applied])
    expect((await openSummary(page)).asyncState.state.phase).toBe('ready')
  })

  it('warns of a payment that is not applied although the interest has grown', async () => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord('confirmed')
    page.gateway.amountDueAnswer = success([{ ...fourthInstallment, punitiveAmount: cents(12_003) }])
    expect((await openSummary(page)).asyncState.state.phase).toBe('just-paid')
  })

  it('ignores an answer that was requested before the payment began', async () => {
    const page = new PaymentPage()
    const model = await openSummary(page)
    const refreshing = model.refresh('came-back')
    page.gateway.amountDueAnswer = success([])
    model.handlePaymentProgressEvent({ kind: 'begun' })
    await refreshing
    expect(model.asyncState.state.phase).toBe('ready')
    expect(model.activity).toBe('paying')
  })

  it.each([
    ['redirected', 'Puede que ya hayas pagado', /^Empezaste un pago de .* y no sabemos si lo terminaste/],
    ['confirmed', 'Ya hiciste un pago', /^Pagaste /],
  ] as const)('shows what is known of a payment that is %s', async (status, title, text) => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord(status)
    expect((await openSummary(page)).asyncState.state).toMatchObject({
      phase: 'just-paid',
      title,
      text: expect.stringMatching(text),
    })
  })

  it('shows a payment made on another device, and then the next one', async () => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord('confirmed', 500_000)
    const date = calendarDate('2026-11-20')
    const pending = { amount: cents(762_500), date, paymentMethod: 'debit-card', status: 'pending' } as const
    page.gateway.registeredPaymentsAnswer = success([pending])
    const model = await openSummary(page)
    expect(model.asyncState.state).toMatchObject({ text: expect.stringMatching(/^Pagaste .*5\.000/) })
    model.acknowledgeEarlierPayment()
    expect(model.asyncState.state).toMatchObject({
      phase: 'just-paid',
      text: expect.stringMatching(/^Tenemos un pago de .*7\.625 del 20 de noviembre/),
    })
    model.acknowledgeEarlierPayment()
    expect(model.asyncState.state.phase).toBe('ready')
  })

  it('continues by itself when another tab learns the unknown outcome of the payment', async () => {
    const page = new PaymentPage()
    const outcomeUnknown = page.storeMartasPaymentRecord()
    const model = await openSummary(page)
    model.refreshOnReturnToPage()
    await waitForQueuedTasks()
    expect(model.asyncState.state.phase).toBe('outcome-unknown')
    page.tab.records.applyEvent(outcomeUnknown, 'reject')
    model.refreshOnReturnToPage()
    await waitForQueuedTasks()
    expect(model.asyncState.state.phase).toBe('ready')
  })

  it('offers a second payment during an unknown outcome only when the customer asks for it', async () => {
    const page = new PaymentPage()
    const { idempotencyKey } = page.storeMartasPaymentRecord()
    const model = await openSummary(page)
    model.acknowledgeEarlierPayment()
    await waitForQueuedTasks()
    expect(model.paymentRequest).toMatchObject({ amount: 1_262_500, acknowledgedKeys: [idempotencyKey] })
  })

  it('offers to retry a payment that never arrived, with the same terms only', async () => {
    const page = new PaymentPage()
    const { idempotencyKey } = page.storeMartasPaymentRecord('notReceived', 500_000)
    const model = await openSummary(page)
    expect(model.paymentRequest).toMatchObject({
      amount: 500_000,
      acknowledgedKeys: [],
      operationToRetry: { idempotencyKey },
    })
    expect(model.notReceivedPaymentText).toMatch(/probá sin miedo: los \$\u00A05\.000 se cobran una sola vez/)
    expect(model.asyncState.state).toMatchObject({ summary: { methods: [{ method: 'debit-card' }] } })
    model.acknowledgeEarlierPayment()
    await waitForQueuedTasks()
    const acknowledgedKeys = [idempotencyKey]
    expect(model.paymentRequest).toMatchObject({
      amount: 1_262_500,
      acknowledgedKeys,
      operationToRetry: undefined,
    })
    expect(model.notReceivedPaymentText).toBeUndefined()
  })

  it('warns of a payment that never arrived when less is due by now', async () => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord('notReceived')
    page.gateway.amountDueAnswer = success([{ ...fourthInstallment, amount: cents(500_000) }])
    expect((await openSummary(page)).asyncState.state).toMatchObject({
      phase: 'just-paid',
      title: 'Puede que ya hayas pagado',
      text: expect.stringMatching(/^Enviaste un pago de .* y no sabemos cómo terminó/),
    })
  })
})
