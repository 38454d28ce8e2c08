import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from 'playwright'
import { startSandboxServer } from '@/adapters/fake/node-server'
import { accessTexts } from '@/ui/texts/access.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { serveProductionSite } from '#scripts/production-site'
import { printLines } from '#scripts/support/command-line'
import { median } from '#scripts/support/first-second'
import { phoneViewport } from '#tests/support/viewports'

/** The demo customer Irma, who has 2,000 payments. */
const irma = { dni: '12095867', password: 'cuota2026' } as const

const roundCount = 7

/**
 * Maximum milliseconds from the request for the payments to the frame that shows the rows of the
 * payments.
 */
const manyPaymentsLimitMs = 100

/**
 * Prints how long the screen with 2,000 payments takes to show, at the ordinary speed of the processor
 * and with the sandbox on another origin. Returns a text if that is longer than the limit. The time of
 * the sandbox is included, because the rows may be on screen before the browser reports the end of the
 * answer.
 */
export async function measureAndPrintManyPayments(
  browser: Browser,
  directory: string,
): Promise<readonly string[]> {
  const lender = await startSandboxServer({ port: 0 })
  const site = await serveProductionSite({ directory, port: 0, api: lender.url })
  const context = await browser.newContext({ viewport: phoneViewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await logIn(page, site.address)
    const listed = page.waitForResponse((answer) => answer.url().endsWith('/payments'))
    await measureOpeningPayments(page)
    const count: number = (await (await listed).json()).length
    const times: number[] = []
    for (let round = 0; round < roundCount; round += 1) times.push(await measureOpeningPayments(page))
    const time = median(times)
    printLines(
      '',
      `${count} payments, from the question to the rows: ${time.toFixed(0)} ms of ${manyPaymentsLimitMs}, median of ${roundCount}`,
      `  each: ${times.map((each) => each.toFixed(0)).join(' ')}; load of the machine ${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`,
    )
    return time <= manyPaymentsLimitMs
      ? []
      : [`${count} payments take ${time.toFixed(0)} ms from the question`]
  } finally {
    await context.close()
    await site.close()
    await lender.close()
  }
}

async function logIn(page: Page, site: string): Promise<void> {
  const main = page.getByRole('main')
  await page.goto(`${site}/validacion-dni`)
  await page.getByLabel(dniTexts.label).fill(irma.dni)
  await main.getByRole('button', { name: dniTexts.submit }).click()
  await page.getByLabel(accessTexts.password.label, { exact: true }).fill(irma.password)
  const submit = main.getByRole('button', { name: accessTexts.password.submit })
  await submit.and(page.locator('[type=submit]')).click()
  await paymentsLink(page).waitFor({ timeout: 60_000 })
}

/**
 * Opens the payments from the home screen, so that only the payments are requested. Returns the
 * milliseconds until their rows are painted.
 */
async function measureOpeningPayments(page: Page): Promise<number> {
  await page.getByRole('link', { name: menuTexts.bottomBar.home }).last().click()
  await page.getByRole('main').getByRole('link', { name: menuTexts.bottomBar.payments }).waitFor()
  await page.evaluate(() => performance.clearResourceTimings())
  const rows = page.evaluate(measureMillisecondsUntilRows, myPaymentsTexts.all)
  await paymentsLink(page).click()
  return rows
}

function paymentsLink(page: Page) {
  return page.getByRole('link', { name: menuTexts.bottomBar.payments }).last()
}

/**
 * Waits until the rows of the payments are painted. Returns the milliseconds since the request for them.
 * Runs in the browser page.
 */
async function measureMillisecondsUntilRows(group: string): Promise<number> {
  for (;;) {
    await new Promise(requestAnimationFrame)
    const [answer] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/payments'))
    const list = [...document.querySelectorAll('[role=group], fieldset')].find(
      (each) => each.getAttribute('aria-label') === group,
    )
    if (!list?.querySelector('li') || !(answer instanceof PerformanceResourceTiming)) continue
    // The rows are painted by now.
    const painted = await new Promise<number>(requestAnimationFrame)
    return painted - answer.startTime
  }
}
