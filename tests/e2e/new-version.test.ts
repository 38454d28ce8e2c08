import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dniTexts } from '@/ui/texts/dni.texts'
import { addresses } from '@/ui/addresses'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import {
  buttonLocator,
  chooseDebitCard,
  goFromHomeToLoans,
  goFromLoanToPaymentSummary,
  goHomeFromNavigationBar,
  logInAsMarta,
  martaTestData,
  openMartasLoan,
  payButtonNamePattern,
  screenHeadingLocator,
} from './journey'
import { productionBuildTestWithNewPage as productionBuildTest } from './portal-test'
import { deleteDirectory, copyBuildWithNewFileHashes, PublishedSite } from './published-site'
import { waitUntilScriptsControlDniField } from './portal-scripts-run'

interface VersionFixtures {
  readonly site: PublishedSite
  /** Folder of a newer version of the portal, which the test publishes while a page runs the older one. */
  readonly newFolder: string
}

const test = productionBuildTest.extend<VersionFixtures>({
  newFolder: async ({ lender: _ }, provide) => {
    const next = await copyBuildWithNewFileHashes(await ensurePortalBuilt('live'))
    await provide(next)
    await deleteDirectory(next)
  },
  site: async ({ lender }, provide) => {
    const site = await PublishedSite.start(await ensurePortalBuilt('live'), lender.url)
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => provide(site.address),
})

/** Returns true if the page runs the newer version of the portal. */
function runsNewerVersion(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')
    return entry?.src.endsWith('Next.js') ?? false
  })
}

/** Goes from the home screen to a screen whose code the portal does not load in advance. */
async function goFromHomeToClaims(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: homeTexts.further.claims }).click()
}

/**
 * Starts counting the page loads that the browser requests. Returns a function that returns the count so
 * far. Requests are counted, because a page can show its title before the browser reports the page as
 * loaded.
 */
function startCountingLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0))
  return () => loads
}

test.describe('a new version, published while a tab without a worker is open', () => {
  test('brings a screen that was not loaded yet, at its address', async ({ page, site, newFolder }) => {
    await logInAsMarta(page)
    await site.publishVersion(newFolder)
    await goFromHomeToClaims(page)
    await expect(screenHeadingLocator(page, claimsTexts.title)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${addresses.claims.path}$`))
    expect(await runsNewerVersion(page)).toBe(true)
  })

  test('does not reload the home when screens that the customer did not request are missing', async ({
    page,
    site,
    newFolder,
  }) => {
    const isPublished = Promise.withResolvers<void>()
    await page.route('**/assets/payment-screens-*.js', async (route) => {
      await isPublished.promise
      await route.continue()
    })
    const loaded: string[] = []
    const asked = page.waitForRequest('**/assets/payment-screens-*.js')
    await logInAsMarta(page)
    page.on('load', () => loaded.push(new URL(page.url()).pathname))
    await asked
    await site.publishVersion(newFolder)
    const missing = page.waitForResponse('**/assets/payment-screens-*.js')
    isPublished.resolve()
    expect((await missing).status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: payButtonNamePattern }).click()
    await expect(buttonLocator(page, payButtonNamePattern)).toBeVisible()
    await expect.poll(() => loaded).toEqual(['/pagar-cuota/resumen'])
    expect(await runsNewerVersion(page)).toBe(true)
  })

  test('shows the result of a payment that was charged', async ({ page, site, newFolder, lender }) => {
    await logInAsMarta(page)
    await goFromHomeToLoans(page)
    await openMartasLoan(page)
    await goFromLoanToPaymentSummary(page)
    await chooseDebitCard(page)
    await site.publishVersion(newFolder)
    await buttonLocator(page, payButtonNamePattern).click()
    await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
    expect(await runsNewerVersion(page)).toBe(false)
    expect(await lender.countCharges()).toBe(1)
  })

  test("does not discard the customer's input: a message appears, and the customer loads it", async ({
    page,
    site,
    newFolder,
  }) => {
    await page.goto('/validacion-dni')
    await waitUntilScriptsControlDniField(page)
    await site.publishVersion(newFolder)
    await page.getByLabel(dniTexts.label).fill(martaTestData.dni)
    await buttonLocator(page, dniTexts.submit).click()
    await expect(screenHeadingLocator(page, shellTexts.newVersion.title)).toBeVisible()
    expect(await runsNewerVersion(page)).toBe(false)
    await buttonLocator(page, shellTexts.newVersion.load).click()
    await expect(page.getByLabel(dniTexts.label)).toBeVisible()
    expect(await runsNewerVersion(page)).toBe(true)
  })

  test('that appeared between a page and its scripts shows a message, and loads with a press', async ({
    page,
    site,
    newFolder,
  }) => {
    const isPublished = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await isPublished.promise
      await route.continue()
    })
    await page.goto('/validacion-dni', { waitUntil: 'commit' })
    await page.getByLabel(dniTexts.label).fill(martaTestData.dni)
    await site.publishVersion(newFolder)
    isPublished.resolve()
    await expect(buttonLocator(page, failureActionTexts.retry)).toBeVisible()
    await expect(page.getByLabel(dniTexts.label)).toHaveValue(martaTestData.dni)
    await buttonLocator(page, failureActionTexts.retry).click()
    await waitUntilScriptsControlDniField(page)
    expect(await runsNewerVersion(page)).toBe(true)
  })

  test('that lacks a part shows a message, and is loaded once', async ({ page, site, newFolder }) => {
    await logInAsMarta(page)
    const names = await readdir(join(newFolder, 'assets'))
    const gone = names.find((name) => /^support-screens-.*js$/.test(name))
    await rm(join(newFolder, 'assets', String(gone)))
    const loads = startCountingLoads(page)
    await site.publishVersion(newFolder)
    await goFromHomeToClaims(page)
    await expect(screenHeadingLocator(page, shellTexts.brokenScreen.title)).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('that another server still denies is loaded once', async ({ page, site }) => {
    await logInAsMarta(page)
    await page.route('**/assets/loan-screens-*.js', (route) => route.abort())
    await page.route(/\/index\.html\?/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('.js', 'Next.js') })
    })
    const loads = startCountingLoads(page)
    await page.goto(`${site.address}/mis-prestamos`)
    await expect(screenHeadingLocator(page, shellTexts.newVersion.title)).toBeVisible()
    expect(loads()).toBe(2)
  })
})

/**
 * Waits until the service worker of the given version is installed and active. If its installation
 * fails, for example because a file is missing, the browser looks for the worker again.
 */
async function waitForServiceWorker(page: Page, version: 'first' | 'next'): Promise<void> {
  const entry = version === 'next' ? 'first-visit-[\\w-]{7}Next\\.js' : 'first-visit-[\\w-]{7}\\.js'
  const answers = (): Promise<boolean> =>
    page.evaluate(async (pattern) => {
      const names = await caches.keys()
      const cachedRequests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const isCached = cachedRequests.flat().some(({ url }) => new RegExp(pattern).test(url))
      const registration = await navigator.serviceWorker.ready
      const { installing, waiting, active } = registration
      if (!isCached && !installing && !waiting) await registration.update()
      return isCached && !installing && !waiting && active?.state === 'activated'
    }, entry)
  await expect.poll(answers, { timeout: 120_000 }).toBe(true)
}

/** Makes the browser look for a newer service worker, as it does at each page load. */
async function lookForNewerServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
}

/** Delays the payment request. Returns a function that lets the request continue. */
async function delayCharge(page: Page): Promise<() => void> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/debitCard\/installmentPaymentDebitCard\//, async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

test.describe('a new version, published while a tab with a worker is open', () => {
  test.use({ serviceWorkers: 'allow' })

  test('leaves the open tab complete, and applies at the next load', async ({ page, site, newFolder }) => {
    await logInAsMarta(page)
    await waitForServiceWorker(page, 'first')
    await site.publishVersion(newFolder)
    await lookForNewerServiceWorker(page)
    await waitForServiceWorker(page, 'next')
    await goFromHomeToLoans(page)
    expect(await runsNewerVersion(page)).toBe(false)
    await page.reload()
    await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
    expect(await runsNewerVersion(page)).toBe(true)
  })

  test('does not wait for an older file that never arrives', async ({ page, site, newFolder }) => {
    await logInAsMarta(page)
    await waitForServiceWorker(page, 'first')
    const asked = Promise.withResolvers<void>()
    site.setRequestInterceptor(({ url }, answer) => {
      if (!/support-screens-[\w-]{7}\.js$/.test(String(url))) return false
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).write(' ')
      asked.resolve()
      return true
    })
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ keep: 'everything' }))
    await asked.promise
    await site.publishVersion(newFolder)
    await lookForNewerServiceWorker(page)
    await waitForServiceWorker(page, 'next')
  })

  test('replaces cached files that were used once, too', async ({ page, site, newFolder }) => {
    await logInAsMarta(page)
    await waitForServiceWorker(page, 'first')
    await goFromHomeToClaims(page)
    await expect(screenHeadingLocator(page, claimsTexts.title)).toBeVisible()
    const chunk = (): Promise<string | undefined> =>
      page.evaluate(async () => {
        const name = (await caches.keys()).find((each) => each.startsWith('portal-files'))
        const requests = await (await caches.open(String(name))).keys()
        return requests.map(({ url }) => url).find((url) => /support-screens-.*\.js$/.test(url))
      })
    await expect.poll(chunk).toBeDefined()
    const used = String(await chunk())
    await site.publishVersion(newFolder)
    expect((await fetch(used)).status).toBe(404)
    await lookForNewerServiceWorker(page)
    await waitForServiceWorker(page, 'next')
    expect(await page.evaluate(async (url) => (await fetch(url)).status, used)).toBe(200)
  })

  test('waits until a payment is over, and applies on the home', async ({
    page,
    site,
    newFolder,
    lender,
  }) => {
    await logInAsMarta(page)
    await waitForServiceWorker(page, 'first')
    await goFromHomeToLoans(page)
    await openMartasLoan(page)
    await goFromLoanToPaymentSummary(page)
    await chooseDebitCard(page)
    const arrives = await delayCharge(page)
    await buttonLocator(page, payButtonNamePattern).click()
    await site.publishVersion(newFolder)
    await lookForNewerServiceWorker(page)
    await waitForServiceWorker(page, 'next')
    expect(await lender.countCharges()).toBe(0)
    arrives()
    await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
    expect(await runsNewerVersion(page)).toBe(false)
    expect(await lender.countCharges()).toBe(1)
    await goHomeFromNavigationBar(page)
    await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
    // The page cannot be evaluated while it reloads.
    await expect.poll(() => runsNewerVersion(page).catch(() => false)).toBe(true)
  })
})
