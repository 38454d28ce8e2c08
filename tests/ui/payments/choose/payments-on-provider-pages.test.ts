import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { FileSharing } from '@/application/shared/file-sharing.port'
import { ShareFile } from '@/application/shared/share-file'
import type { PaymentProgressEvent } from '@/ui/payments/choose/payment-progress-event'
import { LoanQrPaymentViewModel } from '@/ui/payments/charge/loan-qr-payment-view-model'
import { exampleInstallmentPayment, waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { waitUntilStateLoaded } from '#tests/support/async-state-builders'
import { PaymentPage } from '#tests/ui/payments/a-summary'

const loan = { externalId: '40128753', amount: cents(1_262_500) }
const reportedProgressEvents: PaymentProgressEvent[] = []
const recordProgressEvent = (said: PaymentProgressEvent) => void reportedProgressEvents.push(said)

describe('a payment with the wallet', () => {
  it('is shown as received once the lender lists it', async () => {
    const page = new PaymentPage('/estado-pago?status=pending&id=40128753&amount=12625.00')
    const model = page.createWalletViewModel()
    model.onMount({ report: recordProgressEvent })
    await model.goToWalletProvider(exampleInstallmentPayment)
    const date = calendarDate('2026-11-21')
    const paymentMethod = 'mercado-pago-account'
    page.gateway.registeredPaymentsAnswer = success([
      { amount: exampleInstallmentPayment.amount, date, paymentMethod, status: 'pending' },
    ])
    const status = page.createPaymentStatusViewModel()
    page.navigation.goTo('/estado-pago?status=approved&id=40128753&amount=12625.00')
    status.onMount()
    await waitForQueuedTasks()
    expect(status.state.phase).toBe('received')
    expect(page.tab.lastStoredPayment()).toMatchObject({ status: 'confirmed' })
  })

  it('is started once, and stored before it is started again', async () => {
    const page = new PaymentPage()
    const model = page.createWalletViewModel()
    model.onMount({ report: recordProgressEvent })
    await Promise.all([
      model.goToWalletProvider(exampleInstallmentPayment),
      model.goToWalletProvider(exampleInstallmentPayment),
    ])
    await model.goToWalletProvider(exampleInstallmentPayment)
    model.returnFromProvider()
    await model.goToWalletProvider(exampleInstallmentPayment)
    expect(page.gateway.walletPayments).toHaveLength(1)
    expect(reportedProgressEvents.at(-1)).toMatchObject({ kind: 'not-sent' })
  })

  it('does not redirect a customer who has chosen another method meanwhile', async () => {
    const page = new PaymentPage()
    const model = page.createWalletViewModel()
    const leave = model.onMount({ report: recordProgressEvent })
    const leaving = model.goToWalletProvider(exampleInstallmentPayment)
    leave()
    await leaving
    expect(page.navigation.openedExternalAddress).toBeUndefined()
    expect(page.gateway.walletPayments).toEqual([])
  })

  it.each([
    ['sent', success('https://billetera.example/pagar')],
    ['refused', failure({ kind: 'server-failure' } as const)],
  ])('ignores an answer that comes after the customer has left: %s', async (_, answer) => {
    const page = new PaymentPage()
    const model = page.createWalletViewModel()
    const leave = model.onMount({ report: recordProgressEvent })
    const late = Promise.withResolvers<typeof answer>()
    page.gateway.startWalletPayment = () => late.promise
    const leaving = model.goToWalletProvider(exampleInstallmentPayment)
    await waitForQueuedTasks()
    leave()
    late.resolve(answer)
    await leaving
    expect([page.navigation.openedExternalAddress, page.toastTexts()]).toEqual([undefined, []])
  })
})

describe('a payment with a credit card', () => {
  it('shows a message without a link, and can be retried', async () => {
    const page = new PaymentPage()
    page.gateway.creditCardLinkAnswer = success(undefined)
    const model = page.createCreditCardViewModel()
    model.onMount({ currentPaymentRequest: () => exampleInstallmentPayment, onProgress: recordProgressEvent })
    await waitForQueuedTasks()
    expect(page.toastTexts()).toEqual([expect.stringMatching(/^No pudimos abrir el pago/)])
    page.gateway.creditCardLinkAnswer = success('https://tarjeta.example/pagar')
    await model.asyncState.retry()
    expect(model.asyncState.state).toMatchObject({
      phase: 'ready',
      link: { address: 'https://tarjeta.example/pagar' },
    })
  })

  async function prepared() {
    const page = new PaymentPage()
    const model = page.createCreditCardViewModel()
    model.onMount({ currentPaymentRequest: () => exampleInstallmentPayment, onProgress: recordProgressEvent })
    await waitForQueuedTasks()
    return { page, model }
  }

  it('stores that the customer followed the link, and does not follow it a second time', async () => {
    const { page, model } = await prepared()
    expect(model.checkPaymentLinkBeforeOpening()).toBe(true)
    await waitForQueuedTasks()
    const terms = { kind: 'installment', channel: 'credit-card' }
    expect(page.tab.lastStoredPayment()).toMatchObject({ status: 'redirected', terms })
    expect(model.checkPaymentLinkBeforeOpening()).toBe(false)
  })

  it('reads the debt again before it follows a link half a minute later', async () => {
    const { page, model } = await prepared()
    page.clock.advance(29_999)
    page.gateway.registeredPaymentsAnswer = success([])
    page.clock.advance(1)
    expect(model.checkPaymentLinkBeforeOpening()).toBe(false)
    expect(page.toastTexts()).toEqual([expect.stringMatching(/^Revisamos lo que debés/)])
    await waitForQueuedTasks()
    expect(model.checkPaymentLinkBeforeOpening()).toBe(true)
  })

  it('gives no link while an earlier payment is not acknowledged', async () => {
    const page = new PaymentPage()
    page.storeMartasPaymentRecord('confirmed')
    const model = page.createCreditCardViewModel()
    model.onMount({ currentPaymentRequest: () => exampleInstallmentPayment, onProgress: recordProgressEvent })
    await waitForQueuedTasks()
    expect(model.asyncState.state.phase).toBe('failed')
    expect(reportedProgressEvents.at(-1)).toMatchObject({ kind: 'not-sent' })
  })
})

describe('a payment with a QR', () => {
  it.each(['shared', 'dismissed'] as const)('saves no image when it was %s', async (outcome) => {
    const page = new PaymentPage()
    const { gateway: methods, fileSaver, toasts } = page
    const offered: string[] = []
    const sharing: FileSharing = {
      share: async ({ contentType }, name) => {
        offered.push(`${name} ${contentType}`)
        return outcome
      },
    }
    const model = new LoanQrPaymentViewModel(
      methods,
      new ShareFile(sharing, fileSaver),
      toasts,
      page.createAsyncState(),
    )
    model.onMount(loan)
    await waitUntilStateLoaded(model.asyncState)
    await model.shareQrCode()
    expect(offered).toEqual(['qrcode.png image/png'])
    expect(fileSaver.savedFiles).toEqual([])
    expect(page.toastTexts()).toEqual([])
  })

  it('shares no code of an earlier amount while the code of the new amount loads', async () => {
    const page = new PaymentPage()
    const { gateway: methods, fileSaver, toasts } = page
    const sharedFiles: PortalFile[] = []
    const sharing: FileSharing = {
      share: async (file) => {
        sharedFiles.push(file)
        return 'shared'
      },
    }
    const share = new ShareFile(sharing, fileSaver)
    const model = new LoanQrPaymentViewModel(methods, share, toasts, page.createAsyncState())
    const leave = model.onMount(loan)
    await waitUntilStateLoaded(model.asyncState)
    const earlierCode = model.asyncState.loadedState?.file
    leave()
    model.onMount({ ...loan, amount: cents(2_525_000) })
    await model.shareQrCode()
    expect(sharedFiles).toEqual([])
    await waitUntilStateLoaded(model.asyncState)
    await model.shareQrCode()
    expect(sharedFiles).toHaveLength(1)
    expect(sharedFiles[0]).not.toBe(earlierCode)
  })
})
