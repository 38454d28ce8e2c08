import { expect } from '@playwright/test'
import { homeTexts } from '@/ui/texts/home.texts'
import { serveProductionSite } from '#scripts/production-site'
import { findFreePorts } from '#scripts/support/free-ports'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { startExampleLender } from '#tests/passport/example-lender'
import { waitForHomeScreen, enterDni, enterPassword, payWithSavedCard } from './journey'
import { testWithNewPage as test } from './portal-test'

test('a server written from the documents alone logs Raúl in and charges them once', async ({ page }) => {
  const [port = 0] = await findFreePorts(1)
  const origin = `http://localhost:${port}`
  const { apiAddress, server, reportsUrl, reportLogLines } = await startExampleLender(origin)
  const directory = await ensurePortalBuilt('live')
  const site = await serveProductionSite({
    directory,
    port,
    api: apiAddress,
    reportsUrl,
    sendsUncompressed: true,
  })
  const charges: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('installmentPaymentDebitCard') && request.method() === 'POST')
      charges.push(request.url())
  })
  await page.goto(`${origin}/validacion-dni`)
  await enterDni(page, '24318907')
  await enterPassword(page, 'cuota2026')
  await waitForHomeScreen(page)
  await page.goto(`${origin}/pagar-cuota/resumen?externalId=7001`)
  await payWithSavedCard(page)
  expect(charges).toHaveLength(1)
  await page.goto(`${origin}/inicio`)
  await expect(page.getByRole('main').getByRole('link', { name: homeTexts.tiles['my-loans'] })).toBeVisible()
  await page.goto('about:blank')
  // The report to this lender does not say whose page it was.
  await expect
    .poll(() => reportLogLines.join('\n'))
    .toContain('"name":"orders.recentOperations","code":"HTTP_501"')
  expect(reportLogLines.join('\n')).not.toMatch(/Raúl|Peralta|24318907|7001/)
  await site.close()
  server.close()
})
