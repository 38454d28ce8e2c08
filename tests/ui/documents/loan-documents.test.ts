import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { loanDocuments } from '@/ui/documents/loan-documents'
import { aLoan } from '#tests/domain/loans/a-loan'
import { PapersPage } from './a-papers-page'

const martasLoan = { loanId: 'p-6b1f0c92', externalId: '40128753' }
const currentInstallment = { number: 4, totalAmount: cents(1_262_500), dueDate: calendarDate('2026-12-01') }

describe('the papers of a loan', () => {
  it('are its coupon book and what is in its files, the contract last', () => {
    const loan = aLoan({ currentInstallment, files: ['contract', 'services-receipt'] })
    expect(loanDocuments(loan).papers).toEqual(['coupon-book', 'services-receipt', 'contract'])
  })

  it('are only what is in its files where there is no coupon book', () => {
    const loan = aLoan({ currentInstallment, couponBookEnabled: false, files: ['contract'] })
    expect(loanDocuments(loan)).toMatchObject({ papers: ['contract'], couponBookAt: undefined })
  })

  it('lead to the warning first where it is paid by direct debit', () => {
    const loan = aLoan({ currentInstallment, collectionMode: 'direct-debit' })
    expect(loanDocuments(loan)).toMatchObject({
      papers: [],
      couponBookAt: '/descargar-cuponera?idLoan=L-1',
    })
  })

  it('have no coupon book once nothing is left to pay', () => {
    expect(loanDocuments(aLoan({ files: ['contract'] })).papers).toEqual(['contract'])
  })
})

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
    'opens the %s and says so for ten seconds',
    async (paper, persona, loanId, externalId, text, name) => {
      const page = new PapersPage(persona)
      const model = page.loanPapers()
      await model.open(paper, { loanId, externalId })
      expect(await page.openedTexts()).toContain(text)
      expect(page.toastTexts()).toEqual([`Abrimos ${name} en otra pestaña.`])
      page.browser.clock.advance(10_000)
      expect(page.toastTexts()).toEqual([])
    },
  )

  it('opens nothing for somebody who left meanwhile', async () => {
    const page = new PapersPage('marta')
    const model = page.loanPapers()
    const leave = model.start()
    const letGo = page.browser.hold('documents.loanFile')
    const download = model.open('contract', martasLoan)
    leave()
    letGo()
    await download
    expect(page.opener.opened).toEqual([])
    expect(page.toastTexts()).toEqual([])
  })

  it('is one at a time', async () => {
    const page = new PapersPage('marta')
    const model = page.loanPapers()
    const first = model.open('contract', martasLoan)
    expect(model.download.running?.paper).toBe('contract')
    await model.open('coupon-book', martasLoan)
    await first
    expect(page.opener.opened).toHaveLength(1)
    expect(model.download.running).toBeUndefined()
  })
})
