import { describe, expect, it } from 'vitest'
import { everyMishap } from '#tests/support/every-mishap'
import { aFile, pdfBytes } from '#tests/support/upload-files'
import { PapersPage, untilTheEnd } from './a-papers-page'

const martasLoan = { loanId: 'p-6b1f0c92', externalId: '40128753' }

describe('my payments', () => {
  it.each(everyMishap('payments.listPayments'))(
    'say why they do not come: %s',
    async (_, answer, sentence) => {
      const page = new PapersPage('marta')
      page.goesWrong('payments.listPayments', answer)
      const model = page.myPayments()
      await untilTheEnd(() => model.retry())
      expect(model.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('the loans of the coupon book', () => {
  it.each(everyMishap('loans.listLoans'))('say why they do not come: %s', async (_, answer, sentence) => {
    const page = new PapersPage('marta')
    page.goesWrong('loans.listLoans', answer)
    const model = page.couponBook()
    await untilTheEnd(() => model.retry())
    expect(model.state).toEqual({ phase: 'failed', message: sentence })
  })
})

describe.each([
  ['coupon-book', 'documents.couponBook', 'La cuponera no se descargó.'],
  ['contract', 'documents.loanFile', 'El contrato no se descargó.'],
  ['services-receipt', 'documents.loanFile', 'El comprobante de servicios no se descargó.'],
] as const)('the download of the %s', (paper, call, beginning) => {
  it.each(everyMishap(call))('says why it did not come: %s', async (_, answer, sentence) => {
    const page = new PapersPage('marta')
    page.goesWrong(call, answer)
    const model = page.loanPapers()
    await untilTheEnd(() => model.open(paper, martasLoan))
    expect(page.toastTexts()).toEqual([`${beginning} ${sentence}`])
    expect(page.opener.opened).toEqual([])
    expect(model.download.running).toBeUndefined()
  })

  it('says why it did not come: a file without content', async () => {
    const page = new PapersPage('marta')
    page.goesWrong(call, { status: 204 })
    await page.loanPapers().open(paper, martasLoan)
    expect(page.toastTexts()).toEqual([
      `${beginning} No pudimos leer la respuesta. Probá de nuevo en unos minutos. Referencia: ${call}`,
    ])
  })
})

describe('the kinds of receipt', () => {
  it.each(everyMishap('documents.listReceiptTypes'))(
    'say why they do not come: %s',
    async (_, answer, sentence) => {
      const page = new PapersPage('marta')
      page.goesWrong('documents.listReceiptTypes', answer)
      const model = page.receiptNotification()
      await untilTheEnd(() => model.retry())
      expect(model.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('a receipt that is not sent', () => {
  it.each([
    // What became of it cannot be read, and does not need to: nothing is answered to a receipt.
    ...everyMishap('documents.sendReceipt').filter(([what]) => !what.includes('cannot be read')),
    [
      'the lender does not take the file',
      { status: 409, code: 'INVALID_FILE' },
      'No pudimos recibir ese archivo. Elegí otro y probá de nuevo.',
    ],
    [
      'its answer was lost',
      'lost-answer',
      'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
    ],
  ] as const)('says why, and keeps what was chosen: %s', async (_, answer, sentence) => {
    const page = new PapersPage('marta')
    const model = page.receiptNotification()
    await model.retry()
    model.choose('TRANSFERENCIA')
    await model.chooseFile(aFile('pago.png', pdfBytes))
    page.goesWrong('documents.sendReceipt', answer)
    await untilTheEnd(() => model.send())
    expect(model.notSent).toBe(sentence)
    expect(model.state.phase).toBe('choosing')
    expect(model.type?.id).toBe('TRANSFERENCIA')
    expect(model.file).toMatchObject({ phase: 'chosen', upload: { name: 'pago.pdf' } })
  })
})
