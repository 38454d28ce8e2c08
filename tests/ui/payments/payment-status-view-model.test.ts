import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { turns } from '#tests/application/payments/a-tab'
import { PaymentPage } from './a-summary'

function opened(page: PaymentPage) {
  const model = page.status()
  const leave = model.start()
  return { model, leave }
}

describe('the status page of a payment', () => {
  it.each([
    ['status=approved&id=40128753&transactionId=7001&amount=12625.00', 'paid'],
    ['status=approved&id=40128753', 'received'],
    ['status=in_process&id=40128753', 'in-process'],
    ['status=rejected&id=40128753', 'rejected'],
    ['status=not_found&id=40128753', 'nothing-charged'],
    ['status=failure', 'not-known'],
    ['status=%3Cscript%3E&id=..%2F..&amount=NaN', 'not-known'],
  ])('of %s is %s', (query, phase) => {
    const { model } = opened(new PaymentPage(`/estado-pago?${query}`))
    expect(model.state.phase).toBe(phase)
  })

  it.each(['', '?', '?status=', '?id=40128753'])('without a status (%s) goes to the pay page', (query) => {
    const page = new PaymentPage(`/estado-pago${query}`)
    opened(page)
    expect(page.navigation.address()).toBe('/pagar-cuota')
  })

  it('reads the loan, the amount and the transaction of the address', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&transactionId=7001&amount=12625.5')
    expect(opened(page).model.state).toMatchObject({
      payment: { externalId: '40128753', transactionId: '7001', amount: 1_262_550 },
    })
  })

  it('takes the loan from the reference of the provider when there is no id', () => {
    const page = new PaymentPage('/estado-pago?status=approved&external_reference=40128753')
    expect(opened(page).model.state).toMatchObject({ payment: { externalId: '40128753' } })
  })

  it('leaves out of a tampered address what is not what it should be', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=<b>&transactionId=a%20b&amount=-1e99')
    expect(opened(page).model.state).toEqual({ phase: 'received', payment: {} })
  })

  it('believes the open payment of the tab and not the address', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&transactionId=7001')
    page.leaveOpenIntention()
    expect(opened(page).model.state).toMatchObject({ phase: 'in-process', asking: 'waiting' })
  })

  it.each([
    ['approved', 'received', 'status=approved&id=40128753&amount=12625.00'],
    ['rejected', 'rejected', 'status=rejected&id=40128753&amount=12625.00'],
    ['not-found', 'nothing-charged', 'status=not_found&id=40128753&amount=12625.00'],
  ] as const)(
    'ends the wait when the server says %s, and the address says it too',
    async (status, phase, query) => {
      const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
      page.leaveOpenIntention()
      const { model } = opened(page)
      page.gateway.status = success({ status })
      page.clock.advance(2_000)
      await turns()
      expect(model.state.phase).toBe(phase)
      expect(page.navigation.address()).toBe(`/estado-pago?${query}`)
      expect(page.intentions.openFor('40128753')).toBeUndefined()
    },
  )

  it('says why the bank refused, where the lender knows it', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.leaveOpenIntention()
    const { model } = opened(page)
    page.gateway.status = success({ status: 'rejected', refusal: 'insufficient-funds' })
    model.askAgain()
    await turns()
    expect(model.state).toMatchObject({
      phase: 'rejected',
      title: 'No hay saldo suficiente',
      again: '/pagar-cuota/resumen?externalId=40128753',
    })
    expect(page.navigation.address()).toContain('&reason=insufficient-funds')
  })

  it('offers no other payment where there is no use in one', () => {
    const page = new PaymentPage('/estado-pago?status=rejected&id=40128753&reason=too-many-attempts')
    expect(opened(page).model.state).toMatchObject({
      title: 'Superaste la cantidad de intentos.',
      again: undefined,
    })
  })

  it('takes no other reason from the address than one of the groups', () => {
    const page = new PaymentPage('/estado-pago?status=rejected&id=40128753&reason=toString')
    expect(opened(page).model.state).toMatchObject({ phase: 'rejected', title: 'El pago no se hizo' })
  })

  it('finds the open payment of a loan whose number is not shown as it is', () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=A%2F1')
    page.intentions.open({
      idempotencyKey: 'key-1',
      externalId: 'A/1',
      amount: cents(100),
      dueBefore: cents(100),
    })
    expect(opened(page).model.state).toMatchObject({ phase: 'in-process', asking: 'waiting' })
  })

  it('takes the loan from the reference where the id is empty', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=&external_reference=40128753')
    expect(opened(page).model.state).toMatchObject({ payment: { externalId: '40128753' } })
  })

  it('asks again when the customer wants, and says what came', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.leaveOpenIntention()
    const { model } = opened(page)
    model.askAgain()
    expect(model.state).toMatchObject({ asking: 'asking' })
    await turns()
    expect(model.state).toMatchObject({ asking: 'still-in-process' })
    page.gateway.status = failure({ kind: 'no-answer' })
    model.askAgain()
    await turns()
    expect(model.state).toMatchObject({ asking: 'no-answer' })
  })

  it('asks nothing after the customer left', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.leaveOpenIntention()
    const { leave } = opened(page)
    leave()
    page.clock.advance(60_000)
    await turns()
    expect(page.gateway.askedKeys).toEqual([])
  })
})
