import * as v from 'valibot'
import { expect, it } from 'vitest'
import { creditLineLoanCallInput } from '#tests/adapters/contract/suite/lucia'
import { FakeBackEndClient } from '#tests/adapters/fake/fake-back-end-client'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

it('the terms of a loan are a PDF with the figures of that loan', async () => {
  const asking = new FakeBackEndClient()
  const token = await asking.logIn('lucia')
  const { path, body, idempotencyKey } = creditLineLoanCallInput
  const { json } = await asking.post(`/customers/${path.id}/revolvingLine/start`, {
    token,
    idempotencyKey,
    body,
  })
  const { loanId } = v.parse(v.object({ loanId: v.string() }), json)
  const answer = await asking.get(`/users/loans/${loanId}/agreement`, { token })
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  const { texts, misplacedObjectNumbers } = parsePdf(answer.bytes)
  expect(misplacedObjectNumbers).toEqual([])
  expect(texts.slice(0, 14)).toEqual([
    'Términos y condiciones del préstamo',
    'Lucía Fernández',
    'CUIT 27331274564',
    'Monto financiado: $ 50.000,00',
    'Se devuelve en 6 cuotas de $ 10.986,94.',
    'La primera vence el 01/01/2027 y la última el 01/06/2027.',
    'Sistema de amortización: francés, cuotas iguales.',
    'Tasa nominal anual (TNA): 78,00 %',
    'Tasa efectiva anual (TEA): 112,91 %',
    'Costo financiero total (CFT): 166,76 %',
    'Intereses: $ 12.331,93',
    'Gastos de otorgamiento: $ 1.000,00',
    'Impuestos (IVA sobre los intereses): $ 2.589,71',
    'Total a devolver: $ 65.921,64',
  ])
})
