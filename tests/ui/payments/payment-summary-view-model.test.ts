import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { turns } from '#tests/application/payments/a-tab'
import { installmentFour } from '#tests/application/payments/scripted-payment-gateway'
import { PaymentPage, summaryAddress } from './a-summary'

const charged = {
  idempotencyKey: 'key-1',
  externalId: '40128753',
  amount: cents(1_262_500),
  dueBefore: cents(1_262_500),
}

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
    expect(model.answer.state).toEqual({
      phase: 'in-doubt',
      text: expect.stringMatching(
        /^Enviamos un pago de \$\u00a012\.625,00 y todavía no sabemos cómo terminó\./,
      ),
      statusPath: '/estado-pago?status=in_process&id=40128753&amount=12625.00',
    })
    expect(model.offer).toBeUndefined()
  })

  it('offers nothing when it is looked at again while a payment of another screen is open', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    page.leaveOpenIntention()
    await model.refresh('came-back')
    expect(model.answer.state.phase).toBe('in-doubt')
  })

  it('offers nothing when a payment that was on its way begins while it loads', async () => {
    const page = new PaymentPage()
    const model = page.summary()
    model.start()
    page.gateway.due = success([])
    page.leaveOpenIntention()
    await turns()
    expect(model.answer.state.phase).toBe('in-doubt')
  })

  it('warns of a payment that is not applied although the interest has grown', async () => {
    const page = new PaymentPage()
    page.recentCharges.sent(charged)
    page.gateway.due = success([{ ...installmentFour, punitiveAmount: cents(12_003) }])
    expect((await opened(page)).answer.state.phase).toBe('just-paid')
  })

  it('is not changed any more by what was asked before the payment began', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    const refreshing = model.refresh('came-back')
    page.gateway.due = success([])
    model.follow({ kind: 'begun' })
    await refreshing
    expect(model.answer.state.phase).toBe('ready')
    expect(model.activity).toBe('paying')
  })

  it('has nothing to pay where what is due adds up to nothing', async () => {
    const page = new PaymentPage()
    page.gateway.due = success([{ ...installmentFour, amount: cents(0) }])
    const model = await opened(page)
    expect(model.answer.state.phase).toBe('nothing-due')
    expect(model.offer).toBeUndefined()
  })

  it('says that it was paid while what is due does not show it, and pays again only on purpose', async () => {
    const page = new PaymentPage()
    page.recentCharges.sent(charged)
    page.recentCharges.accepted(charged)
    const model = await opened(page)
    expect(model.answer.state.phase).toBe('just-paid')
    expect(model.offer).toBeUndefined()
    expect(model.answer.state).toMatchObject({
      title: 'Ya hiciste un pago',
      text: expect.stringMatching(
        /^Pagaste \$\u00a012\.625,00 el \d+ de \w+ a las \d\d:\d\d\. .* se cobra otra vez\.$/,
      ),
    })
    model.payAgain()
    expect(model.offer?.beside?.idempotencyKey).toBe('key-1')
    await model.refresh('came-back')
    expect(model.answer.state.phase).toBe('ready')
  })

  it('says that it may have been paid while nobody knows', async () => {
    const page = new PaymentPage()
    page.recentCharges.sent(charged)
    expect((await opened(page)).answer.state).toMatchObject({
      title: 'Puede que ya hayas pagado',
      text: expect.stringMatching(/^Enviaste un pago de .* y no sabemos cómo terminó\./),
    })
  })

  it('says that nothing is due any more once the payment has arrived', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    page.gateway.due = success([])
    await model.refresh('came-back')
    expect(model.answer.state).toEqual({ phase: 'nothing-due', title: 'No debés nada de este préstamo' })
  })

  it('says that nothing is due when the loan is not listed any more', async () => {
    const page = new PaymentPage()
    const model = await opened(page)
    page.gateway.loans = success([])
    await model.refresh('came-back')
    expect(model.answer.state.phase).toBe('nothing-due')
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
    expect(model.answer.state.phase).toBe('loading')
  })
})
