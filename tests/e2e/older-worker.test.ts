import { expect } from '@playwright/test'
import { addresses } from '@/ui/addresses'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import { logInAsMarta, screenHeadingLocator } from './journey'
import { productionBuildTestWithNewPage } from './portal-test'
import { copyBuildWithNewFileHashes, deleteDirectory, PublishedSite } from './published-site'

const test = productionBuildTestWithNewPage.extend<{ readonly site: PublishedSite }>({
  site: async ({ lender }, provide) => {
    const site = await PublishedSite.start(await ensurePortalBuilt('live'), lender.url)
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => provide(site.address),
})

test.use({ serviceWorkers: 'allow' })

test('a screen that the service worker has not stored comes with the newer version that was published', async ({
  page,
  site,
}) => {
  await logInAsMarta(page)
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.ready).active?.state === 'activated' &&
      navigator.serviceWorker.controller !== null,
  )
  const newFolder = await copyBuildWithNewFileHashes(await ensurePortalBuilt('live'))
  await site.publishVersion(newFolder)
  await page.getByRole('main').getByRole('link', { name: homeTexts.further.claims }).click()
  await expect(screenHeadingLocator(page, claimsTexts.title)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${addresses.claims.path}$`))
  await expect(page.locator('script[type="module"][src$="Next.js"]').first()).toBeAttached()
  await deleteDirectory(newFolder)
})
