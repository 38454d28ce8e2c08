import { describe, expect, it } from 'vitest'
import { DocumentsPage } from './a-documents-page'

const martasLoan = { loanId: 'p-6b1f0c92', externalId: '40128753' }
describe('a download', () => {
  it.each([
    ['coupon-book', 'marta', 'p-6b1f0c92', '40128753', 'Cuponera de pago', 'la cuponera'],
    ['contract', 'marta', 'p-6b1f0c92', '40128753', 'Monto prestado: $ 98.000,00', 'el contrato'],
    [
      'services-receipt',
      'lucia',
      'p-75cd3a09',
      '40162280',
      'Importe: $ 32.000,00',
      'el comprobante de servicios',
    ],
  ] as const)(
    'opens the %s and shows a message for ten seconds',
    async (paper, persona, loanId, externalId, text, name) => {
      const page = new DocumentsPage(persona)
      const model = page.createLoanDocumentsViewModel()
      await model.downloadDocument(paper, { loanId, externalId })
      expect(await page.readTextsOfFirstOpenedPdf()).toContain(text)
      expect(page.toastTexts()).toEqual([`Abrimos ${name} en otra pestaña.`])
      page.browser.clock.advance(10_000)
      expect(page.toastTexts()).toEqual([])
    },
  )

  it('opens nothing for a customer who left meanwhile', async () => {
    const page = new DocumentsPage('marta')
    const model = page.createLoanDocumentsViewModel()
    const leave = model.onMount()
    const letGo = page.browser.delayAnswersOfCall('documents.loanFile')
    const download = model.downloadDocument('contract', martasLoan)
    leave()
    letGo()
    await download
    expect(page.fileOpener.openedFiles).toEqual([])
    expect(page.toastTexts()).toEqual([])
  })

  it('runs one at a time', async () => {
    const page = new DocumentsPage('marta')
    const model = page.createLoanDocumentsViewModel()
    const first = model.downloadDocument('contract', martasLoan)
    expect(model.downloader.runningDownload?.documentKind).toBe('contract')
    await model.downloadDocument('coupon-book', martasLoan)
    await first
    expect(page.fileOpener.openedFiles).toHaveLength(1)
    expect(model.downloader.runningDownload).toBeUndefined()
  })
})
