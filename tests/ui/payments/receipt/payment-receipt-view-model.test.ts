import { describe, expect, it } from 'vitest'
import type { ReceiptQueries } from '@/application/payments/receipt-queries'
import { addresses } from '@/ui/addresses'
import type { PaymentReceiptViewModel } from '@/ui/payments/receipt/payment-receipt-view-model'
import { startViewModelAndWait } from '#tests/support/async-state-builders'
import { DocumentsPage } from '#tests/ui/documents/a-documents-page'

async function firstReceiptKey(receipts: ReceiptQueries): Promise<string> {
  const payments = await receipts.registeredPaymentsWithReceiptKeys()
  return payments.ok ? (payments.value[0]?.key ?? '') : ''
}

async function openReceipt(page: DocumentsPage): Promise<PaymentReceiptViewModel> {
  return startViewModelAndWait(
    page.createPaymentReceiptViewModel(await firstReceiptKey(page.createReceiptQueries())),
  )
}

describe('the receipt of a payment', () => {
  it('is shown although the loans cannot be loaded', async () => {
    const page = new DocumentsPage('diego')
    const key = await firstReceiptKey(page.createReceiptQueries())
    page.failNextCall('payments.listPayableLoans', { status: 500 })
    const model = await startViewModelAndWait(page.createPaymentReceiptViewModel(key))
    expect(model.asyncState.loadedState).toMatchObject({ phase: 'ready', amount: 2_891_460 })
  })

  it('is not shown to another customer of the same device', async () => {
    const page = new DocumentsPage('marta')
    const key = await firstReceiptKey(page.createReceiptQueries())
    page.browser.signIn('raul')
    expect(
      (await startViewModelAndWait(page.createPaymentReceiptViewModel(key))).asyncState.loadedState,
    ).toEqual({ phase: 'not-found' })
  })

  it('is not shown to another customer when this device made the payment', async () => {
    const page = new DocumentsPage('marta')
    const key = await page.storePaymentRecord('40128753')
    expect(
      (await startViewModelAndWait(page.createPaymentReceiptViewModel(key))).asyncState.loadedState,
    ).toMatchObject({ phase: 'ready' })
    page.browser.signIn('raul')
    expect(
      (await startViewModelAndWait(page.createPaymentReceiptViewModel(key))).asyncState.loadedState,
    ).toEqual({ phase: 'not-found' })
  })

  it('does not exist for a payment with an unknown outcome', async () => {
    const page = new DocumentsPage('marta')
    const key = await page.storePaymentRecord('40128753', 'sent')
    expect(
      (await startViewModelAndWait(page.createPaymentReceiptViewModel(key))).asyncState.loadedState,
    ).toEqual({ phase: 'not-found' })
  })

  it('does not exist without a key', async () => {
    const page = new DocumentsPage('marta')
    const model = await startViewModelAndWait(page.createPaymentReceiptViewModel(''))
    expect(model.asyncState.loadedState).toEqual({ phase: 'not-found' })
    await model.shareReceipt('pdf')
    expect(page.fileSaver.savedFiles).toEqual([])
  })
})

describe('a shared receipt', () => {
  it('is neither saved nor reported when the customer cancels', async () => {
    const page = new DocumentsPage('diego')
    page.fileSharing.outcome = 'dismissed'
    await (await openReceipt(page)).shareReceipt('pdf')
    expect([page.fileSaver.savedFiles, page.toastTexts()]).toEqual([[], []])
  })

  it('is saved on a device that shares no files', async () => {
    const page = new DocumentsPage('diego')
    await (await openReceipt(page)).shareReceipt('pdf')
    expect(page.fileSaver.savedFiles.map(({ name }) => name)).toEqual(['comprobante-2026-10-28.pdf'])
    expect(page.toastTexts()).toEqual(['Guardamos el comprobante en tus descargas.'])
  })

  it('is made once, however often the customer presses', async () => {
    const page = new DocumentsPage('diego')
    const model = await openReceipt(page)
    await Promise.all([model.shareReceipt('pdf'), model.shareReceipt('pdf'), model.shareReceipt('picture')])
    expect(page.fileSaver.savedFiles).toHaveLength(1)
    expect(model.sharingFormat).toBeUndefined()
  })

  it('shows a message when no picture can be drawn, and can be retried', async () => {
    const page = new DocumentsPage('diego')
    const model = await openReceipt(page)
    await model.shareReceipt('picture')
    expect(page.toastTexts()).toEqual(['No pudimos armar la imagen. Probá de nuevo.'])
    expect(model.sharingFormat).toBeUndefined()
  })
})

it('the address of a receipt has only its key', () => {
  expect(addresses.paymentReceipt.createPath({ key: '3fa9c01b' })).toBe(
    '/mis-pagos/comprobante?pago=3fa9c01b',
  )
})
