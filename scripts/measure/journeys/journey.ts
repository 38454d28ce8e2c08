import type { Browser, BrowserContext, Page } from 'playwright'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { narrowPhoneViewport } from '#scripts/support/first-visit-measurement'
import {
  startTimingStepAtNextPress,
  waitForJourneyStepTime,
  measureJourneyStepsInContext,
  type JourneyStepEndCondition,
  type JourneyStepTime,
} from './step-watch'

export const measuredJourneySteps = [
  'dniToPassword',
  'loginToHome',
  'homeToPayment',
  'approvedToLoans',
  'coldLink',
] as const
export type JourneyStep = (typeof measuredJourneySteps)[number]
export type JourneyTimes = Readonly<Record<JourneyStep, JourneyStepTime>>

/** The demo customer Marta. `otherLoan` is a loan of which no installment is paid. */
const marta = { dni: '28456123', password: 'cuota2026', otherLoan: '40153318' } as const
const summaryPath = `/pagar-cuota/resumen?externalId=${marta.otherLoan}`

const cpuSlowdown = 4
const pauseBetweenKeysMs = 120
const pauseBeforePressMs = 3_000

const endConditions = {
  password: { selector: 'input[type=password]', textPattern: '' },
  home: { selector: 'main a[href^="/pagar-cuota/resumen"]', textPattern: 'Pagar' },
  payable: { selector: 'main button', textPattern: String.raw`^Pagar \$` },
  loans: { selector: 'main a[href^="/mis-prestamos/"]', textPattern: String.raw`\S` },
  methods: { selector: 'main button', textPattern: 'Tarjeta de débito' },
} satisfies Record<string, JourneyStepEndCondition>

/**
 * Measures how long the portal takes while the demo customer Marta signs in, pays an installment and
 * opens the list of loans, and then how long a link takes to open the payment summary with empty caches.
 */
export async function measureJourney(browser: Browser, site: string): Promise<JourneyTimes> {
  const first = await browser.newContext({ viewport: narrowPhoneViewport, locale: 'es-AR' })
  try {
    await measureJourneyStepsInContext(first)
    const page = await openSlowedDownPage(first)
    const walked = await measureMainSteps(page, site)
    return { ...walked, coldLink: await measureColdLink(browser, first, site) }
  } finally {
    await first.close()
  }
}

async function measureMainSteps(page: Page, site: string): Promise<Omit<JourneyTimes, 'coldLink'>> {
  const main = page.getByRole('main')
  await page.goto(`${site}/validacion-dni`, { timeout: 60_000 })
  await page.getByLabel(dniTexts.label).pressSequentially(marta.dni, { delay: pauseBetweenKeysMs })
  const dniToPassword = await measureStep(page, endConditions.password, () =>
    main.getByRole('button', { name: dniTexts.submit }).click(),
  )

  await page
    .getByLabel(accessTexts.password.label, { exact: true })
    .pressSequentially(marta.password, { delay: pauseBetweenKeysMs })
  const submit = main.getByRole('button', { name: accessTexts.password.submit })
  const loginToHome = await measureStep(page, endConditions.home, () =>
    submit.and(page.locator('[type=submit]')).click(),
  )

  await page.waitForTimeout(pauseBeforePressMs)
  const toPay = main.getByRole('link', { name: /^Pagar / }).first()
  const homeToPayment = await measureStep(page, endConditions.payable, () => toPay.click())

  await page.waitForTimeout(pauseBeforePressMs)
  await main.getByRole('button', { name: /^Pagar \$/ }).click()
  await main.getByRole('link', { name: paymentsTexts.status.shareReceipt }).waitFor({ timeout: 60_000 })
  const seeLoans = page
    .getByRole('navigation', { name: basicComponentTexts.quickNavigation })
    .getByRole('link', { name: menuTexts.bottomBar.loans })
  await page.waitForTimeout(pauseBeforePressMs)
  const approvedToLoans = await measureStep(page, endConditions.loans, () => seeLoans.click())
  return { dniToPassword, loginToHome, homeToPayment, approvedToLoans }
}

/**
 * Measures how long a link to the payment summary takes to open on a device that stores the session and
 * nothing else.
 */
async function measureColdLink(
  browser: Browser,
  known: BrowserContext,
  site: string,
): Promise<JourneyStepTime> {
  const cold = await browser.newContext({
    viewport: narrowPhoneViewport,
    locale: 'es-AR',
    storageState: await known.storageState(),
  })
  try {
    await measureJourneyStepsInContext(cold, endConditions.methods)
    const page = await openSlowedDownPage(cold)
    await page.goto(site + summaryPath, { waitUntil: 'commit', timeout: 60_000 })
    return await waitForJourneyStepTime(page)
  } finally {
    await cold.close()
  }
}

async function measureStep(
  page: Page,
  endCondition: JourneyStepEndCondition,
  press: () => Promise<void>,
): Promise<JourneyStepTime> {
  await startTimingStepAtNextPress(page, endCondition)
  await press()
  return waitForJourneyStepTime(page)
}

async function openSlowedDownPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return page
}
