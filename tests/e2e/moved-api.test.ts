import { expect, type Page } from '@playwright/test'
import { dniTexts } from '@/ui/texts/dni.texts'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { recordPageActivity } from './browser-reports'
import { logInAsMarta, screenHeadingLocator } from './journey'
import { waitUntilInteractionsAreObserved } from './portal-scripts-run'
import { productionBuildTestWithNewPage } from './portal-test'
import { PublishedSite } from './published-site'

const test = productionBuildTestWithNewPage.extend<{ readonly site: PublishedSite }>({
  site: async ({ lender }, provide) => {
    const site = await PublishedSite.start(await ensurePortalBuilt('live'), lender.url)
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => provide(site.address),
})

test.use({ serviceWorkers: 'allow' })

/** Returns the content security policies of the HTML pages that the service worker has stored. */
function storedPolicies(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'))
    const stored = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('.html'))
        return Promise.all(pages.map(async (each) => cache.match(each)))
      }),
    )
    return stored.flat().map((each) => each?.headers.get('Content-Security-Policy') ?? null)
  })
}

test('a customer who has the portal stored follows a lender that moves its API, and is never blocked', async ({
  page,
  context,
  site,
  lender,
}) => {
  await page.goto('/validacion-dni')
  await waitUntilInteractionsAreObserved(page)
  await screenHeadingLocator(page, dniTexts.title).click()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  const seen = await recordPageActivity(context)
  // The same server by another name, which is another origin.
  const movedApi = lender.url.replace('localhost', '127.0.0.1')
  await site.publishVersion(await ensurePortalBuilt('live'), movedApi)

  await logInAsMarta(page)
  expect(seen.requestedOrigins).toContain(lender.url)
  expect(seen.requestedOrigins).not.toContain(movedApi)
  const pageCount = 2
  await expect
    .poll(async () => (await storedPolicies(page)).filter((policy) => policy?.includes(movedApi)).length)
    .toBe(pageCount)

  await page.reload()
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
  expect(seen.requestedOrigins).toContain(movedApi)
  expect(seen.complaints).toEqual([])
})
