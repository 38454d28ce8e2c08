import { describe, expect, it } from 'vitest'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { PaymentPage } from '#tests/ui/payments/a-summary'

async function openPayableLoans(page: PaymentPage) {
  const model = page.createPayableLoansViewModel()
  model.onMount()
  await waitForQueuedTasks()
  return model
}

describe('the list of loans to pay', () => {
  it('skips the question when there is one loan, without a history entry', async () => {
    const page = new PaymentPage('/pagar-cuota')
    await openPayableLoans(page)
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
    page.navigation.back()
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
  })

  it('leads to the summary of the loan in the address, without a history entry', async () => {
    const page = new PaymentPage('/pagar-cuotas?externalId=40128753')
    await openPayableLoans(page)
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
    page.navigation.back()
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
  })

  it('shows a note after ten seconds without an answer', () => {
    const page = new PaymentPage('/pagar-cuota')
    page.gateway.payableLoans = () => new Promise(() => undefined)
    const model = page.createPayableLoansViewModel()
    model.onMount()
    page.clock.advance(10_000)
    expect(model.asyncState.slowRequestMessage).toMatch(/tardando/)
  })
})
