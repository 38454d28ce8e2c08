import { expect, type Page } from '@playwright/test'
import { addresses } from '@/ui/addresses'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { serveSite } from '#scripts/static-server'
import { ensureBuilt } from '#scripts/support/portal-build'
import {
  demoCharges,
  goFromHomeToLoans,
  goFromLoanToSummary,
  logInAsMarta,
  openLoan,
  payAnInstallmentAsMarta,
  payWithSavedCard,
} from './journey'
import { ownLivePageTest as liveTest, ownPageTest as test } from './portal-test'

test.use({ serviceWorkers: 'allow' })

test('after one visit and one touch the whole demo works without its server', async ({ browser }) => {
  const site = await serveSite({ directory: await ensureBuilt('demo'), port: 0, sendsPlain: true })
  const context = await browser.newContext({ baseURL: site.address, locale: 'es-AR' })
  const first = await context.newPage()
  await first.goto('/validacion-dni')
  await first.getByRole('main').getByRole('heading', { level: 1 }).click()
  await serviceWorkerIsActive(first)
  await first.close()
  await site.close()
  await context.setOffline(true)

  const page = await context.newPage()
  await logInAsMarta(page)
  await goFromHomeToLoans(page)
  await openLoan(page)
  await goFromLoanToSummary(page)
  await payWithSavedCard(page)
  expect(await demoCharges(page)).toBe(1)

  // Irma's payments are made up by what no first visit loads.
  await page.goto('/mis-pagos?cliente=irma')
  await expect(page.getByRole('group', { name: myPaymentsTexts.all }).getByRole('listitem')).toHaveCount(20)
  await context.close()
})

liveTest('the live build keeps its own files, never an answer of the lender', async ({ page, liveSite }) => {
  await page.goto('/validacion-dni')
  await page.getByRole('main').getByRole('heading', { level: 1 }).click()
  await serviceWorkerIsActive(page)
  await payAnInstallmentAsMarta(page)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map((request) => request.url)
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.map((address) => new URL(address).origin)).toEqual(kept.map(() => liveSite))
  const notFiles = kept.map((address) => new URL(address).pathname).filter((path) => !/\.\w+$/.test(path))
  expect(notFiles).toEqual([])
})

liveTest(
  'what the live worker does not bring is kept once it was used',
  async ({ page, context, liveSite }) => {
    await logInAsMarta(page)
    await serviceWorkerIsActive(page)
    const claims = page.getByRole('main').getByRole('link', { name: homeTexts.further.claims })
    expect(await keptFiles(page, 'support-screens')).toEqual([])
    await claims.click()
    await expect(page.getByRole('main').getByRole('heading', { name: claimsTexts.title })).toBeVisible()
    await expect.poll(async () => (await keptFiles(page, 'support-screens')).length).toBe(2)
    expect(await keptFiles(page, 'qr-payment-screens')).toEqual([])

    await context.setOffline(true)
    const offline = await context.newPage()
    await offline.goto(`${liveSite}${addresses.claims.path}`)
    await expect(
      offline.getByRole('main').getByRole('heading', { name: claimsTexts.failedTitle }),
    ).toBeVisible()
  },
)

/** Returns the cached scripts and styles with that name. */
async function keptFiles(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate(async (part) => {
    const opened = await Promise.all((await caches.keys()).map((each) => caches.open(each)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().flatMap(({ url }) => (url.includes(`/assets/${part}-`) ? [url] : []))
  }, name)
}

/** Waits until the service worker is active, with all its files. */
async function serviceWorkerIsActive(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
}
