import { describe, expect, it } from 'vitest'
import { begun } from '#tests/support/an-answer'
import { PapersPage } from './a-documents-page'

describe('the invoices', () => {
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
