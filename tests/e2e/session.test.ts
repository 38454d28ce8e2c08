import { expect, type BrowserContext, type Page } from '@playwright/test'
import { observePendingRequests } from '#features/support/pending-page-requests'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  buttonLocator,
  waitUntilLoaded,
  enterDni,
  enterPassword,
  chooseDebitCard,
  goFromHomeToLoans,
  logOutAndCloseNotice,
  loanListRowsLocator,
  logInAsMarta,
  martaTestData,
  openMartasLoan,
  openTab,
  payButtonNamePattern,
  logOutFromMenu,
  paymentSummaryAddress,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest as test, productionBuildTestWithNewPage } from './portal-test'

/** Minutes after which the access token has expired and the refresh token has not. */
const minutesAfterAccessTokenExpiry = 16
/** Minutes after which the refresh token has expired. */
const minutesAfterRefreshTokenExpiry = 13 * 60

productionBuildTestWithNewPage(
  'a logout leaves nothing on the device before the lender answers',
  async ({ page, context }) => {
    await logInAndWaitUntilIdle(page)
    await page.route(/\/users\/logout$/, () => undefined)
    await logOutFromMenu(page)
    await expect(screenHeadingLocator(page, accessTexts.logout.leaving)).toBeVisible()

    expect(await localStorageKeys(page)).toEqual(['portal.justLoggedOut', 'portal.sessionTurns'])
    await page.close()
    const later = await openTab(context, '/mis-prestamos')
    await expect(screenHeadingLocator(later, dniTexts.title)).toBeVisible()
  },
)

productionBuildTestWithNewPage(
  'a logout without a connection succeeds here, and reports what could not be done',
  async ({ page, context }) => {
    await logInAndWaitUntilIdle(page)
    await context.setOffline(true)
    await logOutFromMenu(page)
    await expect(screenHeadingLocator(page, accessTexts.logout.notReportedTitle)).toBeVisible()
    expect(await localStorageKeys(page)).toEqual(['portal.justLoggedOut', 'portal.sessionTurns'])

    await context.setOffline(false)
    await buttonLocator(page, failureActionTexts.retry).click()
    await expect(screenHeadingLocator(page, accessTexts.logout.title)).toBeVisible()
  },
)

test('a page that the browser stored while the customer logged out elsewhere shows nothing of theirs', async ({
  page,
}) => {
  await logInAndWaitUntilIdle(page)
  // As if another tab did it while this one is frozen.
  await page.evaluate(() => localStorage.clear())
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
})

test('a logout in one tab sends the other one to the login', async ({ page, context }) => {
  await logInAndWaitUntilIdle(page)
  const other = await openTab(context, '/mis-prestamos')
  await logOutAndCloseNotice(page)

  await expect(screenHeadingLocator(other, dniTexts.title)).toBeVisible()
  await expect(other).toHaveURL(/\/validacion-dni$/)
  await expect(other.getByText(martaTestData.loan)).toHaveCount(0)
})

test('two tabs whose token has expired share one refresh', async ({ page, context, lender }) => {
  await logInAndWaitUntilIdle(page)
  const other = await openTab(context, '/inicio')
  const refreshes = startCountingRefreshes(context)
  await lender.setClockToMinutesAfterStart(minutesAfterAccessTokenExpiry)
  // Slow enough that both calls are refused before either renews the token.
  await lender.changeDemoState({ latencyMs: 150 })
  await Promise.all([goFromHomeToLoans(page), goFromHomeToLoans(other)])
  await Promise.all([openMartasLoan(page), openMartasLoan(other)])

  expect(refreshes()).toBe(1)
})

test('a token that expires before a payment is renewed once, and the payment continues', async ({
  page,
  context,
  lender,
}) => {
  await logInAndWaitUntilIdle(page)
  await page.goto(paymentSummaryAddress(martaTestData.loan))
  await chooseDebitCard(page)
  const refreshes = startCountingRefreshes(context)
  await lender.setClockToMinutesAfterStart(minutesAfterAccessTokenExpiry)
  await buttonLocator(page, payButtonNamePattern).click()

  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
  expect(refreshes()).toBe(1)
  expect(await lender.countCharges()).toBe(1)
})

test('a payment that is refused with 401 is sent again once, and charged once', async ({
  page,
  context,
  lender,
}) => {
  await logInAndWaitUntilIdle(page)
  await page.goto(paymentSummaryAddress(martaTestData.loan))
  await chooseDebitCard(page)
  const refreshes = startCountingRefreshes(context)
  await lender.changeDemoState({ next: [{ call: 'payments.payWithSavedCard', answer: { status: 401 } }] })
  await buttonLocator(page, payButtonNamePattern).click()

  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
  expect(refreshes()).toBe(1)
  expect(await lender.countCharges()).toBe(1)
})

test('a refused renewal leads to the login, which shows the reason and leads back', async ({
  page,
  context,
  lender,
}) => {
  await logInAndWaitUntilIdle(page)
  const refreshes = startCountingRefreshes(context)
  await lender.setClockToMinutesAfterStart(minutesAfterRefreshTokenExpiry)
  await page.getByRole('main').getByRole('link', { name: loansTexts.list.title }).click()

  await expect(screenHeadingLocator(page, dniTexts.title)).toBeVisible()
  await expect(page.getByText(dniTexts.sessionExpired)).toBeVisible()
  expect(refreshes()).toBe(1)

  await enterDni(page, martaTestData.dni)
  await enterPassword(page, martaTestData.password)
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
  await expect(loanListRowsLocator(page)).toHaveCount(3)
})

/** Signs in as Marta, and waits until the session is validated and no request is pending. */
async function logInAndWaitUntilIdle(page: Page): Promise<void> {
  const requests = observePendingRequests(page)
  const validated = page.waitForResponse(/\/customers\/validateSession$/)
  await logInAsMarta(page)
  await validated
  await waitUntilLoaded(page)
  await requests.waitUntilNone()
}

/**
 * Starts counting how many times the tabs of the context renew the tokens. Returns a function that returns
 * the count so far.
 */
function startCountingRefreshes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/refreshtoken')) count++
  })
  return () => count
}

/** Returns the names of the values in the page's local storage, sorted. */
function localStorageKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage).toSorted())
}
