import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure } from '@/domain/shared/result'
import { ShareFile } from '@/application/shared/share-file'
import { CvuPaymentViewModel } from '@/ui/payments/charge/cvu-payment-view-model'
import { LoanQrPaymentViewModel } from '@/ui/payments/charge/loan-qr-payment-view-model'
import { exampleInstallmentPayment, waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { MemoryFileSharing } from '#tests/support/memory-device'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'
import { PaymentPage } from '#tests/ui/payments/a-summary'

const serverFailure = failure({ kind: 'server-failure' } as const)
const loan = { kind: 'loan', externalId: '40128753', amount: cents(1_262_500) } as const

function createModelsByPaymentMethod(page: PaymentPage) {
  const { gateway: methods, clipboard, fileSaver, toasts } = page
  const { settings } = readShippedConfiguration()
  return {
    cvu: new CvuPaymentViewModel(methods, clipboard, settings, toasts, page.createAsyncState()),
    qr: new LoanQrPaymentViewModel(
      methods,
      new ShareFile(new MemoryFileSharing(), fileSaver),
      toasts,
      page.createAsyncState(),
    ),
    cash: page.createCashViewModel(),
    'credit-card': page.createCreditCardViewModel(),
  }
}

it.each(['cvu', 'qr', 'cash', 'credit-card'] as const)(
  'an answer that arrives after the customer left shows nothing: %s',
  async (method) => {
    const page = new PaymentPage()
    Object.assign(page.gateway, {
      cvuAnswer: serverFailure,
      qrTextAnswer: serverFailure,
      barcodeAnswer: serverFailure,
      creditCardLinkAnswer: serverFailure,
    } satisfies Partial<PaymentPage['gateway']>)
    const model = createModelsByPaymentMethod(page)[method]
    const leave = model.onMount({
      ...loan,
      currentPaymentRequest: () => exampleInstallmentPayment,
      onProgress: () => undefined,
    })
    leave()
    await waitForQueuedTasks()
    expect(model.asyncState.state).toEqual({ phase: 'loading' })
    expect(page.toastTexts()).toEqual([])
  },
)
