import type { Browser, BrowserContext, Page } from 'playwright'
import { dniProblemText } from '@/ui/texts/dni-failures.texts'
import { dniTexts } from '@/ui/texts/dni.texts'
import { narrowPhoneViewport } from './first-visit-measurement'

/** Times at which a page paints while it starts, with a processor four times slower. */
export interface PagePaintTimes {
  readonly firstMs: number
  readonly largestMs: number
  /** Total layout shift of the page, as defined by the Layout Instability API. */
  readonly layoutShift: number
}

/**
 * Maximum values for the first second of the portal. `largestToBare` is the time of the largest paint divided
 * by that of a page that contains only a heading, `shift` the total layout shift, and `secondVisitMs` the
 * time of the first paint of a second visit.
 */
export const firstSecondSpeedLimits = { largestToBare: 2, shift: 0, secondVisitMs: 300 } as const

/** Slow 4G as Lighthouse defines it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}

const cpuSlowdown = 4

/**
 * Measures when the portal paints at its first start, in an empty browser profile on slow 4G, until the
 * last request has ended.
 */
export async function measureFirstVisitPaints(browser: Browser, address: string): Promise<PagePaintTimes> {
  return withEmptyProfile(browser, async (context) => {
    const page = await context.newPage()
    await slowDown(page, { network: true })
    await page.goto(address, { timeout: 60_000 })
    // A slow processor is busy after the last request.
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    return readPaints(page)
  })
}

/**
 * What happened to a text that was typed into the login form and to a press of its button, both on slow 4G
 * and as soon as the form's field was visible.
 */
interface InputWhileLoadingResult {
  /** Whether the page was still loading when the form's button was pressed. */
  readonly wasPageLoading: boolean
  readonly isTextPreserved: boolean
  readonly hasPressTakenEffect: boolean
}

/**
 * Types a DNI that is too short into the login form and presses the form's button, both before the portal's
 * scripts have loaded. Returns what happened to the text and the press. A DNI of wrong length is rejected
 * without a request to the back end.
 */
export async function measureInputWhileLoading(
  browser: Browser,
  address: string,
): Promise<InputWhileLoadingResult> {
  return withEmptyProfile(browser, async (context) => {
    const page = await context.newPage()
    await slowDown(page, { network: true })
    await page.goto(`${address}/validacion-dni`, { waitUntil: 'commit', timeout: 60_000 })
    const field = page.getByLabel(dniTexts.label)
    await field.pressSequentially('2845')
    await page.getByRole('button', { name: dniTexts.submit }).click()
    const wasPageLoading = await page.evaluate(() => document.readyState !== 'complete')
    const problem = page.getByRole('alert').getByText(dniProblemText('length'))
    const hasPressTakenEffect = await problem.waitFor({ timeout: 20_000 }).then(
      () => true,
      () => false,
    )
    return { wasPageLoading, isTextPreserved: (await field.inputValue()) === '2845', hasPressTakenEffect }
  })
}

/**
 * Measures when the portal paints at its second start in a browser profile. Its files then come from the
 * cache of the device.
 */
export async function measureSecondVisitPaints(browser: Browser, address: string): Promise<PagePaintTimes> {
  return withEmptyProfile(browser, async (context) => {
    const first = await context.newPage()
    await first.goto(`${address}/validacion-dni`, { waitUntil: 'networkidle' })
    await first.getByLabel(dniTexts.label).click()
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await first.close()
    const second = await context.newPage()
    await slowDown(second, { network: false })
    await second.goto(`${address}/validacion-dni`, { waitUntil: 'networkidle' })
    return readPaints(second)
  })
}

/**
 * Measures when a page that contains only a heading paints, with a processor four times slower. This
 * time shows how busy the machine is.
 */
export async function measureHeadingOnlyPagePaints(
  browser: Browser,
  address: string,
): Promise<PagePaintTimes> {
  return withEmptyProfile(browser, async (context) => {
    const page = await context.newPage()
    await slowDown(page, { network: false })
    await page.goto(address, { waitUntil: 'networkidle' })
    return readPaints(page)
  })
}

async function withEmptyProfile<Found>(
  browser: Browser,
  look: (context: BrowserContext) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: narrowPhoneViewport, locale: 'es-AR' })
  try {
    return await look(context)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, { network }: { readonly network: boolean }): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  if (network) await protocol.send('Network.emulateNetworkConditions', slowNetwork)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

async function readPaints(page: Page): Promise<PagePaintTimes> {
  const first = await page.evaluate(performanceEntries, 'paint')
  const largest = await page.evaluate(performanceEntries, 'largest-contentful-paint')
  const shifts = await page.evaluate(performanceEntries, 'layout-shift')
  return {
    firstMs: first.at(-1)?.startTime ?? Number.NaN,
    largestMs: largest.at(-1)?.startTime ?? Number.NaN,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}

interface TimedEntry {
  readonly startTime: number
  /** Score of one layout shift: how much of the page moved, and how far it moved. */
  readonly value: number
}

/** Returns the browser's performance entries of the given type. Runs in the browser page. */
function performanceEntries(type: string): Promise<readonly TimedEntry[]> {
  return new Promise((resolve) => {
    // A type without entries is never reported.
    const nothing = setTimeout(() => resolve([]), 500)
    new PerformanceObserver((list) => {
      clearTimeout(nothing)
      resolve(
        list.getEntries().map((entry) => ({
          startTime: entry.startTime,
          value: 'value' in entry ? Number(entry.value) : 0,
        })),
      )
    }).observe({ type, buffered: true })
  })
}

export function medianPaintTimes(paints: readonly PagePaintTimes[]): PagePaintTimes {
  return {
    firstMs: median(paints.map((each) => each.firstMs)),
    largestMs: median(paints.map((each) => each.largestMs)),
    // Even a single shift is visible.
    layoutShift: Math.max(...paints.map((each) => each.layoutShift)),
  }
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
