import { expect, type Browser, type Page } from '@playwright/test'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { accountProtectionTexts } from '@/ui/texts/account-protection.texts'
import { accessTexts, passwordFailureText } from '@/ui/texts/access.texts'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { devicesTexts } from '@/ui/texts/devices.texts'
import { identityProofTexts } from '@/ui/texts/identity-proof.texts'
import { unrecognisedChangeTexts } from '@/ui/texts/unrecognised-change.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { accountRestrictionTexts } from '@/ui/texts/restriction.texts'
import { loansTexts } from '@/ui/texts/loans.texts'
import { lostPhoneTexts } from '@/ui/texts/lost-phone.texts'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import {
  waitForHomeScreen,
  buttonLocator,
  enterDni,
  enterPassword,
  loanListRowsLocator,
  logInAsMarta,
  logOutAndWaitForNotice,
  martaTestData,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest, test } from './portal-test'
import { portalBrowserContextOptions } from './shared-page'

/** Pattern of the text in which the sandbox's lender shows the login code instead of sending it. */
const shownCodePattern = /^Código de esta demostración: (\d{4})$/
const thiefsPassword = 'ladron2026'
const passwordPausedTitle = accountRestrictionTexts('password', {
  cause: 'lost-phone',
  waits: ['password'],
}).title

test('a thief with only the phone number sets a password, until the owner reports the phone as lost', async ({
  page,
}) => {
  await logInWithCode(page)
  await setPassword(page, thiefsPassword)
  await expect(screenHeadingLocator(page, newPasswordTexts.doneTitle)).toBeVisible()
})

test('after the report, the code still opens the account, but cannot change the password', async ({
  page,
}) => {
  await page.goto('/perdi-mi-celular')
  await reportLostPhone(page)

  await logInWithCode(page)
  await expect(page.getByRole('main').getByText(passwordPausedTitle)).toBeVisible()
  await setPassword(page, thiefsPassword)
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .getByText('Por seguridad, el cambio de contraseña está en pausa.'),
  ).toBeVisible()

  await logOutAndWaitForNotice(page)
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await enterPassword(page, thiefsPassword)
  await expect(page.getByRole('alert')).toContainText(passwordFailureText({ kind: 'wrong-password' }))
  await expect(screenHeadingLocator(page, accessTexts.password.title('Marta Giménez'))).toBeVisible()
  await enterPassword(page, martaTestData.password)
  await waitForHomeScreen(page)
})

productionBuildTest(
  'a thief with the unlocked phone is logged out from another device',
  async ({ page: owner, browser, liveSiteAddress }) => {
    await runOnAnotherDevice({ browser, liveSite: liveSiteAddress }, async (phone) => {
      await logInAsMarta(phone)
      await phone.goto('/mis-prestamos')
      await expect(loanListRowsLocator(phone)).toHaveCount(3)

      await owner.goto('/perdi-mi-celular')
      await reportLostPhone(owner)

      await phone.reload()
      await expect(screenHeadingLocator(phone, dniTexts.title)).toBeVisible()
      await expect(loanListRowsLocator(phone)).toHaveCount(0)
      await phone.goto('/mis-tarjetas')
      await expect(screenHeadingLocator(phone, dniTexts.title)).toBeVisible()
    })
  },
)

productionBuildTest(
  'a thief with an open session ends no other session, and is logged out by «No fui yo»',
  async ({ page: owner, browser, liveSiteAddress }) => {
    await logInAsMarta(owner)
    await runOnAnotherDevice({ browser, liveSite: liveSiteAddress }, async (intruder) => {
      await logInAsMarta(intruder)
      await intruder.goto('/mis-dispositivos')
      await buttonLocator(intruder, devicesTexts.endOthers).click()
      const question = intruder.getByRole('dialog')
      await question.getByLabel(identityProofTexts.password).fill(thiefsPassword)
      await question.getByRole('button', { name: devicesTexts.questions['end-others'].confirm }).click()
      await expect(question.getByRole('alert')).toBeVisible()

      await owner.goto('/no-fui-yo?cambio=device')
      await buttonLocator(owner, unrecognisedChangeTexts.submit).click()
      await owner.getByRole('link', { name: unrecognisedChangeTexts.claim }).click()
      await expect(screenHeadingLocator(owner, claimsTexts.title)).toBeVisible()
      await expect(owner.getByRole('main').getByText(claimsTexts.changes.device)).toBeVisible()

      await intruder.goto('/mis-prestamos')
      await expect(screenHeadingLocator(intruder, dniTexts.title)).toBeVisible()
      await owner.goto('/mis-prestamos')
      await expect(screenHeadingLocator(owner, loansTexts.list.title)).toBeVisible()
      await expect(loanListRowsLocator(owner)).toHaveCount(3)
    })
  },
)

async function reportLostPhone(page: Page): Promise<void> {
  await page.getByLabel(lostPhoneTexts.dni).fill(martaTestData.dni)
  await page.getByLabel(lostPhoneTexts.password, { exact: true }).fill(martaTestData.password)
  await buttonLocator(page, lostPhoneTexts.submit).click()
  await expect(screenHeadingLocator(page, accountProtectionTexts.done)).toBeVisible()
}

/** Signs in with the code sent to the phone instead of the password. */
async function logInWithCode(page: Page): Promise<void> {
  await page.goto('/validacion-dni')
  await enterDni(page, martaTestData.dni)
  await buttonLocator(page, accessTexts.password.forgot).click()
  const sent = await page.getByText(shownCodePattern).innerText()
  await page.getByLabel(accessTexts.code.label(4)).fill(shownCodePattern.exec(sent)?.[1] ?? '')
  await buttonLocator(page, accessTexts.code.submit).click()
  await expect(screenHeadingLocator(page, newPasswordTexts.changeTitle)).toBeVisible()
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(newPasswordTexts.label, { exact: true }).fill(password)
  await page.getByLabel(newPasswordTexts.repeatLabel, { exact: true }).fill(password)
  await buttonLocator(page, newPasswordTexts.submit).click()
}

/**
 * Runs a part of a test in another browser context, as on another device, with the portal of the same lender.
 */
async function runOnAnotherDevice(
  { browser, liveSite }: { readonly browser: Browser; readonly liveSite: string },
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...portalBrowserContextOptions,
    baseURL: liveSite,
    reducedMotion: 'reduce',
  })
  try {
    await context.clock.install({ time: new Date(scenarioStartTime) })
    await act(await context.newPage())
  } finally {
    await context.close()
  }
}
