import { expect } from '@playwright/test'
import { failureTexts } from '@/ui/texts/failures.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { ensureBuilt } from '#scripts/support/portal-build'
import { title } from './journey'
import { ownLivePageTest } from './portal-test'
import { PublishedSite } from './published-site'

const test = ownLivePageTest.extend<{ readonly site: PublishedSite }>({
  site: async ({ lender }, provide) => {
    const site = await PublishedSite.open(await ensureBuilt('live'), lender.url)
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => provide(site.address),
})

test('a configuration that hangs is given up when it is asked for again', async ({ page, site }) => {
  const seen: string[] = []
  site.put(({ url }, answer) => {
    if (url !== '/config.json') return false
    seen.push('asked')
    answer.on('close', () => !answer.writableFinished && seen.push('given up'))
    return seen.length === 1
  })
  // A page that is drawn without the portal, so that its own words are seen to come.
  await page.goto('/mis-prestamos')
  await expect.poll(() => seen).toEqual(['asked'])
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('alert')).toHaveText(shellTexts.configurationTrouble.slow)
  await page.getByRole('button', { name: failureTexts.retry }).click()
  await expect(title(page, dniTexts.title)).toBeVisible()
  expect(seen).toContain('given up')
})
