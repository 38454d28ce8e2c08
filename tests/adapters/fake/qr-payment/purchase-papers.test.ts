import { expect, it } from 'vitest'
import { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { defaultDemoState, type DemoOverrides } from '@/adapters/fake/demo-state'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

/**
 * Returns the text of the document with the fake lender's terms of a purchase of $ 48.750,50 in 6
 * installments.
 */
async function fetchTermsText(set: DemoOverrides): Promise<string> {
  const backEnd = new FakeBackEnd({
    demoState: { ...defaultDemoState, set },
    now: () => Date.parse('2026-11-21T12:00:00-03:00'),
    sleep: () => Promise.resolve(),
  })
  const entered = backEnd.signIn('lucia')
  const answer = await backEnd.handle(
    new Request('https://portal.test/api/customers/getPaymentQRAgreementDocument', {
      method: 'POST',
      headers: { Authorization: `Bearer ${entered?.accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        customerTaxId: '27331274564',
        fullName: 'Lucía Fernández',
        requestedAmount: 48_750.5,
        selectedInstallment: 6,
      }),
    }),
  )
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  return parsePdf(new Uint8Array(await answer.arrayBuffer()))
    .texts.join('\n')
    .replaceAll('\u00a0', ' ')
}

it('the terms of a purchase are those of that purchase', async () => {
  const terms = await fetchTermsText({})
  expect(terms).toContain('Monto financiado: $ 48.750,50')
  expect(terms).toContain('Se devuelve en 6 cuotas de $ 10.712,38.')
  expect(terms).toContain('Costo financiero total (CFT): 166,76 %')
  expect(terms).toContain('Total a devolver: $ 64.274,28')
})

it('the terms of a purchase have the discount on the first installment', async () => {
  const terms = await fetchTermsText({ firstInstallmentDiscountPercent: 25 })
  expect(terms).toContain('La primera, con su descuento, es de $ 8.034,28.')
  expect(terms).toContain('Total a devolver: $ 61.596,18')
})
