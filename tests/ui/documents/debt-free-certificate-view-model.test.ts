import { describe, expect, it } from 'vitest'
import { DocumentsPage } from './a-documents-page'

describe('the debt-free certificate', () => {
  it('is requested once when the customer presses twice', async () => {
    const page = new DocumentsPage('gabriela')
    const model = page.createDebtFreeCertificateViewModel()
    await Promise.all([model.downloadCertificate(), model.downloadCertificate()])
    expect(page.browser.countCalls('debt-free.debtFreeCertificate')).toBe(1)
  })
})
