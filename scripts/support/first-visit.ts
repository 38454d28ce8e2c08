import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'

/** Source: the budget of the first visit, for a mid-range phone on slow 4G. */
export const firstVisitBudgetKib = { scripts: 110, styles: 10 } as const

export interface LoadedFile {
  /** `assets/vendor-1a2b3c.js`. */
  readonly name: string
  readonly kib: number
}

export interface FirstVisit {
  readonly scripts: readonly LoadedFile[]
  readonly styles: readonly LoadedFile[]
}

const narrowPhone = { width: 360, height: 740 }

/**
 * Every script and style that an empty profile asks for at /validacion-dni until 500 ms of silence, in KiB of
 * brotli 11. A page without its field does not count as a visit.
 */
export async function visitForTheFirstTime(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: narrowPhone })
  try {
    const loads: Promise<LoadedCode | undefined>[] = []
    context.on('response', (response) => loads.push(loadedCode(response)))
    const page = await context.newPage()
    await page.goto(`${address}/validacion-dni`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox').first().waitFor({ timeout: 10_000 })
    await page.waitForLoadState('networkidle')
    const files = (await Promise.all(loads)).filter((file) => file !== undefined)
    return { scripts: files.filter((file) => file.isScript), styles: files.filter((file) => !file.isScript) }
  } finally {
    await context.close()
  }
}

export function totalKib(files: readonly LoadedFile[]): number {
  return files.reduce((sum, file) => sum + file.kib, 0)
}

interface LoadedCode extends LoadedFile {
  readonly isScript: boolean
}

async function loadedCode(response: Response): Promise<LoadedCode | undefined> {
  const name = new URL(response.url()).pathname.slice(1)
  const kind = /\.(m?js|css)$/.exec(name)?.[1]
  if (kind === undefined) return undefined
  const bytes = brotliCompressSync(await response.body(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
  return { name, kib: bytes.byteLength / 1024, isScript: kind !== 'css' }
}

export interface Paints {
  readonly firstMs: number
  readonly largestMs: number
}

/** Slow 4G as Lighthouse defines it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}

const slowdown = 4

/** First and largest paint of an empty profile, with a processor four times slower and slow 4G. */
export async function measurePaints(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: narrowPhone })
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 })
    return await page.evaluate(readPaints)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', slowNetwork)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

function readPaints(): Promise<Paints> {
  return new Promise((resolve) => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    new PerformanceObserver((list) => {
      resolve({ firstMs: first, largestMs: list.getEntries().at(-1)?.startTime ?? Number.NaN })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

export function medianPaints(paints: readonly Paints[]): Paints {
  return {
    firstMs: median(paints.map((each) => each.firstMs)),
    largestMs: median(paints.map((each) => each.largestMs)),
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
