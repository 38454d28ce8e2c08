import { expect, type Locator, type Page } from '@playwright/test'
import { dniTexts } from '@/ui/texts/dni.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { logInAsMarta, screenHeadingLocator } from './journey'
import { productionBuildTest as test } from './portal-test'
import { delayScriptRequests } from './hold-scripts'

/**
 * Returns a list of the early files (the configuration and three scripts) that the page requests from now on.
 * Each request adds the name of its file.
 */
function recordEarlyFiles(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] =
      /\/(config|shared|http-adapters|portal-frame)[\w-]*\.js(?:on)?$/.exec(request.url()) ?? []
    if (name !== undefined) asked.push(name)
  })
  return asked
}

/** Returns a locator of the link element that makes the browser connect to the lender's server in advance. */
function preconnectLinkLocator(page: Page): Locator {
  return page.locator('link[rel=preconnect]')
}

test('the files for a signed-in customer are requested together with the scripts of the page, once', async ({
  page,
  lender,
}) => {
  await logInAsMarta(page)
  const letThrough = await delayScriptRequests(page)
  const asked = recordEarlyFiles(page)
  await page.goto('/mis-prestamos', { waitUntil: 'commit' })
  const early = ['config', 'http-adapters', 'portal-frame', 'shared']
  await expect.poll(() => [...asked].toSorted()).toEqual(early)
  await expect(preconnectLinkLocator(page)).toHaveAttribute('href', lender.url)
  letThrough()
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  expect([...asked].toSorted()).toEqual(early)
})

test('a visitor without a session requests only the configuration', async ({ page }) => {
  const letThrough = await delayScriptRequests(page)
  const asked = recordEarlyFiles(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual(['config'])
  letThrough()
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  // The configuration has been read, and there was no input yet.
  await expect(preconnectLinkLocator(page)).toHaveCount(0)
  expect(asked).toEqual(['config'])
})

test('the styles of the page are never loaded again', async ({ page }) => {
  await logInAsMarta(page)
  await page.goto('/mis-prestamos')
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  // The first touch loads what was not needed before.
  await screenHeadingLocator(page, loansTexts.list.title).click()
  await page.waitForFunction(() => document.styleSheets.length > 3)
  const styles = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []))
  expect(styles).toEqual([...new Set(styles)])
})
