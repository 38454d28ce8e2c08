import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { homeTexts } from '@/ui/texts/home.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { notificationsTexts } from '@/ui/texts/notifications.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export const martaTestData = {
  dni: '28456123',
  password: 'cuota2026',
  loan: '40128753',
  loanId: 'p-6b1f0c92',
} as const
/**
 * New card that the fake lender accepts. Its security code appears nowhere else, so a test can search
 * for the code.
 */
export const acceptedNewCard = {
  number: '371234567890123',
  holder: 'Marta Giménez',
  expiry: '12/39',
  code: '7391',
  dni: martaTestData.dni,
} as const
export const debitCardMethodName = 'Tarjeta de débito'
export const payButtonNamePattern = /^Pagar \$/

/** Returns an address of the demo: the path, followed by the demo state in the fragment. */
export function buildDemoAddress(path: string, demoState: Partial<DemoState>): string {
  return `${path}#situacion=${encodeDemoState({ ...defaultDemoState, ...demoState })}`
}

export function paymentSummaryAddress(externalId: string): string {
  return `/pagar-cuota/resumen?externalId=${externalId}`
}

export function screenHeadingLocator(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1, name })
}

export function buttonLocator(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name })
}

/** Waits until the screen shows its title and no part of it is still loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await waitUntilNothingIsBusy(page)
}

export async function waitUntilNothingIsBusy(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Opens another tab of the same browser, and waits until its screen has loaded. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await waitUntilLoaded(tab)
  return tab
}

export async function enterDni(page: Page, dni: string): Promise<void> {
  await page.getByLabel(dniTexts.label).fill(dni)
  await buttonLocator(page, dniTexts.submit).click()
}

export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(accessTexts.password.label, { exact: true }).fill(password)
  await buttonLocator(page, accessTexts.password.submit).and(page.locator('[type=submit]')).click()
}

/** Waits for the home screen. If the portal offers notifications before it, declines them. Source: HOM-08. */
export async function waitForHomeScreen(page: Page): Promise<void> {
  const later = buttonLocator(page, notificationsTexts.later)
  const tile = page.getByRole('main').getByRole('link', { name: homeTexts.tiles['my-loans'] })
  await later.or(tile).waitFor()
  if (await later.isVisible()) await later.click()
  await expect(tile).toBeVisible()
}

export async function logInAsMarta(page: Page): Promise<void> {
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await enterPassword(page, martaTestData.password)
  await waitForHomeScreen(page)
  await expect(screenHeadingLocator(page, /marta/i)).toBeVisible()
}

/** Presses the link to sign out in the menu, without waiting for the next screen. */
export async function logOutFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: basicComponentTexts.openMenu }).click()
  const menu = page.getByRole('dialog', { name: menuTexts.mainMenu })
  await menu.getByRole('link', { name: menuTexts.entries.logout }).click()
}

/** Opens the address to sign out and confirms. Then closes the notice that the customer has signed out. */
export async function logOutAndCloseNotice(page: Page): Promise<void> {
  await logOutAndWaitForNotice(page)
  await buttonLocator(page, accessTexts.logout.close).click()
}

/** Opens the address to sign out and confirms. Then waits for the notice that the customer has signed out. */
export async function logOutAndWaitForNotice(page: Page): Promise<void> {
  await page.goto('/cerrar-sesion')
  await buttonLocator(page, accessTexts.logout.confirm).click()
  await expect(screenHeadingLocator(page, accessTexts.logout.title)).toBeVisible()
}

/** Opens the home screen by the link in the navigation bar of the portal. */
export async function goHomeFromNavigationBar(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: basicComponentTexts.quickNavigation })
    .getByRole('link', { name: menuTexts.bottomBar.home, exact: true })
    .click()
}

export async function goFromHomeToLoans(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: homeTexts.tiles['my-loans'] }).click()
  await expect(screenHeadingLocator(page, loansTexts.list.title)).toBeVisible()
}

/** Returns the rows of the list 'My loans', one for each loan. */
export function loanListRowsLocator(page: Page): Locator {
  return page.getByRole('list', { name: loansTexts.list.title }).getByRole('listitem')
}

/** Opens the screen of Marta's loan 40128753, a store purchase, from the list of loans. */
export async function openMartasLoan(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Casa Rivadavia Hogar/ })
    .click()
  await expect(page.getByRole('main').getByText(martaTestData.loan)).toBeVisible()
}

export async function goFromLoanToPaymentSummary(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: loansTexts.loan.lead })
    .getByRole('link', { name: /^Pagar / })
    .click()
  await expect(page).toHaveURL(/\/pagar-cuota\/resumen/)
}

export async function choosePaymentMethod(page: Page, method: string): Promise<void> {
  const { change, method: which } = paymentsTexts.summary
  const ways = page.getByRole('region', { name: which })
  const folded = page.getByRole('main').getByRole('button', { name: change })
  await ways.or(folded).waitFor()
  if (await folded.isVisible()) await folded.click()
  await ways.getByRole('button', { name: method }).click()
  await waitUntilLoaded(page)
}

/** Chooses the saved card in the payment summary, and waits until the button to pay is enabled. */
export async function chooseDebitCard(page: Page): Promise<void> {
  await choosePaymentMethod(page, debitCardMethodName)
  await expect(buttonLocator(page, payButtonNamePattern)).toBeEnabled()
}

export async function payWithSavedCard(page: Page): Promise<void> {
  await chooseDebitCard(page)
  await buttonLocator(page, payButtonNamePattern).click()
  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
}

export async function typeNewCard(page: Page): Promise<void> {
  const { form } = cardsTexts
  await buttonLocator(page, paymentsTexts.debitCard.addCard).click()
  await page.getByLabel(form.number).fill(acceptedNewCard.number)
  await page.getByLabel(form.holder).fill(acceptedNewCard.holder)
  await page.getByLabel(form.expiry).fill(acceptedNewCard.expiry)
  await page.getByLabel(form.securityCode).fill(acceptedNewCard.code)
  await page.getByLabel(form.dni).fill(acceptedNewCard.dni)
}

export async function payWithNewCard(page: Page): Promise<void> {
  await chooseDebitCard(page)
  await typeNewCard(page)
  await buttonLocator(page, payButtonNamePattern).click()
  await expect(screenHeadingLocator(page, paymentsTexts.status.paidTitle)).toBeVisible()
}

export function installmentRowLocator(page: Page, number: number): Locator {
  return page
    .getByRole('list', { name: loansTexts.loan.installments })
    .getByRole('listitem')
    .filter({ hasText: loansTexts.installments.number(number) })
}

/**
 * Signs in as Marta, pays an installment with the saved card, and waits until the screen shows the
 * approved payment.
 */
export async function logInAsMartaAndPayInstallment(page: Page): Promise<void> {
  await logInAsMarta(page)
  await goFromHomeToLoans(page)
  await openMartasLoan(page)
  await goFromLoanToPaymentSummary(page)
  await payWithSavedCard(page)
}

/**
 * Returns the number of charges that the fake lender has accepted, read from the browser storage of the
 * demo.
 */
export async function countDemoCharges(page: Page): Promise<number> {
  return page.evaluate(() => {
    const journal: unknown = JSON.parse(localStorage.getItem('portal-demo.journal') ?? '{}')
    const charges: unknown = Object(Object(journal)['value'])['charges'] ?? {}
    return Object.values(Object(charges)).filter((charge) => Object(charge)['errorCode'] === undefined).length
  })
}
