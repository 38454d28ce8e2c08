import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
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

  it('goes to the summary of the loan that is chosen', async () => {
    const page = new PaymentPage('/pagar-cuota?elegir')
    const model = await opened(page)
    model.choose('40128753')
    model.submit()
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
  })

  it('asks to choose before going on', async () => {
    const page = new PaymentPage('/pagar-cuota?elegir')
    const model = await opened(page)
    model.submit()
    expect(model.answer.state).toMatchObject({ errors: [{ text: 'Elegí un préstamo para continuar.' }] })
    expect(page.navigation.address()).toBe('/pagar-cuota?elegir')
  })

  it('jumps to the summary of the loan that the address names, without a step back', async () => {
    const page = new PaymentPage('/pagar-cuotas?externalId=40128753')
    await opened(page)
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
    page.navigation.back()
    expect(page.navigation.address()).toBe('/pagar-cuota/resumen?externalId=40128753&medio=tarjeta')
  })

  it.each([
    [false, 'offered'],
    [true, 'hidden'],
  ] as const)('is empty without loans: blacklisted %s, a new loan is %s', async (isBlacklisted, newLoan) => {
    const page = new PaymentPage('/pagar-cuota')
    page.standing({ isBlacklisted })
    page.gateway.loans = success([])
    expect((await opened(page)).answer.state).toEqual({ phase: 'empty', newLoan })
  })

  it('says why it could not load, and loads again', async () => {
    const page = new PaymentPage('/pagar-cuota')
    page.gateway.loans = failure({ kind: 'no-answer' })
    const model = await opened(page)
    expect(model.answer.state).toMatchObject({ phase: 'failed', message: expect.stringMatching(/conexión/) })
    page.gateway.loans = success([])
    await model.answer.retry()
    expect(model.answer.state.phase).toBe('empty')
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
