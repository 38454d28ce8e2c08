import { describe, expect, it } from 'vitest'
import { turns } from '#tests/application/payments/a-tab'
import { PaymentPage } from '#tests/ui/payments/a-summary'

async function opened(page: PaymentPage) {
  const model = page.payableLoans()
  model.start()
  await turns()
  return model
}

describe('the list of what can be paid', () => {
  it('does not ask about the only loan there is, and leaves no step back', async () => {
    const page = new PaymentPage('/pagar-cuota')
    await opened(page)
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
    page.navigation.back()
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
  })

  it('jumps to the summary of the loan that the address names, without a step back', async () => {
    const page = new PaymentPage('/pagar-cuotas?externalId=40128753')
    await opened(page)
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
    page.navigation.back()
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
  })

  it('says that it takes long after ten seconds', () => {
    const page = new PaymentPage('/pagar-cuota')
    page.gateway.payableLoans = () => new Promise(() => undefined)
    const model = page.payableLoans()
    model.start()
    page.clock.advance(10_000)
    expect(model.answer.note).toMatch(/tardando/)
  })
})
