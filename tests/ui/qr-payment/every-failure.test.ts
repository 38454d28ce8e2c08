import { describe, expect, it } from 'vitest'
import { ScannerViewModel } from '@/ui/qr-payment/scanner-view-model'
import { QrPaymentReceiptViewModel } from '@/ui/qr-payment/qr-payment-receipt-view-model'
import { listApiFailuresWithMessages } from '#tests/support/api-failures'
import { PageWithFailingCalls, installFakeTimeouts } from '#tests/ui/a-failing-page'

installFakeTimeouts()

describe('the scanner', () => {
  it.each(listApiFailuresWithMessages('session.accountStatus'))(
    'shows why it cannot begin: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/pagar-qr', 'lucia')
      page.failNextCall('session.accountStatus', answer)
      await page.expectFailureShownThenRetried(page.resolve(ScannerViewModel), sentence)
    },
  )
})

describe('the voucher', () => {
  it.each(listApiFailuresWithMessages('qr-payment.findOperation'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new PageWithFailingCalls('/pagar-qr/comprobante?operationId=op-1', 'lucia')
      page.failNextCall('qr-payment.findOperation', answer)
      const model = page.resolve(QrPaymentReceiptViewModel)
      model.onMount()
      await page.waitUntilNoRequestIsPending()
      expect(model.asyncState.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})
