import { expect } from '@playwright/test'
import { addresses } from '@/ui/addresses'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { failureActionTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { ensurePortalBuilt } from '#scripts/support/portal-build'
import {
  waitForHomeScreen,
  buttonLocator,
  enterDni,
  enterPassword,
  logInAsMarta,
  martaTestData,
  screenHeadingLocator,
} from './journey'
import { productionBuildTestWithNewPage } from './portal-test'
import { PublishedSite } from './published-site'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'
import { waitUntilInteractionsAreObserved, waitUntilScriptsControlDniField } from './portal-scripts-run'

const test = productionBuildTestWithNewPage.extend<{ readonly site: PublishedSite }>({
  site: async ({ lender }, provide) => {
    const site = await PublishedSite.start(await ensurePortalBuilt('live'), lender.url)
    await provide(site)
    await site.close()
  },
  baseURL: async ({ site }, provide) => provide(site.address),
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an unusable configuration never replaces the last good one', async ({ page, site }) => {
    let served: string | undefined
    const ofServer = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
    const date = new Date(scenarioStartTime).toUTCString()
    site.setRequestInterceptor(({ url, socket }, answer) => {
      if (url !== '/config.json') return false
      if (served === undefined) socket.destroy()
      else answer.writeHead(200, { ...ofServer, Date: date }).end(served)
      return true
    })
    const shipped = JSON.stringify(readShippedConfigurationJson())
    served = shipped
    await page.goto('/validacion-dni')
    await waitUntilInteractionsAreObserved(page)
    await screenHeadingLocator(page, dniTexts.title).click()
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    )

    const ofNextRelease = JSON.stringify({
      ...Object(readShippedConfigurationJson()),
      keyOfNextRelease: true,
    })
    const withWrongKey = JSON.stringify({ apiBaseUrl: 'ftp://prestamista' })
    const halfFile = shipped.slice(0, shipped.length / 2)
    for (const broken of ['', '[]', '"/api"', halfFile, '<h1>Hotel</h1>', withWrongKey, ofNextRelease]) {
      served = broken
      await page.reload()
      await waitUntilScriptsControlDniField(page)
      // Stored files have no Date header.
      expect(await page.evaluate(async () => (await fetch('/config.json')).headers.get('Date'))).toBeNull()
    }
    served = undefined
    await page.reload()
    await waitUntilScriptsControlDniField(page)
  })
})

const adaptersScriptPattern = /\/http-adapters-/
const noAnswerText = gatewayFailureText({ kind: 'no-answer' })

test('a screen that the network does not bring shows a message, and appears by itself later', async ({
  page,
  context,
}) => {
  await logInAsMarta(page)
  await context.setOffline(true)
  // Home does not load this screen in advance.
  await page.getByRole('main').getByRole('link', { name: homeTexts.further.claims }).click()
  await expect(screenHeadingLocator(page, shellTexts.unreachable.title)).toBeVisible()
  await expect(page.getByText(noAnswerText)).toBeVisible()
  const asked = page.waitForEvent('requestfailed')
  await buttonLocator(page, failureActionTexts.retry).click()
  await asked
  await expect(screenHeadingLocator(page, shellTexts.unreachable.title)).toBeVisible()
  await context.setOffline(false)
  await expect(screenHeadingLocator(page, claimsTexts.title)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(addresses.claims.path)
})

test('a DNI typed without a network stays, and continues with the next press', async ({ page, context }) => {
  await page.goto('/validacion-dni')
  await waitUntilScriptsControlDniField(page)
  await context.setOffline(true)
  await enterDni(page, martaTestData.dni)
  await expect(page.getByRole('alert')).toContainText(noAnswerText)
  await expect(page.getByLabel(dniTexts.label)).toHaveValue(martaTestData.dni)
  await context.setOffline(false)
  await buttonLocator(page, dniTexts.submit).click()
  await enterPassword(page, martaTestData.password)
  await waitForHomeScreen(page)
})

test('what the first touch fails to load causes no unhandled error, and loads with a later touch', async ({
  page,
  context,
}) => {
  const unhandled: string[] = []
  page.on('pageerror', ({ message }) => unhandled.push(message))
  await page.goto('/validacion-dni')
  await waitUntilScriptsControlDniField(page)
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
  await screenHeadingLocator(page, dniTexts.title).click()
  await failed
  await context.setOffline(false)
  const came = page.waitForResponse((response) => adaptersScriptPattern.test(response.url()) && response.ok())
  await expect(async () => {
    await screenHeadingLocator(page, dniTexts.title).click()
    await Promise.race([came, Promise.reject(new Error('Nothing came'))])
  }).toPass()
  await page.getByLabel(dniTexts.label).fill(martaTestData.dni)
  expect(unhandled).toEqual([])
})

test('the day is the lender’s on a phone that is two days behind', async ({ page, site, lender }) => {
  await lender.changeDemoState({ now: '2026-12-01T12:00:00-03:00' })
  site.setRequestInterceptor(({ url }, answer) => {
    if (url === '/config.json') answer.setHeader('Date', 'Tue, 01 Dec 2026 15:00:00 GMT')
    return false
  })
  await page.clock.setSystemTime(new Date('2026-11-29T12:00:00-03:00'))
  await logInAsMarta(page)
  const next = page.getByRole('main').getByRole('region', { name: nextPaymentTexts.due.label })
  await expect(next).toContainText('Vence hoy, 1 de diciembre')
})

test('a configuration that hangs is cancelled when it is requested again', async ({ page, site }) => {
  const seen: string[] = []
  site.setRequestInterceptor(({ url }, answer) => {
    if (url !== '/config.json') return false
    seen.push('asked')
    answer.on('close', () => !answer.writableFinished && seen.push('given up'))
    return seen.length === 1
  })
  // This page is rendered without the portal, so its own sentences appear.
  await page.goto('/mis-prestamos')
  await expect.poll(() => seen).toEqual(['asked'])
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('alert')).toHaveText(shellTexts.configurationFailure.slow)
  await page.getByRole('button', { name: failureActionTexts.retry }).click()
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  expect(seen).toContain('given up')
})

test.describe('a screen whose code hangs', () => {
  let arrives: (() => void) | undefined

  test.beforeEach(async ({ page }) => {
    await logInAsMarta(page)
    const arrival = new Promise<void>((resolve) => (arrives = resolve))
    let asked = 0
    await page.route('**/assets/loan-screens-*.js', async (route) => {
      asked += 1
      if (asked === 1) await arrival
      await route.continue()
    })
    await page.goto('/mis-prestamos')
    await expect(page.locator('#root [aria-busy=true]').first()).toBeAttached()
    await expect(async () => {
      await page.clock.fastForward(8_000)
      await expect(screenHeadingLocator(page, shellTexts.pendingScreen.title)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByText(shellTexts.pendingScreen.lead)).toBeVisible()
  })

  test('shows a message after a while, and appears by itself once it is loaded', async ({ page }) => {
    arrives?.()
    await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  })

  test('reloads the page for a customer who does not want to wait', async ({ page }) => {
    await buttonLocator(page, failureActionTexts.retry).click()
    await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  })
})

test('a screen whose code hangs after a press shows a message after 8 seconds, not before', async ({
  page,
}) => {
  await page.route('**/assets/loan-screens-*.js', () => undefined)
  await logInAsMarta(page)
  // The clock is paused here, so that a busy machine does not advance it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('main').getByRole('link', { name: homeTexts.tiles['my-loans'] }).click()
  let passed = 0
  await expect(async () => {
    passed += 100
    await page.clock.runFor(100)
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.runFor(Math.max(6_000 - passed, 0))
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
  await expect(screenHeadingLocator(page, shellTexts.pendingScreen.title)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(screenHeadingLocator(page, shellTexts.pendingScreen.title)).toBeVisible()
  await expect(buttonLocator(page, failureActionTexts.retry)).toBeVisible()
})
