import { chromium, expect, type Page } from '@playwright/test'
import { dniTexts } from '@/ui/texts/dni.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { fullChromiumLaunchOptions } from '#tests/support/browser'
import {
  buttonLocator,
  choosePaymentMethod,
  buildDemoAddress,
  loanListRowsLocator,
  logOutAndWaitForNotice,
  martaTestData,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { testWithNewPage as test } from './portal-test'
import { portalBrowserContextOptions } from './shared-page'

const { status, summary, wallet } = paymentsTexts

/**
 * Runs a test in a complete browser, which has a back-forward cache; the headless shell has none. `goOn`
 * leaves the page, and `lookBack` checks the page to which the customer goes back.
 */
async function testReturnFromBackForwardCache(
  site: string,
  { goOn, lookBack }: Record<'goOn' | 'lookBack', (page: Page) => Promise<void>>,
): Promise<void> {
  const options = await fullChromiumLaunchOptions()
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  try {
    const context = await browser.newContext({ ...portalBrowserContextOptions, baseURL: site })
    const page = await context.newPage()
    await page.addInitScript(recordPageShow)
    await goOn(page)
    // A page in the back-forward cache may never answer.
    void page.evaluate(() => history.back()).catch(() => undefined)
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'isRestored')).catch(() => false))
      .toBe(true)
    await lookBack(page)
  } finally {
    await browser.close()
  }
}

/**
 * Records whether the page returned from the back-forward cache. Also stops storage events, because not
 * every browser sends them to such a page. Runs in the page.
 */
function recordPageShow(): void {
  window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
  window.addEventListener('storage', (event) => event.stopImmediatePropagation())
}

test('the page that the browser restores after the wallet offers nothing that was paid', async ({
  demoSiteAddress,
}) => {
  await testReturnFromBackForwardCache(demoSiteAddress, {
    async goOn(page) {
      await page.goto(buildDemoAddress(paymentSummaryAddress(martaTestData.loan), { customer: 'marta' }))
      await choosePaymentMethod(page, 'Mercado Pago')
      await buttonLocator(page, wallet.pay).click()
      await expect(page).toHaveURL(/\/estado-pago/)
      await expect(screenHeadingLocator(page, status.receivedTitle)).toBeVisible()
    },
    async lookBack(page) {
      await expect(screenHeadingLocator(page, summary.nothingDueTitle)).toBeVisible()
      await expect(buttonLocator(page, wallet.pay)).toHaveCount(0)
    },
  })
})

test('the page that the browser restores after a logout shows nothing of the earlier customer', async ({
  demoSiteAddress,
}) => {
  await testReturnFromBackForwardCache(demoSiteAddress, {
    async goOn(page) {
      await page.goto(buildDemoAddress('/mis-prestamos', { customer: 'marta' }))
      await expect(loanListRowsLocator(page)).toHaveCount(3)
      await logOutAndWaitForNotice(page)
    },
    async lookBack(page) {
      await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
      await expect(page.getByText(martaTestData.loan)).toHaveCount(0)
      await expect(screenHeadingLocator(page, loansTexts.list.title)).toHaveCount(0)
    },
  })
})
