import { expect, type Page } from '@playwright/test'
import { accessTexts } from '@/ui/texts/access.texts'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { newPasswordTexts } from '@/ui/texts/new-password.texts'
import {
  buttonLocator,
  enterDni,
  goFromHomeToLoans,
  logInAsMarta,
  openMartasLoan,
  screenHeadingLocator,
} from './journey'
import { productionBuildTest, test } from './portal-test'

const { code } = accessTexts
const brunoLogin = { dni: '38214690' } as const
/** Pattern of the text that says how long to wait for another code: a minute, or less on a busy machine. */
const resendWaitPattern = /Podés pedir otro código en (60|[1-5]?\d) segundos\./
/** Present time by the sandbox lender's clock, in milliseconds since the epoch. */
const sandboxNow = Date.parse(scenarioStartTime)
const dayMilliseconds = 24 * 60 * 60 * 1_000

for (const [build, runTest] of [
  ['demo', test],
  ['live', productionBuildTest],
] as const) {
  runTest(`with blocked storage a customer logs in to the ${build} portal`, async ({ page }) => {
    await forbidStorage(page)
    const exceptions = collectExceptions(page)
    await logInAndGoToLoan(page)
    expect(exceptions).toEqual([])
  })

  runTest(`with full storage a customer logs in to the ${build} portal`, async ({ page }) => {
    await page.goto('/manifest.webmanifest')
    await fillStorage(page)
    const exceptions = collectExceptions(page)
    await logInAndGoToLoan(page)
    expect(await page.evaluate(() => localStorage.getItem('portal.user'))).toBeNull()
    expect(exceptions).toEqual([])
  })
}

productionBuildTest('a code logs in also with full storage', async ({ page }) => {
  await page.goto('/manifest.webmanifest')
  await fillStorage(page)
  await logInWithCode(page)
})

for (const [clock, shiftMilliseconds] of [
  ['a day slow', -dayMilliseconds],
  ['a day fast', dayMilliseconds],
] as const) {
  productionBuildTest(
    `a device whose clock is ${clock} logs in by password, and asks the lender for the time`,
    async ({ page }) => {
      await page.clock.setSystemTime(sandboxNow + shiftMilliseconds)
      await logInAndGoToLoan(page)
      await page.reload()
      await expect(page.getByText('40128753')).toBeVisible()
    },
  )

  productionBuildTest(
    `a device whose clock is ${clock} logs in by a code, and waits a minute for another one`,
    async ({ page }) => {
      await page.clock.setSystemTime(sandboxNow + shiftMilliseconds)
      await page.goto('/validacion-dni')
      await enterDni(page, brunoLogin.dni)
      await expect(page.getByText(resendWaitPattern)).toBeVisible()
      await page.clock.fastForward(61_000)
      const sending = page.waitForResponse(/\/verificationCode\/sendSMS/)
      await buttonLocator(page, code.resend).click()
      await enterSentCode(page, await sending.then((response) => response.json()))
    },
  )
}

productionBuildTest(
  'a clock that is corrected during a wait does not make the wait longer',
  async ({ page }) => {
    await page.clock.setSystemTime(sandboxNow + dayMilliseconds)
    await page.goto('/validacion-dni')
    await enterDni(page, brunoLogin.dni)
    await expect(screenHeadingLocator(page, code.title)).toBeVisible()
    await page.clock.setSystemTime(sandboxNow)
    await page.reload()
    await expect(page.getByText(resendWaitPattern)).toBeVisible()
  },
)

async function logInAndGoToLoan(page: Page): Promise<void> {
  await logInAsMarta(page)
  await goFromHomeToLoans(page)
  await openMartasLoan(page)
}

async function logInWithCode(page: Page): Promise<void> {
  await page.goto('/validacion-dni')
  const sending = page.waitForResponse(/\/verificationCode\/sendSMS/)
  await enterDni(page, brunoLogin.dni)
  await enterSentCode(page, await sending.then((response) => response.json()))
}

async function enterSentCode(page: Page, sent: unknown): Promise<void> {
  await page.getByLabel(code.label(4)).fill(String(Object(sent)['smsCode']))
  await buttonLocator(page, code.submit).click()
  await expect(screenHeadingLocator(page, newPasswordTexts.createTitle)).toBeVisible()
}

/** Makes every access to the page's storage throw, as in browsers that forbid sites to store anything. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, { get: forbidden })
  })
}

/** Fills the page's local storage and session storage completely. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage])
      for (let size = 4 * 1024 * 1024; size >= 1; size = size / 2)
        try {
          for (let fillerNumber = 0; ; fillerNumber++)
            area.setItem(`filler ${size} ${fillerNumber}`, '.'.repeat(size))
        } catch {
          // The next piece is half as long.
        }
  })
}

function collectExceptions(page: Page): readonly string[] {
  const exceptions: string[] = []
  page.on('pageerror', (error) => exceptions.push(error.message))
  return exceptions
}
