import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Response } from 'playwright'

/**
 * Maximum sizes in KiB of the scripts and of the styles that the first visit loads, chosen for a
 * mid-range phone on slow 4G.
 */
export const firstVisitBudgetKib = { scripts: 110, styles: 10 } as const

export interface LoadedFileSize {
  /** Path of the file in the build, such as `assets/vendor-1a2b3c4.js`. */
  readonly path: string
  readonly kib: number
}

export interface FirstVisitMeasurement {
  readonly scriptSizes: readonly LoadedFileSize[]
  readonly styleSheetSizes: readonly LoadedFileSize[]
}

export const narrowPhoneViewport = { width: 360, height: 740 }

/**
 * Returns the scripts and styles that the portal loads at /validacion-dni in an empty browser profile,
 * until no request is sent for 500 ms. Sizes are in KiB, compressed with brotli 11. Throws if the page
 * shows no text field.
 */
export async function measureFirstVisit(browser: Browser, address: string): Promise<FirstVisitMeasurement> {
  const context = await browser.newContext({ viewport: narrowPhoneViewport })
  try {
    const loads: Promise<LoadedCode | undefined>[] = []
    context.on('response', (response) => loads.push(toLoadedCode(response)))
    const page = await context.newPage()
    await page.goto(`${address}/validacion-dni`, { waitUntil: 'networkidle' })
    await page.getByRole('textbox').first().waitFor({ timeout: 10_000 })
    await page.waitForLoadState('networkidle')
    const files = (await Promise.all(loads)).filter((file) => file !== undefined)
    return {
      scriptSizes: files.filter((file) => file.isScript),
      styleSheetSizes: files.filter((file) => !file.isScript),
    }
  } finally {
    await context.close()
  }
}

export function sumFileSizesKib(files: readonly LoadedFileSize[]): number {
  return files.reduce((sum, file) => sum + file.kib, 0)
}

interface LoadedCode extends LoadedFileSize {
  readonly isScript: boolean
}

async function toLoadedCode(response: Response): Promise<LoadedCode | undefined> {
  const path = new URL(response.url()).pathname.slice(1)
  const kind = /\.(m?js|css)$/.exec(path)?.[1]
  if (kind === undefined) return undefined
  const bytes = brotliCompressSync(await response.body(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
  return { path, kib: bytes.byteLength / 1024, isScript: kind !== 'css' }
}
