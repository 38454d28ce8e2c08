import { expect, type BrowserContext, type Page } from '@playwright/test'
import { pendingRequestsOf } from '#features/support/pending-requests'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { failureTexts } from '@/ui/texts/failures.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import {
  button,
  comeToRest,
  enterDni,
  enterPassword,
  getReadyToPay,
  goFromHomeToLoans,
  leave,
  loanRows,
  logInAsMarta,
  marta,
  openLoan,
  openTab,
  payButton,
  pressLogOut,
  summaryAddress,
  title,
} from './journey'
import { liveTest as test, ownLivePageTest } from './portal-test'

/** Minutes after which the access token has expired and the refresh token has not. */
const afterAccessTokenMinutes = 16
/** Minutes after which the refresh token has expired. */
const afterRefreshTokenMinutes = 13 * 60

ownLivePageTest(
  'a logout leaves nothing on the device before the lender answers',
  async ({ page, context }) => {
    await logInAndSettle(page)
    await page.route(/\/users\/logout$/, () => undefined)
    await pressLogOut(page)
    await expect(title(page, accessTexts.logout.leaving)).toBeVisible()

    expect(await keptKeys(page)).toEqual(['portal.justLoggedOut', 'portal.sessionTurns'])
    await page.close()
    const later = await openTab(context, '/mis-prestamos')
    await expect(title(later, dniTexts.title)).toBeVisible()
  },
)

ownLivePageTest(
  'a logout without a connection succeeds here, and reports what could not be done',
  async ({ page, context }) => {
    await logInAndSettle(page)
    await context.setOffline(true)
    await pressLogOut(page)
    await expect(title(page, accessTexts.logout.notReportedTitle)).toBeVisible()
    expect(await keptKeys(page)).toEqual(['portal.justLoggedOut', 'portal.sessionTurns'])

    await context.setOffline(false)
    await button(page, failureTexts.retry).click()
    await expect(title(page, accessTexts.logout.title)).toBeVisible()
  },
)

test('a page that the browser stored while the customer logged out elsewhere shows nothing of theirs', async ({
  page,
}) => {
  await logInAndSettle(page)
  // As if another tab did it while this one is frozen.
  await page.evaluate(() => localStorage.clear())
  await expect(title(page, /marta/i)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(title(page, dniTexts.title)).toBeVisible()
})

test('a logout in one tab sends the other one to the login', async ({ page, context }) => {
  await logInAndSettle(page)
  const other = await openTab(context, '/mis-prestamos')
  await leave(page)

  await expect(title(other, dniTexts.title)).toBeVisible()
  await expect(other).toHaveURL(/\/validacion-dni$/)
  await expect(other.getByText(marta.loan)).toHaveCount(0)
})

test('two tabs whose token has expired share one refresh', async ({ page, context, lender }) => {
  await logInAndSettle(page)
  const other = await openTab(context, '/inicio')
  const refreshes = countRefreshes(context)
  await lender.passMinutes(afterAccessTokenMinutes)
  // Slow enough that both calls are refused before either renews the token.
  await lender.arrange({ latencyMs: 150 })
  await Promise.all([goFromHomeToLoans(page), goFromHomeToLoans(other)])
  await Promise.all([openLoan(page), openLoan(other)])

  expect(refreshes()).toBe(1)
})

test('a token that expires before a payment is renewed once, and the payment continues', async ({
  page,
  context,
  lender,
}) => {
  await logInAndSettle(page)
  await page.goto(summaryAddress(marta.loan))
  await getReadyToPay(page)
  const refreshes = countRefreshes(context)
  await lender.passMinutes(afterAccessTokenMinutes)
  await button(page, payButton).click()

  await expect(title(page, paymentsTexts.status.paidTitle)).toBeVisible()
  expect(refreshes()).toBe(1)
  expect(await lender.charges()).toBe(1)
})

test('a payment that is refused with 401 is sent again once, and charged once', async ({
  page,
  context,
  lender,
}) => {
  await logInAndSettle(page)
  await page.goto(summaryAddress(marta.loan))
  await getReadyToPay(page)
  const refreshes = countRefreshes(context)
  await lender.arrange({ next: [{ call: 'payments.payWithSavedCard', answer: { status: 401 } }] })
  await button(page, payButton).click()

  await expect(title(page, paymentsTexts.status.paidTitle)).toBeVisible()
  expect(refreshes()).toBe(1)
  expect(await lender.charges()).toBe(1)
})

test('a refused renewal leads to the login, which shows the reason and leads back', async ({
  page,
  context,
  lender,
}) => {
  await logInAndSettle(page)
  const refreshes = countRefreshes(context)
  await lender.passMinutes(afterRefreshTokenMinutes)
  await page.getByRole('main').getByRole('link', { name: loansTexts.list.title }).click()

  await expect(title(page, dniTexts.title)).toBeVisible()
  await expect(page.getByText(dniTexts.sessionExpired)).toBeVisible()
  expect(refreshes()).toBe(1)

  await enterDni(page, marta.dni)
  await enterPassword(page, marta.password)
  await expect(title(page, loansTexts.list.title)).toBeVisible()
  await expect(loanRows(page)).toHaveCount(3)
})

/** Signs in and waits until no call is pending. */
async function logInAndSettle(page: Page): Promise<void> {
  const requests = pendingRequestsOf(page)
  const validated = page.waitForResponse(/\/customers\/validateSession$/)
  await logInAsMarta(page)
  await validated
  await comeToRest(page)
  await requests.waitUntilNone()
}

/** Counts the token renewals of all tabs from now on. */
function countRefreshes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/refreshtoken')) count++
  })
  return () => count
}

/** Returns the names of the stored values. */
function keptKeys(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage).toSorted())
}
