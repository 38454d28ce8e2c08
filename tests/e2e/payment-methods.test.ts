import { readFile } from 'node:fs/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import {
  buttonLocator,
  choosePaymentMethod,
  buildDemoAddress,
  countDemoCharges,
  logInAsMarta,
  martaTestData,
  payWithNewCard,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { narrowViewport } from '#tests/support/layout-and-axe-faults'
import { productionBuildTest, test as demoTest } from './portal-test'

const { cvu, qr, cash, wallet, creditCard } = paymentsTexts
const { otherMethods } = paymentMethodsTexts

async function openSummary(page: Page): Promise<void> {
  await logInAsMarta(page)
  await page.goto(paymentSummaryAddress(martaTestData.loan))
}

/**
 * Tries every payment method that charges nothing by itself, on one payment summary. Source: PAY-05 to
 * PAY-11.
 */
async function tryMethodsWithoutCharge(page: Page, charges: () => Promise<unknown>): Promise<void> {
  await openSummary(page)
  const main = page.getByRole('main')

  await checkBankDepositAccounts(page)

  await choosePaymentMethod(page, 'Transferencia a tu CVU')
  await expect(main.getByText(/^CVU\s*\d{22}$/)).toBeVisible()

  await choosePaymentMethod(page, 'Código QR')
  const picture = main.getByRole('img', { name: qr.picture })
  await expect(picture).toBeVisible()
  const shared = await downloadByButton(page, qr.share)
  expect(shared.suggestedFilename()).toBe('qrcode.png')
  const png = await readFile(await shared.path())
  expect(png.readUInt32BE(16), 'the width in its header').toBe(600)
  // It covers the next method until the customer closes it.
  await page.getByRole('button', { name: basicComponentTexts.dismissNotice }).click()

  await choosePaymentMethod(page, 'Efectivo')
  await expect(main.getByRole('img', { name: /^Código de barras \d+$/ })).toBeVisible()
  const slip = await downloadByButton(page, cash.slip)
  expect((await readFile(await slip.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await choosePaymentMethod(page, 'Tarjeta de crédito')
  const link = main.getByRole('link', { name: creditCard.pay })
  await expect(link).toHaveAttribute('data-leads-to', /^https?:\/\//)
  await expect(link, 'the menu of the browser opens nothing').not.toHaveAttribute('href')

  expect(await charges()).toBe(0)
  // The wallet takes the money on its own page.
  await choosePaymentMethod(page, 'Mercado Pago')
  await buttonLocator(page, wallet.pay).click()
  await expect(page).not.toHaveURL(/\/pagar-cuota\/resumen/)
  expect(page.context().pages(), 'the same tab').toHaveLength(1)
}

/**
 * Checks that the method of the bank deposit leads to the lender's accounts, each shown once and with all
 * data that a bank needs. Source: PAY-11.
 */
async function checkBankDepositAccounts(page: Page): Promise<void> {
  const methods = page.getByRole('main').getByRole('region', { name: otherMethods.title })
  const deposit = methods.getByRole('group').filter({ hasText: otherMethods.depositTitle })
  const transfer = methods.getByRole('group').filter({ hasText: otherMethods.transferTitle })
  await deposit.getByText(otherMethods.depositTitle).click()
  await deposit.getByRole('button', { name: otherMethods.seeAccounts }).click()

  const transferTitle = transfer.locator('summary')
  await expect(transferTitle).toBeFocused()
  await expect(transferTitle).toBeInViewport()
  const accounts = transfer.getByRole('listitem')
  await expect(accounts.first().getByRole('heading')).toBeInViewport()
  await expect(accounts).toHaveCount(4)
  for (const account of await accounts.all()) {
    await expect(account.locator('dt')).toHaveText([
      cvu.accountNumber,
      cvu.cbu,
      cvu.alias,
      cvu.company,
      cvu.taxId,
    ])
    await expect(account.locator('dd').filter({ hasText: /^\d{22}/ })).toHaveCount(1)
  }
  // Hidden ones count too.
  await expect(page.getByRole('main').locator('dt', { hasText: cvu.taxId })).toHaveCount(4)
}

async function downloadByButton(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), buttonLocator(page, name).click()])
  return download
}

demoTest('every payment method leads to a working screen in the demo', async ({ page }) => {
  await tryMethodsWithoutCharge(page, () => countDemoCharges(page))
})

for (const [how, press] of [
  ['the main button', (link) => link.click()],
  ['the middle button', (link) => link.click({ button: 'middle' })],
  ['control held down', (link) => link.click({ modifiers: ['ControlOrMeta'] })],
  ['shift held down', (link) => link.click({ modifiers: ['Shift'] })],
  ['the keyboard', (link) => link.press('Enter')],
] as const satisfies readonly (readonly [string, (link: Locator) => Promise<void>])[]) {
  demoTest(
    `the link of the credit card, pressed by ${how}, asks first and opens one tab`,
    async ({ page }) => {
      await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
      await choosePaymentMethod(page, 'Tarjeta de crédito')
      const link = page.getByRole('main').getByRole('link', { name: creditCard.pay })
      await link.waitFor()
      await page.clock.fastForward(31_000)
      await press(link)
      await expect(page.getByText(paymentsTexts.PayTC.checkedAgain)).toBeVisible()
      expect(page.context().pages(), 'too much may have happened since').toHaveLength(1)

      const opened = page.context().waitForEvent('page')
      await press(link)
      await opened
      expect(page.context().pages()).toHaveLength(2)
      await buttonLocator(page, paymentsTexts.summary.refresh).click()
      await expect(screenHeadingLocator(page, paymentsTexts.summary.maybePaidTitle)).toBeVisible()
    },
  )
}

demoTest('the QR is 600 px wide if there is space, and never wider than the screen', async ({ page }) => {
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
  await choosePaymentMethod(page, 'Código QR')
  const picture = page.getByRole('img', { name: qr.picture })
  await page.setViewportSize({ width: 1000, height: 1000 })
  const width = async () => (await picture.boundingBox())?.width
  await expect.poll(width).toBe(600)
  await page.setViewportSize(narrowViewport)
  await expect.poll(width).toBeLessThanOrEqual(narrowViewport.width)
  expect(await width()).toBeGreaterThan(narrowViewport.width - 48)
})

demoTest('a barcode whose drawing fails to load can be retried', async ({ page }) => {
  await page.route('**/interleaved-barcode-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
  await choosePaymentMethod(page, 'Efectivo')
  await expect(page.getByText(cash.notAvailable)).toBeVisible()
  await buttonLocator(page, failureActionTexts.retry).click()
  await expect(page.getByRole('img', { name: /^Código de barras \d+$/ })).toBeVisible()
})

productionBuildTest(
  'every payment method leads to a working screen over the network',
  async ({ page, lender }) => {
    await tryMethodsWithoutCharge(page, () => lender.countCharges())
  },
)

productionBuildTest('a new card is charged once over the network', async ({ page, lender }) => {
  await openSummary(page)
  await payWithNewCard(page)
  expect(await lender.countCharges()).toBe(1)
})
