import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { turns } from '#tests/application/payments/a-tab'
import { installmentFour } from '#tests/application/payments/scripted-payment-gateway'
import { PaymentPage, summaryAddress } from './a-summary'

async function opened(page: PaymentPage) {
  const model = page.summary()
  model.start()
  await turns()
  return model
}

describe('the summary of a payment', () => {
  it('shows what is due, with its total, and no method chosen', async () => {
    const page = new PaymentPage()
    page.gateway.due = success([{ ...installmentFour, punitiveAmount: cents(113_702) }])
    const model = await opened(page)
    expect(model.total).toBe(1_376_202)
    expect(model.rows).toEqual([
      { title: 'Cuota 4', amount: 1_262_500, punitive: 'Más $\u00a01.137,02 de interés por mora' },
    ])
    expect(model.method).toBeUndefined()
  })

  it('shows the line by month', async () => {
    const page = new PaymentPage()
    page.gateway.due = success([
      { kind: 'month', month: '2026-12', amount: cents(100), punitiveAmount: cents(0) },
      { kind: 'month', month: '2026-12', amount: cents(200), punitiveAmount: cents(0) },
    ])
    expect((await opened(page)).rows).toEqual([{ title: 'Diciembre de 2026', amount: 300 }])
  })

  it.each(['/pagar-cuota/resumen', '/pagar-cuota/resumen?externalId=999'])(
    'goes to the start of the area from %s, which names no loan of hers',
    async (address) => {
      const page = new PaymentPage(address)
      await opened(page)
      expect(page.navigation.address()).toBe('/pagar-cuota')
    },
  )

  it('offers nothing while a payment of the loan is open, and leads to its state', async () => {
    const page = new PaymentPage()
    page.leaveOpenIntention()
    const model = await opened(page)
    expect(model.state).toEqual({
      phase: 'in-doubt',
      amount: 1_262_500,
      statusPath: '/estado-pago?status=in_process&id=40128753&amount=12625.00',
    })
    expect(model.offer).toBeUndefined()
  })

  it('says that nothing is due any more once the payment has arrived', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    page.gateway.due = success([])
    await model.refresh('came-back')
    expect(model.state).toEqual({ phase: 'nothing-due', debt: { kind: 'loan', externalId: '40128753' } })
  })

  it('says that nothing is due when the loan is not listed any more', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    page.gateway.loans = success([])
    await model.refresh('came-back')
    expect(model.state.phase).toBe('nothing-due')
    expect(page.navigation.address()).toBe(summaryAddress)
  })

  it('tells who asks that the payment is not there yet, and nobody who only came back', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    await model.refresh('came-back')
    expect(page.toastTexts()).toEqual([])
    await model.refresh('asked-for')
    expect(page.toastTexts()).toEqual([
      'Todavía no vemos tu pago. Puede tardar en llegarnos: probá de nuevo en un rato.',
    ])
  })

  it('keeps what it shows when it cannot be read again', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    page.gateway.due = failure({ kind: 'no-answer' })
    await model.refresh('asked-for')
    expect(model.total).toBe(1_262_500)
    expect(page.toastTexts()).toEqual(['No pudimos actualizar lo que debés. Probá de nuevo.'])
  })

  it('drops what arrives after the customer left', async () => {
    const page = new PaymentPage()
    const model = page.summary()
    model.start()()
    await turns()
    expect(model.state.phase).toBe('loading')
  })
})
