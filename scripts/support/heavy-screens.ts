import type { Browser, Locator, Page } from 'playwright'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { loansTexts } from '@/ui/texts/loans.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { phoneViewport } from '#tests/support/viewports'

/** Times that the screens with the most content take, in milliseconds. */
interface HeavyScreenTimes {
  /** Milliseconds from pressing the link to a loan until the last installment of the loan is shown. */
  readonly loanMs: number
  /**
   * Milliseconds from pressing the link to "my payments" until the first payments are shown. This includes
   * the time in which the fake back end generates the payments.
   */
  readonly firstPaymentsMs: number
  /**
   * Milliseconds from pressing the button that shows 50 more payments until they are painted, for the slowest
   * press.
   */
  readonly slowestShowMoreMs: number
  readonly paymentCount: number
  /**
   * Median milliseconds of a frame while the customer scrolls quickly through all payments. One frame of
   * twenty takes longer than `percentile95FrameMs`.
   */
  readonly medianFrameMs: number
  readonly percentile95FrameMs: number
  readonly longestFrameMs: number
}

/**
 * Maximum milliseconds of a frame at which scrolling looks smooth: those of 30 frames a second, which is
 * half of the usual 60.
 */
export const longestSmoothFrameMs = 1000 / 30

const cpuSlowdown = 4
const installmentCount = 36

/**
 * Returns the milliseconds from pressing the pay button to the result of the payment, with a processor
 * four times slower. The fake back end runs on the same processor, without a network.
 */
export async function measurePaymentTime(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: phoneViewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await slowDown(page)
    const demoState = encodeDemoState({ ...defaultDemoState, customer: 'marta' })
    await page.goto(`${address}/pagar-cuota/resumen?externalId=40128753#situacion=${demoState}`)
    await page.getByRole('main').getByRole('button', { name: 'Tarjeta de débito' }).click()
    const pay = page.getByRole('main').getByRole('button', { name: /^Pagar \$/ })
    const result = page.getByRole('heading', { level: 1, name: paymentsTexts.status.paidTitle })
    return await measurePressToResult(pay, result)
  } finally {
    await context.close()
  }
}

/**
 * Measures the screens of the demo customer Irma, who has 2,000 payments and a loan of 36 installments,
 * with a processor four times slower.
 */
export async function measureHeavyScreens(browser: Browser, address: string): Promise<HeavyScreenTimes> {
  const context = await browser.newContext({ viewport: phoneViewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await slowDown(page)
    const demoState = encodeDemoState({ ...defaultDemoState, customer: 'irma' })
    await page.goto(`${address}/mis-prestamos/p-84f1a63e#situacion=${demoState}`)
    const rows = page.getByRole('main').getByRole('listitem')
    return {
      loanMs: await measurePressToResult(
        linkNamed(page, loansTexts.loan.viewAll(installmentCount)),
        rows.nth(installmentCount - 1),
      ),
      firstPaymentsMs: await measurePressToResult(
        linkNamed(page, menuTexts.bottomBar.payments),
        firstPaymentRow(page),
      ),
      slowestShowMoreMs: await page.evaluate(measureShowingAllPayments, myPaymentsTexts.seeMore),
      paymentCount: await rows.count(),
      ...(await page.evaluate(measureScrolling)),
    }
  } finally {
    await context.close()
  }
}

function firstPaymentRow(page: Page): Locator {
  return page.getByRole('group', { name: myPaymentsTexts.all }).getByRole('listitem').first()
}

async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

function linkNamed(page: Page, name: string): Locator {
  return page.getByRole('link', { name })
}

/** Returns the milliseconds from a press to its result on the screen. */
async function measurePressToResult(pressed: Locator, goal: Locator): Promise<number> {
  await pressed.waitFor({ timeout: 60_000 })
  const start = performance.now()
  await pressed.click()
  await goal.waitFor()
  return performance.now() - start
}

/**
 * Presses the button that shows more payments until all are shown. Returns the milliseconds of the
 * slowest press. Runs in the browser page.
 */
async function measureShowingAllPayments(seeMore: string): Promise<number> {
  let slowest = 0
  for (;;) {
    const more = [...document.querySelectorAll('main button')].find((each) => each.textContent === seeMore)
    if (!(more instanceof HTMLElement)) return slowest
    const pressed = performance.now()
    more.click()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    slowest = Math.max(slowest, performance.now() - pressed)
  }
}

/**
 * Measures the frames while the page scrolls from the top by a quarter of the window in each frame. Runs
 * in the browser page.
 */
async function measureScrolling(): Promise<
  Pick<HeavyScreenTimes, 'medianFrameMs' | 'percentile95FrameMs' | 'longestFrameMs'>
> {
  window.scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
  const frames: number[] = []
  let last = performance.now()
  while (frames.length < 150) {
    window.scrollBy(0, window.innerHeight / 4)
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    frames.push(now - last)
    last = now
  }
  const sorted = frames.toSorted((one, other) => one - other)
  return {
    medianFrameMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    percentile95FrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longestFrameMs: sorted.at(-1) ?? 0,
  }
}
