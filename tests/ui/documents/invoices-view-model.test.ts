import { describe, expect, it } from 'vitest'
import type { InvoicesViewModel } from '@/ui/documents/invoices-view-model'
import { begun } from '#tests/support/an-answer'
import { PapersPage } from './a-papers-page'

function numbers(model: InvoicesViewModel): readonly string[] {
  return model.pages.months.flatMap(({ rows }) => rows.map(({ number }) => number))
}

describe('the invoices', () => {
  it('have the latest before the others, which come from the newest on', async () => {
    const page = new PapersPage('gabriela')
    page.browser.next('invoices.listInvoices', {
      status: 200,
      body: [
        { paymentNumber: 'b', date: '2026-03-01', total: 2 },
        { paymentNumber: 'c', date: '2026-10-28', total: 3.5 },
        { paymentNumber: 'a', date: '2026-09-30', total: 1 },
      ],
    })
    const model = await begun(page.invoices())
    expect(model.answer.shown).toMatchObject({
      phase: 'ready',
      latest: { number: 'c', date: '2026-10-28', total: 350 },
    })
    expect(numbers(model)).toEqual(['a', 'b'])
    expect(model.pages.count).toBe('Estas son tus 2 anteriores')
  })

  it('are empty for who has none', async () => {
    const page = new PapersPage('marta')
    page.browser.next('invoices.listInvoices', { status: 200, body: [] })
    expect((await begun(page.invoices())).answer.shown).toEqual({ phase: 'empty' })
  })

  it('are shown some at a time', async () => {
    const model = await begun(new PapersPage('irma').invoices())
    expect(numbers(model)).toHaveLength(20)
    expect(model.pages.count).toMatch(/^Mostrando 20 de \d\.\d{3} facturas$/)
    model.pages.seeMore()
    expect(numbers(model)).toHaveLength(70)
    expect(model.pages.goal).toEqual({ kind: 'row', place: 20 })
  })

  it('say what was paid, each on its paper', async () => {
    const page = new PapersPage('gabriela')
    const model = await begun(page.invoices())
    await model.downloadInvoice('0004-00000003')
    expect(await page.openedTexts()).toEqual([
      'Factura',
      'Factura 0004-00000003',
      'Fecha: 28/03/2026',
      'Gabriela Ríos',
      'CUIT 27293364821',
      'Pago del préstamo 40063351',
      'Total: $ 11.306,40',
    ])
  })

  it('are saved under their numbers, one at a time', async () => {
    const page = new PapersPage('gabriela')
    page.opener.outcome = 'blocked'
    const model = await begun(page.invoices())
    const first = model.downloadInvoice('0004-00000002')
    expect(model.download.isRunning('invoice', '0004-00000002')).toBe(true)
    expect(model.download.isRunning('invoice', '0004-00000001')).toBe(false)
    await Promise.all([first, model.downloadInvoice('0004-00000001')])
    expect(page.saver.saved.map(({ name }) => name)).toEqual(['factura-0004-00000002.pdf'])
  })
})
