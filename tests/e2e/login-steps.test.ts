import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import {
  waitForHomeScreen,
  buttonLocator,
  enterDni,
  enterPassword,
  logOutAndCloseNotice,
  loanListRowsLocator,
  logInAsMarta,
  martaTestData,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest, test } from './portal-test'

const { identity, code, notReceived, password, notACustomer } = accessTexts
const brunoLogin = { dni: '38214690' } as const
/** A DNI that three people share. Juan Carlos Rojas has no password. */
const sharedDni = '14223078'
const personWithoutPasswordPattern = /Juan Carlos Rojas/
const strangerLogin = { dni: '40118223' } as const
/** Pattern of the text in which the demo shows the login code instead of sending it. */
const shownCodePattern = /^Código de esta demostración: (\d{4})$/

test('a person who shares a DNI can reload or go back at every step, and receives one code', async ({
  page,
}) => {
  await page.goto('/validacion-dni')
  await enterDni(page, sharedDni)
  await expectTitleAfterReload(page, identity.title)
  await page.goBack()
  await expectHeading(page, dniTexts.title)
  await page.goForward()
  await expectHeading(page, identity.title)

  await page.getByRole('radio', { name: personWithoutPasswordPattern }).check()
  await buttonLocator(page, identity.submit).click()
  await expectHeading(page, code.title)
  const sent = await readShownCode(page)
  await expectTitleAfterReload(page, code.title)
  expect(await readShownCode(page)).toBe(sent)

  await page.getByRole('link', { name: code.notReceived }).click()
  await expectTitleAfterReload(page, notReceived.title)
  await page.goBack()
  await expectHeading(page, code.title)
  expect(await readShownCode(page)).toBe(sent)
  await page.goBack()
  await expectHeading(page, identity.title)
  await page.goForward()
  await expectHeading(page, code.title)

  await page.getByLabel(code.label(4)).fill(sent)
  await buttonLocator(page, code.submit).click()
  await expectTitleAfterReload(page, newPasswordTexts.createTitle)
  await page.goBack()
  await expectHeading(page, newPasswordTexts.createTitle)
})

test('a customer with a password can reload or go back at every step, and never sees the login again once logged in', async ({
  page,
}) => {
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await expectTitleAfterReload(page, password.title('Marta Giménez'))
  await page.goBack()
  await expectHeading(page, dniTexts.title)
  await page.goForward()
  await expectHeading(page, password.title('Marta Giménez'))
  await buttonLocator(page, password.forgot).click()
  await expectTitleAfterReload(page, code.resetTitle)
  await page.goBack()
  await expectHeading(page, password.title('Marta Giménez'))
  await enterPassword(page, martaTestData.password)
  await waitForHomeScreen(page)
  await page.goBack()
  await expectHeading(page, /marta/i)
  await page.reload()
  await expectHeading(page, /marta/i)
})

test('a person without a loan can reload and go back to try another DNI', async ({ page }) => {
  await page.goto('/validacion-dni')
  await enterDni(page, strangerLogin.dni)
  await expectTitleAfterReload(page, notACustomer.title)
  await page.goBack()
  await expectHeading(page, dniTexts.title)
  await enterDni(page, brunoLogin.dni)
  await expectHeading(page, code.title)
})

test('another person who continues from the DNI sees nothing of the previous one', async ({ page }) => {
  await page.goto('/validacion-dni')
  await enterDni(page, brunoLogin.dni)
  await expectHeading(page, code.title)
  await page.goBack()
  await enterDni(page, martaTestData.dni)
  await expectHeading(page, password.title('Marta Giménez'))
  await page.goBack()
  await enterDni(page, brunoLogin.dni)
  await expectHeading(page, code.title)
  await expect(page.getByText(/Marta/)).toHaveCount(0)

  await page.getByLabel(code.label(4)).fill(await readShownCode(page))
  await buttonLocator(page, code.submit).click()
  await expectHeading(page, newPasswordTexts.createTitle)
  await expect(page.getByText(/Marta/)).toHaveCount(0)
})

productionBuildTest(
  'a reload while the password is pending shows the password screen again',
  async ({ page }) => {
    await page.goto('/validacion-dni')
    await enterDni(page, martaTestData.dni)
    await expectHeading(page, password.title('Marta Giménez'))
    const entering = /\/users\/\d+\/login(\?|$)/
    await page.route(entering, () => undefined, { times: 1 })
    const sending = page.waitForRequest(entering)
    await enterPassword(page, martaTestData.password)
    await sending
    await page.reload()
    await expectHeading(page, password.title('Marta Giménez'))
    await expect(page.getByLabel(password.label, { exact: true })).toHaveValue('')
    await enterPassword(page, martaTestData.password)
    await expectHeading(page, /marta/i)
  },
)

productionBuildTest(
  'a customer who goes back after a logout sees nothing of their data',
  async ({ page }) => {
    await logInAsMarta(page)
    await page.goto('/mis-prestamos')
    await expect(loanListRowsLocator(page)).toHaveCount(3)
    await logOutAndCloseNotice(page)
    await expectHeading(page, dniTexts.title)
    await page.goBack()
    await page.goBack()
    await expectHeading(page, dniTexts.title)
    await expect(loanListRowsLocator(page)).toHaveCount(0)
  },
)

/** Checks that the screen with the given title is shown, and is still shown after a reload. */
async function expectTitleAfterReload(page: Page, name: string): Promise<void> {
  await expectHeading(page, name)
  await page.reload()
  await expectHeading(page, name)
}

async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(screenHeadingLocator(page, name)).toBeVisible()
}

async function readShownCode(page: Page): Promise<string> {
  return shownCodePattern.exec(await page.getByText(shownCodePattern).innerText())?.[1] ?? ''
}
