import { describe, expect, it } from 'vitest'
import { couponBookLoanLabel } from '@/ui/documents/coupon-book-texts'
import type { CouponBookViewModel } from '@/ui/documents/coupon-book-view-model'
import { aLoan } from '#tests/domain/loans/a-loan'
import { startViewModelAndWait, waitUntilStateLoaded } from '#tests/support/async-state-builders'
import { DocumentsPage } from './a-documents-page'

async function openCouponBook(page: DocumentsPage, address?: string): Promise<CouponBookViewModel> {
  const model = page.createCouponBookViewModel(address)
  return startViewModelAndWait(model)
}

describe('the coupon book', () => {
  it('is requested once when the customer presses twice', async () => {
    const page = new DocumentsPage('marta')
    const model = await openCouponBook(page)
    await Promise.all([model.downloadCouponBook(), model.downloadCouponBook()])
    expect(page.browser.countCalls('documents.couponBook')).toBe(1)
  })

  it('is not opened for a customer who left meanwhile', async () => {
    const page = new DocumentsPage('marta')
    const model = page.createCouponBookViewModel()
    const leave = model.onMount()
    await waitUntilStateLoaded(model.asyncState)
    const letGo = page.browser.delayAnswersOfCall('documents.couponBook')
    const download = model.downloadCouponBook()
    leave()
    letGo()
    await download
    expect(page.fileOpener.openedFiles).toEqual([])
    expect(page.toastTexts()).toEqual([])
  })

  it('shows a note when it takes long', async () => {
    const page = new DocumentsPage('marta')
    const model = await openCouponBook(page)
    const letGo = page.browser.delayAnswersOfCall('documents.couponBook')
    const download = model.downloadCouponBook()
    page.browser.clock.advance(10_000)
    expect(model.downloader.pendingRequest.slowRequestMessage).toMatch(/tardando/)
    letGo()
    await download
    expect(model.downloader.pendingRequest.slowRequestMessage).toBeUndefined()
  })
})

it('loans that arrive after the customer left change nothing', async () => {
  const page = new DocumentsPage('marta')
  const letGo = page.browser.delayAnswersOfCall('loans.listLoans')
  const model = page.createCouponBookViewModel()
  const leave = model.onMount()
  leave()
  letGo()
  // When a later request is answered, the first one has been answered too.
  const later = page.createMyPaymentsViewModel()
  await startViewModelAndWait(later)
  expect(model.asyncState.state).toEqual({ phase: 'loading' })
})

describe('a loan without a coupon book', () => {
  it('shows a message and no download', async () => {
    const page = new DocumentsPage('raul')
    const model = await openCouponBook(page)
    model.chooseLoan('p-43f6b20e')
    expect(model.availabilityForChosenLoan).toBe('not-enabled')
    model.acknowledgeWarning()
    await model.downloadCouponBook()
    expect(page.browser.countCalls('documents.couponBook')).toBe(0)
  })
})

it.each([
  [{ productId: 46, subproductId: 94 }, 'Oferta línea revolvente'],
  [{ subproductId: 38 }, 'Préstamo personal · 1001'],
  [{ commerceName: 'Casa Norte' }, 'Casa Norte · 1001'],
])('the menu names a loan by its kind: %j', (change, text) => {
  expect(couponBookLoanLabel(aLoan(change))).toBe(text)
})
