import { describe, expect, it } from 'vitest'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { DocumentsPage } from './a-documents-page'

describe('the invoices', () => {
  it('are saved under their numbers, one at a time', async () => {
    const page = new DocumentsPage('gabriela')
    page.fileOpener.outcome = 'blocked'
    const model = await startViewModelAndWait(page.createInvoicesViewModel())
    const first = model.downloadInvoice('0004-00000002')
    expect(model.downloader.isDownloading('invoice', '0004-00000002')).toBe(true)
    expect(model.downloader.isDownloading('invoice', '0004-00000001')).toBe(false)
    await Promise.all([first, model.downloadInvoice('0004-00000001')])
    expect(page.fileSaver.savedFiles.map(({ name }) => name)).toEqual(['factura-0004-00000002.pdf'])
  })
})
