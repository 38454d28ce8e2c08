import { describe, expect, it } from 'vitest'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import type { SendReceiptViewModel } from '@/ui/payments/receipt/send-receipt-view-model'
import { sendReceiptFailureMessage } from '@/ui/texts/send-receipt.texts'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { createUploadFile, pdfBytes } from '#tests/support/upload-files'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { DocumentsPage, runWithExpiredTimeouts } from './a-documents-page'

const martasLoan = { loanId: 'p-6b1f0c92', externalId: '40128753' }

describe('the screen of payments', () => {
  it.each(listApiFailuresWithMessages('payments.listPayments'))(
    'shows why they could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new DocumentsPage('marta')
      page.failNextCall('payments.listPayments', answer)
      const model = page.createMyPaymentsViewModel()
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('the receipt of a payment', () => {
  it.each(listApiFailuresWithMessages('payments.listPayments'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new DocumentsPage('marta')
      page.failNextCall('payments.listPayments', answer)
      const model = page.createPaymentReceiptViewModel('00000000')
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('the screen of the coupon book', () => {
  it.each(listApiFailuresWithMessages('loans.listLoans'))(
    'shows why its loans could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new DocumentsPage('marta')
      page.failNextCall('loans.listLoans', answer)
      const model = page.createCouponBookViewModel()
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('the screen of the certificate', () => {
  it.each(listApiFailuresWithMessages('loans.listLoans'))(
    'shows why the finished loans could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new DocumentsPage('gabriela')
      page.failNextCall('loans.listLoans', answer)
      const model = page.createDebtFreeCertificateViewModel()
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe('the screen of invoices', () => {
  it.each(listApiFailuresWithMessages('invoices.listInvoices'))(
    'shows why they could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new DocumentsPage('gabriela')
      page.failNextCall('invoices.listInvoices', answer)
      const model = page.createInvoicesViewModel()
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

describe.each([
  [
    'debt-free.debtFreeCertificate',
    'El libre deuda no se descargó.',
    'Tu libre deuda todavía no está. Va a estar unas 24 horas después de tu último pago.',
    (page: DocumentsPage) => page.createDebtFreeCertificateViewModel().downloadCertificate(),
  ],
  [
    'invoices.invoice',
    'La factura no se descargó.',
    'Esa factura todavía no está. Va a estar entre 24 y 48 horas después del pago.',
    (page: DocumentsPage) => page.createInvoicesViewModel().downloadInvoice('0004-00000003'),
  ],
] as const)('the file of %s', (call, beginning, notThereYet, download) => {
  it.each(listApiFailuresWithMessages(call))(
    'shows why it could not be loaded: %s',
    async (what, answer, sentence) => {
      const page = new DocumentsPage('gabriela')
      page.failNextCall(call, answer)
      await runWithExpiredTimeouts(() => download(page))
      expect(page.toastTexts()).toEqual([what === '404' ? notThereYet : `${beginning} ${sentence}`])
      expect(page.fileOpener.openedFiles).toEqual([])
    },
  )
})

describe.each([
  ['coupon-book', 'documents.couponBook', 'La cuponera no se descargó.'],
  ['contract', 'documents.loanFile', 'El contrato no se descargó.'],
  ['services-receipt', 'documents.loanFile', 'El comprobante de servicios no se descargó.'],
] as const)('the download of the %s', (paper, call, beginning) => {
  it.each(listApiFailuresWithMessages(call))('shows why it failed: %s', async (_, answer, sentence) => {
    const page = new DocumentsPage('marta')
    page.failNextCall(call, answer)
    const model = page.createLoanDocumentsViewModel()
    await runWithExpiredTimeouts(() => model.downloadDocument(paper, martasLoan))
    expect(page.toastTexts()).toEqual([`${beginning} ${sentence}`])
    expect(page.fileOpener.openedFiles).toEqual([])
    expect(model.downloader.runningDownload).toBeUndefined()
  })

  it('shows why it failed: a file without content', async () => {
    const page = new DocumentsPage('marta')
    page.failNextCall(call, { status: 204 })
    await page.createLoanDocumentsViewModel().downloadDocument(paper, martasLoan)
    expect(page.toastTexts()).toEqual([
      `${beginning} No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: ${call}`,
    ])
  })
})

describe('the form to send a receipt', () => {
  it.each(listApiFailuresWithMessages('documents.listReceiptTypes'))(
    'shows why the kinds of receipt could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new DocumentsPage('marta')
      page.failNextCall('documents.listReceiptTypes', answer)
      const model = page.createSendReceiptViewModel()
      await runWithExpiredTimeouts(() => startViewModelAndWait(model))
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})

const uncertainOutcomeTitle = 'No sabemos si nos llegó tu comprobante'
const mayHaveArrivedText =
  'No tuvimos respuesta, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada.'

describe('a receipt that the lender does not accept', () => {
  it.each<readonly [what: string, answer: DemoNextCallAnswer, sentence: string]>([
    // The answer has no content, so it cannot be unreadable.
    ...listApiFailuresWithMessages('documents.sendReceipt')
      .filter(([what]) => !what.includes('cannot be read'))
      .map(([what, answer, sentence]) => [what, answer, failureText(answer, sentence)] as const),
    [
      'the lender does not take the file',
      { status: 409, code: 'INVALID_FILE' },
      'El comprobante no se envió No pudimos recibir ese archivo. Elegí otro y probá de nuevo.',
    ],
    ['its answer was lost', 'lost-answer', `${uncertainOutcomeTitle} ${mayHaveArrivedText}`],
  ])('shows a message and keeps what the customer chose: %s', async (_, answer, sentence) => {
    const page = new DocumentsPage('marta')
    const model = page.createSendReceiptViewModel()
    await startViewModelAndWait(model)
    model.chooseReceiptType('TRANSFERENCIA')
    await model.chooseFile(createUploadFile('pago.png', pdfBytes))
    page.failNextCall('documents.sendReceipt', answer)
    await runWithExpiredTimeouts(() => model.uploadTransferReceipt())
    expect(failureMessageOf(model)).toBe(sentence)
    expect(model.screenPhase).toBe('choosing')
    expect(model.chosenType?.id).toBe('TRANSFERENCIA')
    expect(model.chosenFile).toMatchObject({ phase: 'chosen', upload: { name: 'pago.pdf' } })
  })

  it("may have arrived when the lender's answer cannot be read", () => {
    const unreadable = { kind: 'unreadable', reference: 'documents.sendReceipt' } as const
    expect(sendReceiptFailureMessage(unreadable, 'none')).toEqual({
      tone: 'warn',
      title: uncertainOutcomeTitle,
      text: 'No pudimos leer la respuesta, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada. Si nos escribís, pasanos este código: documents.sendReceipt',
    })
  })
})

/**
 * Returns the text that the receipt screen shows for a failed answer. `sentence` explains the failure. A
 * status from 400 to 499 means that the receipt was not accepted; all other failures leave that uncertain.
 */
function failureText(answer: DemoNextCallAnswer, sentence: string): string {
  if (typeof answer !== 'object') return `${uncertainOutcomeTitle} ${mayHaveArrivedText}`
  if (!('status' in answer) || answer.status < 500) return `El comprobante no se envió ${sentence}`
  const message = answer.message === undefined ? '' : `${answer.message} `
  return `${uncertainOutcomeTitle} ${message}Tuvimos un problema de nuestro lado, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada.`
}

function failureMessageOf({ failureMessage }: SendReceiptViewModel): string | undefined {
  return failureMessage && `${failureMessage.title} ${failureMessage.text}`
}
