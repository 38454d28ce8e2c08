import { when } from 'mobx'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { waitUntilStateLoaded } from '#tests/support/async-state-builders'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { PaymentPage } from '#tests/ui/payments/a-summary'

const martasLoan = { externalId: '40128753', amount: cents(1_262_500) }

async function openCashPayment(page: PaymentPage) {
  const model = page.createCashViewModel()
  model.onMount(martasLoan)
  await waitUntilStateLoaded(model.asyncState)
  return model
}

describe('paying in cash', () => {
  it('saves the slip under the number of the loan', async () => {
    const page = new PaymentPage()
    const model = await openCashPayment(page)
    await model.downloadPaymentSlip()
    expect(page.fileSaver.savedFiles.map(({ name }) => name)).toEqual(['talon-de-pago-40128753.pdf'])
    expect(model.slipPhase).toBe('none')
  })

  it('requests the slip once when the customer presses twice', async () => {
    const page = new PaymentPage()
    const model = await openCashPayment(page)
    await Promise.all([model.downloadPaymentSlip(), model.downloadPaymentSlip()])
    expect(page.fileSaver.savedFiles).toHaveLength(1)
  })

  it('gives no slip to a customer who left meanwhile', async () => {
    const page = new PaymentPage()
    const slip = new ManuallyResolvedAnswer<typeof page.gateway.cashSlipAnswer>()
    page.gateway.cashPaymentSlip = () => slip.promise
    const model = page.createCashViewModel()
    const leave = model.onMount(martasLoan)
    await waitUntilStateLoaded(model.asyncState)
    const download = model.downloadPaymentSlip()
    leave()
    slip.resolveWith(page.gateway.cashSlipAnswer)
    await download
    expect(page.fileSaver.savedFiles).toEqual([])
  })

  it('shows no failure of a slip to a customer who left meanwhile', async () => {
    const page = new PaymentPage()
    page.gateway.cashSlipAnswer = failure({ kind: 'server-failure' })
    const model = page.createCashViewModel()
    const leave = model.onMount(martasLoan)
    const download = model.downloadPaymentSlip()
    leave()
    await download
    expect(page.toastTexts()).toEqual([])
  })

  it('shows a note when the slip takes long, and draws the barcode meanwhile', async () => {
    const page = new PaymentPage()
    const slip = new ManuallyResolvedAnswer<typeof page.gateway.cashSlipAnswer>()
    page.gateway.cashPaymentSlip = () => slip.promise
    const model = page.createCashViewModel()
    model.onMount(martasLoan)
    const download = model.downloadPaymentSlip()
    await waitUntilStateLoaded(model.asyncState)
    page.clock.advance(10_000)
    expect(model.asyncState.state.phase).toBe('drawn')
    expect(model.slipRequest.slowRequestMessage).toMatch(/tardando/)
    slip.resolveWith(page.gateway.cashSlipAnswer)
    await download
    expect(page.fileSaver.savedFiles).toHaveLength(1)
    expect(model.slipRequest.slowRequestMessage).toBeUndefined()
  })

  it('shows for ten seconds that the slip could not be loaded', async () => {
    const page = new PaymentPage()
    page.gateway.cashSlipAnswer = failure({ kind: 'server-failure' })
    const model = await openCashPayment(page)
    await model.downloadPaymentSlip()
    page.clock.advance(9_999)
    expect(page.toastTexts()).toEqual([
      'No pudimos descargar el talón. Probá de nuevo o usá el código de barras.',
    ])
    page.clock.advance(1)
    expect(page.toastTexts()).toEqual([])
  })
})

describe('the barcode, after the amount to pay changed', () => {
  const newAmount = { ...martasLoan, amount: cents(2_525_000) }

  it('is replaced by a new one, and the earlier one is not shown meanwhile', async () => {
    const page = new PaymentPage()
    const model = page.createCashViewModel()
    const leave = model.onMount(martasLoan)
    await waitUntilStateLoaded(model.asyncState)
    model.enlargeBarcode()
    page.gateway.barcodeAnswer = success('4207000040128753000025250006')
    leave()
    model.onMount(newAmount)
    expect([model.asyncState.state.phase, model.isBarcodeEnlarged]).toEqual(['loading', false])
    await waitUntilStateLoaded(model.asyncState)
    expect(model.asyncState.state).toMatchObject({ digits: '4207000040128753000025250006' })
  })

  it('comes with a new slip, if the customer was downloading the earlier one', async () => {
    const page = new PaymentPage()
    const slips = [1, 2].map(() => new ManuallyResolvedAnswer<typeof page.gateway.cashSlipAnswer>())
    let slipCount = 0
    page.gateway.cashPaymentSlip = () => slips[slipCount++]?.promise ?? Promise.reject(new Error('No slip'))
    const model = page.createCashViewModel()
    const leave = model.onMount(martasLoan)
    const download = model.downloadPaymentSlip()
    leave()
    model.onMount(newAmount)
    slips[0]?.resolveWith(page.gateway.cashSlipAnswer)
    await download
    expect([page.fileSaver.savedFiles.length, model.slipPhase]).toEqual([0, 'downloading'])
    slips[1]?.resolveWith(page.gateway.cashSlipAnswer)
    await when(() => model.slipPhase === 'none')
    expect(page.fileSaver.savedFiles).toHaveLength(1)
  })
})
