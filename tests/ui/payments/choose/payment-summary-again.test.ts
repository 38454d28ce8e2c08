import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { PaymentPage, paymentSummaryAddress } from '#tests/ui/payments/a-summary'

async function openSummary(page: PaymentPage) {
  const model = page.createSummaryViewModel()
  model.onMount()
  await waitForQueuedTasks()
  return model
}

describe('a payment summary that is read again', () => {
  it('offers no payment when the payments made are unknown', async () => {
    const page = new PaymentPage()
    page.gateway.registeredPaymentsAnswer = failure({ kind: 'no-answer' })
    expect((await openSummary(page)).asyncState.state.phase).toBe('failed')
  })

  it('shows that nothing is due when the lender does not list the loan any more', async () => {
    const page = new PaymentPage()
    const model = await openSummary(page)
    page.gateway.payableLoansAnswer = success([])
    await model.refresh('came-back')
    expect(model.asyncState.state.phase).toBe('nothing-due')
    expect(page.navigation.address()).toBe(paymentSummaryAddress)
  })

  it('says that a payment is not there yet when the customer asks, not when they only return', async () => {
    const page = new PaymentPage()
    const model = await openSummary(page)
    await model.refresh('came-back')
    expect(page.toastTexts()).toEqual([])
    await model.refresh('asked-for')
    expect(page.toastTexts()).toEqual([
      'Todavía no vemos tu pago. Puede tardar en llegarnos: probá de nuevo en un rato.',
    ])
  })

  it('keeps its content when it cannot be read again', async () => {
    const page = new PaymentPage()
    const model = await openSummary(page)
    page.gateway.amountDueAnswer = failure({ kind: 'no-answer' })
    await model.refresh('asked-for')
    expect(model.totalDue).toBe(1_262_500)
    expect(page.toastTexts()).toEqual(['No pudimos actualizar lo que debés. Probá de nuevo.'])
  })

  it('keeps every payment method of the lender while a card payment is retried', async () => {
    const page = new PaymentPage()
    page.gateway.paymentMethodsAnswer = success([
      { method: 'debit-card', description: 'Tarjeta de débito' },
      { method: 'wallet', description: 'Mercado Pago' },
    ])
    page.storeMartasPaymentRecord('notReceived')
    const model = await openSummary(page)
    expect(model.notReceivedPaymentText).toBeDefined()
    expect([model.isMethodOffered('wallet'), model.isMethodOffered('cash'), model.canChangeMethod]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('ignores an answer that arrives after the customer left', async () => {
    const page = new PaymentPage()
    const model = page.createSummaryViewModel()
    model.onMount()()
    await waitForQueuedTasks()
    expect(model.asyncState.state.phase).toBe('loading')
  })
})
