import { expect } from '@playwright/test'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  buttonLocator,
  choosePaymentMethod,
  waitUntilLoaded,
  martaTestData,
  logInAsMartaAndPayInstallment,
  paymentSummaryAddress,
} from './journey'
import { recordPageActivity } from './browser-reports'
import type { Page } from '@playwright/test'
import { productionBuildTestWithNewPage as productionBuildTest, testWithNewPage as test } from './portal-test'
import { waitUntilInteractionsAreObserved } from './portal-scripts-run'

test.use({ serviceWorkers: 'allow' })

test('the demo follows its content security policy and sends no request to another host', async ({
  context,
  demoSiteAddress,
}) => {
  const seen = await recordPageActivity(context)
  const page = await context.newPage()
  await page.goto('/validacion-dni')
  expect(await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')).toContain(
    "default-src 'none'",
  )
  await visitLoansAndPaymentMethods(page)

  expect(seen.complaints).toEqual([])
  expect(originsExceptNull(seen.requestedOrigins)).toEqual([demoSiteAddress])
})

productionBuildTest(
  'the live build follows the policy of its header and sends requests only to the lender',
  async ({ context, lender, liveSiteAddress }) => {
    const seen = await recordPageActivity(context)
    const page = await context.newPage()
    const answer = await page.goto('/validacion-dni')
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){4};/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    await visitLoansAndPaymentMethods(page)

    expect(seen.complaints).toEqual([])
    expect(originsExceptNull(seen.requestedOrigins)).toEqual([liveSiteAddress, lender.url].toSorted())
  },
)

productionBuildTest('no script that loads later can create a Trusted Types policy', async ({ page }) => {
  await page.goto('/validacion-dni')
  await waitUntilInteractionsAreObserved(page)
  const made = await page.evaluate(() => {
    const factory: unknown = Reflect.get(window, 'trustedTypes')
    const make: unknown = Reflect.get(Object(factory), 'createPolicy')
    if (typeof make !== 'function') return ['this browser knows no Trusted Types']
    return ['portal', 'portal-service-worker', 'dompurify', 'default'].filter((name) => {
      try {
        make.call(factory, name, {})
        return true
      } catch {
        return false
      }
    })
  })
  expect(made).toEqual([])
})

/**
 * Visits the login, the loans and every payment method, so that the content security policy also applies to
 * their pictures and downloads.
 */
async function visitLoansAndPaymentMethods(page: Page): Promise<void> {
  await logInAsMartaAndPayInstallment(page)
  const otherLoan = '40153318'
  await page.goto(paymentSummaryAddress(otherLoan))
  for (const method of [
    'Transferencia a tu CVU',
    'Código QR',
    'Efectivo',
    'Mercado Pago',
    'Tarjeta de crédito',
  ])
    await choosePaymentMethod(page, method)
  await choosePaymentMethod(page, 'Efectivo')
  await Promise.all([page.waitForEvent('download'), buttonLocator(page, paymentsTexts.cash.slip).click()])
  await page.goto(`/mis-prestamos/${martaTestData.loanId}/ver-todas`)
  await waitUntilLoaded(page)
  // These touches have started the service worker.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

function originsExceptNull(origins: ReadonlySet<string>): readonly string[] {
  return [...origins].filter((origin) => origin !== 'null').toSorted()
}
