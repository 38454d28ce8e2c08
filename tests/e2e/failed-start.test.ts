import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { portalStartFailureTexts } from '@/ui/texts/failed-start.texts'
import { failureActionTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { shellTexts } from '@/ui/texts/shell.texts'
import { wrongConfigurationTexts } from '@/ui/texts/wrong-configuration.texts'
import {
  waitForHomeScreen,
  buttonLocator,
  enterPassword,
  logInAsMarta,
  martaTestData,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest as test } from './portal-test'
import { expectNoLayoutOrAxeFaults } from './soundness'
import { waitUntilScriptsControlDniField } from './portal-scripts-run'

const scriptPattern = /\/assets\/.*\.js$/

/**
 * Opens the page while the scripts of the portal fail to load. Returns a function that lets them load again.
 */
async function openPageWithoutScripts(
  page: Page,
  path: string,
  missing = scriptPattern,
): Promise<() => Promise<void>> {
  await page.route(missing, (route) => route.abort())
  await page.goto(path)
  return () => page.unroute(missing)
}

const dniFieldLocator = (page: Page) => page.getByLabel(dniTexts.label)
const noAnswerAlertLocator = (page: Page) =>
  page.getByRole('alert').filter({ hasText: gatewayFailureText({ kind: 'no-answer' }) })

test('an entrance whose scripts fail shows a message, and continues with what the visitor typed and pressed', async ({
  page,
}) => {
  const mend = await openPageWithoutScripts(page, '/validacion-dni')
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await dniFieldLocator(page).fill(martaTestData.dni)
  const asked = page.waitForEvent('requestfailed')
  await buttonLocator(page, dniTexts.submit).click()
  await asked
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await expect(buttonLocator(page, dniTexts.submit)).not.toHaveAttribute('aria-busy')
  await mend()
  await dniFieldLocator(page).press('Enter')

  await enterPassword(page, martaTestData.password)
  await expect(noAnswerAlertLocator(page)).toHaveCount(0)
  await waitForHomeScreen(page)
})

test('one script that fails to load is reported too, although the others load', async ({ page }) => {
  const mend = await openPageWithoutScripts(page, '/validacion-dni', /\/assets\/vendor-.*\.js$/)
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await mend()
  await buttonLocator(page, failureActionTexts.retry).click()
  await waitUntilScriptsControlDniField(page)
  await expect(noAnswerAlertLocator(page)).toHaveCount(0)
})

test('the entrance without a network loses no input, and continues by itself once the network is back', async ({
  page,
  context,
}) => {
  const mend = await openPageWithoutScripts(page, '/validacion-dni')
  await dniFieldLocator(page).fill(martaTestData.dni)
  await context.setOffline(true)
  const asked = page.waitForEvent('requestfailed')
  await buttonLocator(page, failureActionTexts.retry).click()
  await asked
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await mend()
  await context.setOffline(false)

  await waitUntilScriptsControlDniField(page)
  await expect(noAnswerAlertLocator(page)).toHaveCount(0)
  await expect(dniFieldLocator(page)).toHaveValue(martaTestData.dni)
  await buttonLocator(page, dniTexts.submit).click()
  await enterPassword(page, martaTestData.password)
})

test('a file that fails at the second press too is requested again with a reload', async ({ page }) => {
  const mend = await openPageWithoutScripts(page, '/validacion-dni')
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  const asked = page.waitForEvent('requestfailed')
  await buttonLocator(page, failureActionTexts.retry).click()
  await asked
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await mend()
  const loaded = page.waitForEvent('load')
  await buttonLocator(page, failureActionTexts.retry).click()
  await loaded
  await waitUntilScriptsControlDniField(page)
})

test('on every other screen the message replaces the frame, and the screen loads with the next press', async ({
  page,
}) => {
  await logInAsMarta(page)
  const mend = await openPageWithoutScripts(page, '/mis-prestamos')
  await expect(screenHeadingLocator(page, shellTexts.configurationFailure.title)).toBeVisible()
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await expect(page.locator('#frame')).toBeHidden()
  await mend()
  await buttonLocator(page, failureActionTexts.retry).click()
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeFocused()
  await expect(noAnswerAlertLocator(page)).toHaveCount(0)
})

test('a signed-in customer sees the message at the entrance too, and goes to the home with the next press', async ({
  page,
}) => {
  await logInAsMarta(page)
  const mend = await openPageWithoutScripts(page, '/validacion-dni')
  await expect(noAnswerAlertLocator(page)).toBeVisible()
  await expect(dniFieldLocator(page)).toBeHidden()
  await mend()
  await buttonLocator(page, failureActionTexts.retry).click()
  await waitForHomeScreen(page)
})

for (const path of ['/validacion-dni', '/mis-prestamos'])
  test(`the message is readable, large enough to touch and complete in the narrowest window at ${path}`, async ({
    page,
  }) => {
    await openPageWithoutScripts(page, path)
    await expect(noAnswerAlertLocator(page)).toBeVisible()
    await page.evaluate(axe.source)
    await expectNoLayoutOrAxeFaults(page)
  })

test('a wrong configuration is reported by its key, for the engineer who installs the portal', async ({
  page,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { apiBaseUrl: 'ftp://prestamista' } }))
  await page.goto('/validacion-dni')
  await expect(screenHeadingLocator(page, wrongConfigurationTexts.title)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(wrongConfigurationTexts.wrongKey('apiBaseUrl'))
})

/**
 * Makes the scripts of the page's first load throw, by removing a built-in function that they need. The
 * second load works. The `old` browser also reports that it supports no CSS feature.
 */
async function breakFirstLoad(page: Page, browser: 'old' | 'new'): Promise<void> {
  await page.addInitScript((isOld) => {
    if (isOld) CSS.supports = () => false
    // The second load works.
    if (sessionStorage.getItem('broke') === null) Object.assign(Symbol, { for: undefined })
    sessionStorage.setItem('broke', 'once')
  }, browser === 'old')
}

const alertLocator = (page: Page) => page.getByRole('alert')

for (const path of ['/validacion-dni', '/mis-prestamos']) {
  test(`a browser below the floor gets an explanation at ${path}`, async ({ page }) => {
    await breakFirstLoad(page, 'old')
    await page.goto(path)
    await expect(alertLocator(page)).toContainText(portalStartFailureTexts.old)
    await expect(alertLocator(page).getByRole('button')).toHaveCount(0)
    await expect(page.locator('#frame')).toBeHidden()
    await page.evaluate(axe.source)
    await expectNoLayoutOrAxeFaults(page)
  })

  test(`a start that fails shows its code at ${path}, and the next one succeeds`, async ({ page }) => {
    await breakFirstLoad(page, 'new')
    await page.goto(path)
    await expect(alertLocator(page)).toContainText(portalStartFailureTexts.broken)
    await expect(alertLocator(page)).toContainText(
      basicComponentTexts.reference(portalStartFailureTexts.reference),
    )
    await page.evaluate(axe.source)
    await expectNoLayoutOrAxeFaults(page)
    await alertLocator(page).getByRole('button', { name: portalStartFailureTexts.retry }).click()
    await waitUntilScriptsControlDniField(page)
    await expect(alertLocator(page)).toHaveCount(0)
  })
}

test("a visitor who cannot begin sees the lender's phone number from the current configuration", async ({
  page,
}) => {
  const shipped: unknown = await (await page.request.get('/config.json')).json()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: Object.assign({}, shipped, { chatNumber: '5492215551234' }) }),
  )
  await breakFirstLoad(page, 'old')
  await page.goto('/validacion-dni')
  const number = page.getByRole('link', { name: portalStartFailureTexts.contact('5492215551234') })
  await expect(number).toHaveAttribute('href', 'tel:+5492215551234')
})

test('a press on the failed entrance retries once, and shows the same message', async ({ page }) => {
  await breakFirstLoad(page, 'new')
  await page.goto('/validacion-dni')
  await expect(alertLocator(page)).toContainText(portalStartFailureTexts.broken)
  await dniFieldLocator(page).fill(martaTestData.dni)
  await buttonLocator(page, dniTexts.submit).click()
  await expect(alertLocator(page)).toContainText(portalStartFailureTexts.broken)
  await expect(dniFieldLocator(page)).toHaveValue(martaTestData.dni)
})

test('an error after the start is not reported as one of the start', async ({ page }) => {
  await page.goto('/validacion-dni')
  await waitUntilScriptsControlDniField(page)
  await page.evaluate(() => {
    void Promise.reject(new Error('late'))
    dispatchEvent(new ErrorEvent('error', { filename: location.origin, error: new Error('late') }))
  })
  await dniFieldLocator(page).fill('2845')
  await buttonLocator(page, dniTexts.submit).click()
  await expect(alertLocator(page)).toHaveCount(1)
  await expect(alertLocator(page)).toContainText(dniProblemText('length'))
})
