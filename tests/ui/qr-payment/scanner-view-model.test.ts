import { beforeEach, expect, it } from 'vitest'
import { pesosToCents } from '@/domain/shared/money'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { ReadShopQrCode } from '@/application/qr-payment/read-shop-code'
import { PurchasePlanViewModel } from '@/ui/qr-payment/purchase-plan-view-model'
import { ScannerViewModel } from '@/ui/qr-payment/scanner-view-model'
import { PageWithFailingCalls, installFakeTimeouts } from '#tests/ui/a-failing-page'

installFakeTimeouts()

const unfinishedQrText = createShopQrText(demoShops.closed)
const limit = pesosToCents(412_350.5)

let page: PageWithFailingCalls
let scanner: ScannerViewModel

/** A purchase of Lucía has no answer, and then the lender offers another credit line to the customer. */
beforeEach(async () => {
  page = new PageWithFailingCalls('/pagar-qr', 'lucia')
  await page.resolve(ReadShopQrCode).execute(unfinishedQrText, limit, () => false)
  const plans = page.resolve(PurchasePlanViewModel)
  const unmount = plans.onMount()
  await page.waitUntilNoRequestIsPending()
  const { loadedState } = plans.asyncState
  plans.choosePlan(loadedState?.phase === 'choosing' ? (loadedState.options[0]?.lineId ?? '') : '')
  page.page.backEnd.changeDemoState({
    next: [
      { call: 'qr-payment.pay', answer: 'lost-answer' },
      { call: 'payments.paymentStatus', answer: { status: 200, body: { status: 'IN_PROCESS' } } },
    ],
  })
  await plans.pay()
  unmount?.()
  page.page.backEnd.changeDemoState({ set: { lineOffered: true } })
  scanner = page.resolve(ScannerViewModel)
  scanner.onMount()
  await page.waitUntilNoRequestIsPending()
})

it('an obstacle of the line does not hide a purchase of unknown outcome, and its code is read', async () => {
  expect(scanner.asyncState.loadedState).toMatchObject({
    phase: 'open',
    limit: 'campaign-offer',
    usesOfUnknownOutcome: [{ kind: 'purchase', amount: 4_875_050, step: 'payment' }],
  })
  await scanner.askLenderAboutShopCode(unfinishedQrText)
  expect(page.page.navigation.path()).toBe('/pagar-qr/plan-cuotas')
})

it('with an obstacle of the line, no purchase starts at a shop without an unfinished one', async () => {
  await scanner.askLenderAboutShopCode(createShopQrText(demoShops.open))
  expect(scanner.readingState).toMatchObject({
    phase: 'refused',
    title: 'Tenés una oferta de línea de crédito',
  })
})
