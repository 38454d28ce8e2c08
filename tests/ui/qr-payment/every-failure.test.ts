import { describe, expect, it } from 'vitest'
import { ScannerViewModel } from '@/ui/qr-payment/scanner-view-model'
import { VoucherViewModel } from '@/ui/qr-payment/voucher-view-model'
import { everyFault } from '#tests/support/every-fault'
import { FailingPage, fakeTimeouts } from '#tests/ui/a-failing-page'

fakeTimeouts()

describe('the scanner', () => {
  it.each(everyFault('session.accountStatus'))(
    'shows why it cannot begin: %s',
    async (_, answer, sentence) => {
      const page = new FailingPage('/pagar-qr', 'lucia')
      page.fail('session.accountStatus', answer)
      await page.expectShown(page.make(ScannerViewModel), sentence)
    },
  )
})

describe('the voucher', () => {
  it.each(everyFault('qr-payment.findOperation'))(
    'shows why it could not be loaded: %s',
    async (_, answer, sentence) => {
      const page = new FailingPage('/pagar-qr/comprobante?operationId=op-1', 'lucia')
      page.fail('qr-payment.findOperation', answer)
      const model = page.make(VoucherViewModel)
      model.start()
      await page.settled()
      expect(model.answer.state).toEqual({ phase: 'failed', message: sentence })
    },
  )
})
