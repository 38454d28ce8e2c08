import { beforeEach, describe, expect, it } from 'vitest'
import type { SendReceiptViewModel } from '@/ui/payments/receipt/send-receipt-view-model'
import { DocumentsPage } from '#tests/ui/documents/a-documents-page'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { createUploadFile, pdfBytes, windowsProgramBytes } from '#tests/support/upload-files'

let page: DocumentsPage
let model: SendReceiptViewModel

beforeEach(async () => {
  page = new DocumentsPage('marta')
  model = page.createSendReceiptViewModel()
  await startViewModelAndWait(model)
})

function countSentReceipts(): number {
  return page.browser.countCalls('documents.sendReceipt')
}

it('a receipt cannot be sent without kinds of receipt', async () => {
  page.browser.setNextAnswer('documents.listReceiptTypes', { status: 200, body: [] })
  await model.asyncState.retry()
  expect(model.asyncState.state).toEqual({ phase: 'no-types' })
})

it('kinds that arrive after the customer left change nothing', async () => {
  const another = page.createSendReceiptViewModel()
  const leave = another.onMount()
  leave()
  // When a later request is answered, the first one has been answered too.
  await model.asyncState.retry()
  expect(another.asyncState.state).toEqual({ phase: 'loading' })
})

describe('a receipt to send', () => {
  it('is sent once when the customer presses twice', async () => {
    model.chooseReceiptType('TRANSFERENCIA')
    await model.chooseFile(createUploadFile('pago.pdf', pdfBytes))
    const first = model.uploadTransferReceipt()
    expect(model.screenPhase).toBe('sending')
    await Promise.all([first, model.uploadTransferReceipt()])
    expect(countSentReceipts()).toBe(1)
  })

  it('keeps its kind and its file while it is pending', async () => {
    model.chooseReceiptType('TRANSFERENCIA')
    await model.chooseFile(createUploadFile('pago.pdf', pdfBytes))
    const letGo = page.browser.delayAnswersOfCall('documents.sendReceipt')
    const sending = model.uploadTransferReceipt()
    model.chooseReceiptType('TICKET')
    await model.chooseFile(createUploadFile('otro.pdf', pdfBytes))
    expect(model.chosenType?.id).toBe('TRANSFERENCIA')
    expect(model.chosenFile).toMatchObject({ upload: { name: 'pago.pdf' } })
    letGo()
    await sending
    expect(model.screenPhase).toBe('sent')
  })

  it('can be followed by another one', async () => {
    model.chooseReceiptType('TRANSFERENCIA')
    await model.chooseFile(createUploadFile('pago.pdf', pdfBytes))
    await model.uploadTransferReceipt()
    model.startAnotherReceipt()
    expect([model.chosenType, model.chosenFile]).toEqual([undefined, { phase: 'none' }])
  })

  it('needs its kind first, and then its file', async () => {
    await model.uploadTransferReceipt()
    expect(model.errors).toEqual([{ fieldId: 'receipt-type', text: 'Elegí cómo pagaste para continuar.' }])
    model.chooseReceiptType('TRANSFERENCIA')
    expect(model.errors).toEqual([])
    await model.uploadTransferReceipt()
    expect(model.errors).toEqual([
      { fieldId: 'receipt-file', text: 'Elegí el archivo del comprobante para enviarlo.' },
    ])
    expect(countSentReceipts()).toBe(0)
  })

  it('with a ticket number gets an explanation and is never sent', async () => {
    model.chooseReceiptType('TICKET')
    await model.chooseFile(createUploadFile('pago.pdf', pdfBytes))
    await model.uploadTransferReceipt()
    expect(model.screenPhase).toBe('choosing')
    expect(countSentReceipts()).toBe(0)
  })
})

describe('an unusable file', () => {
  it.each([
    ['is empty', createUploadFile('pago.pdf', new Uint8Array()), 'Ese archivo está vacío. Elegí otro.'],
    [
      'weighs 30 MB',
      createUploadFile('pago.pdf', new Uint8Array(30_000_000)),
      'Ese archivo pesa más de 10 MB. Elegí uno más liviano, por ejemplo una captura de pantalla.',
    ],
    [
      'is a program that is called pdf',
      createUploadFile('pago.pdf', windowsProgramBytes),
      'Ese archivo no es una imagen PNG o JPEG ni un PDF, aunque su nombre lo diga. Elegí otro.',
    ],
  ])('is refused with the reason and not sent: it %s', async (_, file, reason) => {
    model.chooseReceiptType('TRANSFERENCIA')
    await model.chooseFile(file)
    expect(model.unusableFileText).toBe(reason)
    await model.uploadTransferReceipt()
    expect(model.errors).toEqual([{ fieldId: 'receipt-file', text: reason }])
    expect(countSentReceipts()).toBe(0)
  })

  it('never replaces a file chosen later, however long it takes to read', async () => {
    model.chooseReceiptType('TRANSFERENCIA')
    const reading = new ManuallyResolvedAnswer<void>()
    const slow = model.chooseFile(createSlowFile('primero.pdf', reading))
    await model.chooseFile(createUploadFile('segundo.pdf', pdfBytes))
    reading.resolveWith()
    await slow
    expect(model.chosenFile).toMatchObject({ phase: 'chosen', upload: { name: 'segundo.pdf' } })
  })
})

it('no mistake is shown while the file is being read', async () => {
  model.chooseReceiptType('TRANSFERENCIA')
  const reading = new ManuallyResolvedAnswer<void>()
  const chosen = model.chooseFile(createSlowFile('pago.pdf', reading))
  await model.uploadTransferReceipt()
  expect(model.errors).toEqual([])
  reading.resolveWith()
  await chosen
  expect(model.chosenFile.phase).toBe('chosen')
})

it('the last failure disappears when the receipt is sent again', async () => {
  model.chooseReceiptType('TRANSFERENCIA')
  await model.chooseFile(createUploadFile('pago.pdf', pdfBytes))
  page.browser.setNextAnswer('documents.sendReceipt', { status: 500 })
  await model.uploadTransferReceipt()
  expect(model.failureMessage?.title).toBe('No sabemos si nos llegó tu comprobante')
  const again = model.uploadTransferReceipt()
  expect(model.failureMessage).toBeUndefined()
  await again
  expect(model.screenPhase).toBe('sent')
})

/** Returns a PDF file with the given name that can be read once the pending answer is given. */
function createSlowFile(name: string, { promise }: ManuallyResolvedAnswer<void>): File {
  const file = createUploadFile(name, pdfBytes)
  const read = file.arrayBuffer.bind(file)
  return Object.assign(file, { arrayBuffer: () => promise.then(read) })
}
