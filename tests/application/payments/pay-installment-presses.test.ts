import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { brunoCustomer } from '#tests/support/test-customers'
import { PaymentTab, exampleInstallmentPayment } from './a-tab'
import { ScriptedPaymentGateway } from './scripted-payment-gateway'
import { martasMastercard } from '#tests/support/test-cards'
import { createGatewayWithChargeAnswer, exampleNewCardToCharge } from './an-answering-lender'

describe('the presses while a typed card is pending', () => {
  const another = { kind: 'new', card: { ...martasMastercard, number: '4509953566233704' } } as const

  it.each([
    ['the same number shares the answer', exampleNewCardToCharge, true],
    ['another number hears of it', another, false],
    ['a saved card hears of it', exampleInstallmentPayment.card, false],
  ] as const)('%s', async (_, card, isShared) => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    const [first, second] = await Promise.all([
      tab.payInstallment.execute({ ...exampleInstallmentPayment, card: exampleNewCardToCharge }),
      tab.payInstallment.execute({ ...exampleInstallmentPayment, card }),
    ])
    expect(second).toEqual(isShared ? first : failure({ kind: 'in-progress', amount: 1_262_500 }))
    expect(gateway.charges).toHaveLength(1)
    expect(tab.lastStoredPayment()?.terms).toEqual({ kind: 'installment', channel: 'new-card' })
  })
})

it('a refused payment stores the reason, and no number that the lender did not give', async () => {
  const refused = new PaymentTab(
    createGatewayWithChargeAnswer(failure({ kind: 'rejected', reason: 'blocked' })),
  )
  await refused.pay()
  const terms = { kind: 'installment', channel: 'saved-card' }
  expect(refused.lastStoredPayment()).toMatchObject({ terms, status: 'rejected', refusal: 'blocked' })
  const numberless = new PaymentTab(createGatewayWithChargeAnswer(success({})))
  await numberless.pay()
  expect(numberless.lastStoredPayment()?.status).toBe('confirmed')
  expect(numberless.lastStoredPayment()).not.toHaveProperty('reference')
})

it("a second customer of the page does not share the first one's answer", async () => {
  const tab = new PaymentTab(new ScriptedPaymentGateway())
  const [, second] = await Promise.all([
    tab.payInstallment.execute(exampleInstallmentPayment),
    tab.payInstallment.execute({ ...exampleInstallmentPayment, customerTaxId: brunoCustomer.taxId }),
  ])
  expect(second).toEqual(failure({ kind: 'other-customer' }))
})
