import { beforeEach, expect, it } from 'vitest'
import { pesosToCents } from '@/domain/shared/money'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { ReadShopQrCode } from '@/application/qr-payment/read-shop-code'
import { Capabilities } from '@/application/shared/capabilities'
import { ShopAmountEntryViewModel } from '@/ui/qr-payment/shop-amount-entry-view-model'
import { PageWithFailingCalls } from '#tests/ui/a-failing-page'

let page: PageWithFailingCalls

beforeEach(async () => {
  page = new PageWithFailingCalls('/pagar-qr/seleccionar-monto', 'lucia')
  const qrText = createShopQrText(demoShops.open)
  await page.resolve(ReadShopQrCode).execute(qrText, pesosToCents(412_350.5), () => false)
})

it.each([
  ['allows an amount that fits the line', false, [], undefined],
  ['allows no amount while the lender offers another line', true, [], 'over-limit'],
  ['allows an amount if the other line cannot be requested', true, ['newLoan'], undefined],
] as const)('the screen for the amount of a purchase %s', async (_, lineOffered, off, problem) => {
  page.resolve(Capabilities).replaceRemoteConfig({ switchedOffCapabilities: off })
  page.page.backEnd.changeDemoState({ set: { lineOffered } })
  const model = page.resolve(ShopAmountEntryViewModel)
  model.onMount()
  await page.waitUntilNoRequestIsPending()
  model.enterPesos('500')
  expect(model.amountProblem).toBe(problem)
})
