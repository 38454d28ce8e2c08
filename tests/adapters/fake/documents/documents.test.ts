import { beforeEach, describe, expect, it } from 'vitest'
import {
  createUploadFile,
  jpegBytes,
  pdfBytes,
  pngBytes,
  windowsProgramBytes,
} from '#tests/support/upload-files'
import { FakeBackEndClient } from '#tests/adapters/fake/fake-back-end-client'
import { parsePdf, type ParsedPdf } from '#tests/adapters/fake/pdf-reader'

let client: FakeBackEndClient

beforeEach(() => {
  client = new FakeBackEndClient()
})

async function fetchPdf(personaId: string, path: string): Promise<ParsedPdf> {
  const answer = await client.get(path, { token: await client.logIn(personaId) })
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  const paper = parsePdf(answer.bytes)
  expect(paper.misplacedObjectNumbers).toEqual([])
  return paper
}

async function fetchRefusal(personaId: string, path: string): Promise<unknown> {
  const answer = await client.get(path, { token: await client.logIn(personaId) })
  return [answer.status, answer.json['code']]
}

describe('the coupon book', () => {
  it('names its customer and has a coupon for each remaining installment', async () => {
    const { texts } = await fetchPdf('marta', '/customers/c-8f21d04b/loans/p-c03b58f7/paymentVoucher')
    expect(texts).toEqual([
      'Cuponera de pago',
      'Marta Giménez',
      'CUIT 27284561231',
      'Préstamo 40097264',
      'Cuota 9 de 10, vence el 01/12/2026: $ 23.480,50',
      '4207000040097264000023480509',
      'Cuota 10 de 10, vence el 01/01/2027: $ 23.480,50',
      '4207000040097264000023480509',
    ])
  })

  it('has as many pages as it needs, and the remaining amount of a partly paid installment', async () => {
    const { texts } = await fetchPdf('irma', '/customers/c-90b3ce58/loans/p-84f1a63e/paymentVoucher')
    const coupons = texts.filter((text) => text.startsWith('Cuota'))
    expect(coupons).toHaveLength(17)
    expect(coupons[0]).toBe('Cuota 20 de 36, vence el 01/12/2026: $ 32.206,15')
    expect(coupons.at(-1)).toBe('Cuota 36 de 36, vence el 01/04/2028: $ 33.706,15')
  })

  it('is missing for a loan that is not enabled', async () => {
    const path = '/customers/c-17be90a3/loans/p-43f6b20e/paymentVoucher'
    expect(await fetchRefusal('raul', path)).toEqual([404, 'COUPON_BOOK_NOT_FOUND'])
  })

  it("is not given under another customer's number", async () => {
    const path = '/customers/c-17be90a3/loans/p-6b1f0c92/paymentVoucher'
    expect(await fetchRefusal('marta', path)).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the files of a loan', () => {
  it('include the contract, with the agreed terms', async () => {
    const { texts } = await fetchPdf('marta', '/customers/27284561231/loans/40128753/file/DISCLAIMER')
    expect(texts.slice(0, 7)).toEqual([
      'Contrato de préstamo',
      'Marta Giménez',
      'CUIT 27284561231',
      'Préstamo 40128753',
      'Comercio: Casa Rivadavia Hogar',
      'Monto prestado: $ 98.000,00',
      'Se devuelve en 12 cuotas de $ 12.625,00.',
    ])
    expect(texts[7]).toBe('La primera vence el 01/09/2026 y la última el 01/08/2027.')
  })

  it('include the services receipt, with the company that was paid', async () => {
    const { texts } = await fetchPdf('lucia', '/customers/27331274564/loans/40162280/file/RAPIPAGO')
    expect(texts).toEqual([
      'Comprobante de pago de servicios',
      'Lucía Fernández',
      'CUIT 27331274564',
      'Empresa: Energía del Sur S.A.',
      'CUIT de la empresa: 30715883402',
      'Importe: $ 32.000,00',
      'Fecha: 01/10/2026',
      'Pagado con el préstamo 40162280.',
    ])
  })

  it.each(['RAPIPAGO', 'OTRO'])('are not found when the loan does not have them: %s', async (type) => {
    const path = `/customers/27284561231/loans/40128753/file/${type}`
    expect(await fetchRefusal('marta', path)).toEqual([404, 'FILE_NOT_FOUND'])
  })
})

describe('a receipt', () => {
  async function send(file: File, type = 'TRANSFERENCIA'): Promise<unknown> {
    const form = new FormData()
    form.append('file', file)
    form.append('paymentVoucherType', type)
    const request = new Request('https://portal.test/api/customers/27284561231/paymentNotification', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await client.logIn('marta')}` },
      body: form,
    })
    const answer = await client.backEnd.handle(request)
    return answer.status === 204 ? 204 : (await answer.json()).code
  }

  it.each([
    ['pago.pdf', pdfBytes],
    ['pago.png', pngBytes],
    ['pago.jpg', jpegBytes],
  ])('is accepted as %s', async (name, bytes) => {
    expect(await send(createUploadFile(name, bytes))).toBe(204)
  })

  it.each([
    ['is empty', createUploadFile('pago.pdf', new Uint8Array())],
    ['is a program', createUploadFile('pago.pdf', windowsProgramBytes)],
    ['has the name of another kind', createUploadFile('pago.png', pdfBytes)],
    ['is too large', createUploadFile('pago.pdf', Uint8Array.from({ length: 10_000_001 }))],
  ])('is refused when it %s', async (_, file) => {
    expect(await send(file)).toBe('INVALID_FILE')
  })

  it('is refused when its kind cannot be sent', async () => {
    expect(await send(createUploadFile('pago.pdf', pdfBytes), 'TICKET')).toBe('INVALID_RECEIPT_TYPE')
  })
})
