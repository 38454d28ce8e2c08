import { expect, type Page, type Route } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { autoLoginLinkDataOfPersona } from '#tests/support/lender-links'
import {
  waitForHomeScreen,
  buttonLocator,
  enterDni,
  enterPassword,
  logOutAndCloseNotice,
  loanListRowsLocator,
  logInAsMarta,
  martaTestData,
  openTab,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest as test } from './portal-test'

const raulLogin = {
  dni: '24318907',
  fullName: 'Raúl Peralta',
  password: martaTestData.password,
  name: /raúl/i,
} as const
const martasTaxId = '27284561231'

test('a link that logs another customer in changes every tab, and nothing of the first remains', async ({
  page,
  context,
}) => {
  await logInAsMarta(page)
  await page.goto('/mis-prestamos')
  await expect(loanListRowsLocator(page)).toHaveCount(3)
  const other = await openTab(context, `/autologin?data=${autoLoginLinkDataOfPersona('raul')}`)
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  await confirmLinkWithSlowFinger(other)
  await expect(screenHeadingLocator(other, raulLogin.name)).toBeVisible()

  await expect(screenHeadingLocator(page, raulLogin.name)).toBeVisible()
  await expectNothingOfMarta(page)
  await expectNothingOfMarta(other)
})

test('a logout in one tab and a login of another customer apply to all tabs', async ({ page, context }) => {
  await logInAsMarta(page)
  const other = await openTab(context, '/mis-prestamos')
  await expect(loanListRowsLocator(other)).toHaveCount(3)
  await logOutAndCloseNotice(page)
  await expect(screenHeadingLocator(other, dniTexts.title)).toBeVisible()

  await logInAsRaul(other)
  await expect(screenHeadingLocator(page, raulLogin.name)).toBeVisible()
  await expectNothingOfMarta(page)
  await expectNothingOfMarta(other)

  await logOutAndCloseNotice(other)
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  await expect(page.getByText(raulLogin.name)).toHaveCount(0)
})

test('an answer for a customer who logged out is not shown', async ({ page, context }) => {
  await logInAsMarta(page)
  const held: Route[] = []
  await page.route(/\/customers\/\d+\/(accountStatus|loans)/, async (route) => {
    if (route.request().url().includes(martasTaxId)) held.push(route)
    else await route.continue()
  })
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: loansTexts.list.title }).click()
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(1)

  const other = await openTab(context, `/autologin?data=${autoLoginLinkDataOfPersona('raul')}`)
  await confirmLinkWithSlowFinger(other)
  await expect(screenHeadingLocator(other, raulLogin.name)).toBeVisible()
  await expect(screenHeadingLocator(page, raulLogin.name)).toBeVisible()
  for (const route of held) await route.continue()
  await Promise.all(held.map((route) => route.request().response()))

  await expect(screenHeadingLocator(page, raulLogin.name)).toBeVisible()
  await expectNothingOfMarta(page)
})

test('two people who log in at once do not log in for each other', async ({ page, context }) => {
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await expect(screenHeadingLocator(page, accessTexts.password.title('Marta Giménez'))).toBeVisible()
  const letIn = await delayFirstRequest(page, /\/users\/\d+\/login(\?|$)/)
  await enterPassword(page, martaTestData.password)
  await letIn.requestSent

  const other = await openTab(context, '/validacion-dni')
  const knowRaul = await delayFirstRequest(other, /\/lastLoan/)
  await enterDni(other, raulLogin.dni)
  await knowRaul.requestSent
  // This browser is signing in another customer by now.
  await expect(screenHeadingLocator(page, accessTexts.identity.title)).toBeVisible()
  await knowRaul.release()
  await letIn.release()
  await expect(screenHeadingLocator(other, accessTexts.password.title(raulLogin.fullName))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('portal.user'))).toBeNull()

  await enterPassword(other, raulLogin.password)
  await waitForHomeScreen(other)
  await expect(screenHeadingLocator(page, raulLogin.name)).toBeVisible()
  await expectNothingOfMarta(page)
})

interface DelayedRequest {
  readonly requestSent: Promise<unknown>
  /** Lets the delayed API call continue. Resolves when its answer has arrived. */
  release(): Promise<void>
}

/** Delays the first request to an address that matches `address`. */
async function delayFirstRequest(page: Page, address: RegExp): Promise<DelayedRequest> {
  const routes: Route[] = []
  const requestSent = page.waitForRequest(address)
  await page.route(address, (route) => void routes.push(route), { times: 1 })
  return {
    requestSent,
    release: async () => {
      for (const route of routes) await route.continue()
      await Promise.all(routes.map((route) => route.request().response()))
    },
  }
}

/**
 * Presses the confirmation button with a slow finger. Code that loads at the first touch must not move
 * this button.
 */
async function confirmLinkWithSlowFinger(page: Page): Promise<void> {
  await buttonLocator(page, welcomeTexts.autoLogin.confirm).click({ delay: 300 })
}

async function logInAsRaul(page: Page): Promise<void> {
  await enterDni(page, raulLogin.dni)
  await enterPassword(page, raulLogin.password)
  await waitForHomeScreen(page)
  await expect(screenHeadingLocator(page, raulLogin.name)).toBeVisible()
}

/** Checks that nothing of Marta is on the page or in storage. */
async function expectNothingOfMarta(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/Marta|Giménez|40128753|28456123/)
  const storedText = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storedText).not.toMatch(/Marta|c-8f21d04b|28456123|27284561231/)
}
