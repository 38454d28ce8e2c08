import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { defaultDemoState } from '@/adapters/fake/demo-state'
import { encodeDemoState } from '@/adapters/fake/demo-state-link'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { fullChromiumLaunchOptions } from '#tests/support/browser'
import { phoneViewport } from '#tests/support/viewports'
import {
  drawCameraFrameOfQrCode,
  qrScanConditionsByName,
  type QrScanConditions,
} from '#scripts/scanning/camera-frames'
import { writeCameraRecording } from '#scripts/scanning/recording'

/**
 * Maximum milliseconds from showing a QR code to the camera until the amount of the purchase is on
 * screen, with a slow processor. Source: QRP-01.
 */
export const scanTimeLimitMs = 1000

const cpuSlowdown = 4
const framesPerSecond = 10
const emptySheetSeconds = 4
const qrCodeSeconds = 4

/**
 * Returns the milliseconds from showing a QR code to the camera until the amount of the purchase is on
 * screen. Before the QR code, the camera sees an empty sheet.
 */
export async function measureScanTimeMs(address: string): Promise<number> {
  const recording = await writeCameraRecording(
    [
      ...createFrames(unreadableConditions, emptySheetSeconds),
      ...createFrames(sharpConditions, qrCodeSeconds),
    ],
    {
      framesPerSecond,
    },
  )
  const base = await fullChromiumLaunchOptions()
  const browser = await chromium.launch({ ...base, args: [...(base.args ?? []), ...recording.flags] })
  try {
    const context = await browser.newContext({
      viewport: phoneViewport,
      serviceWorkers: 'block',
      permissions: ['camera'],
    })
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const demoState = encodeDemoState({ ...defaultDemoState, customer: 'lucia' })
    await page.goto(`${address}/pagar-qr#situacion=${demoState}`)
    return await measureTimeToAmountMs(page)
  } finally {
    await browser.close()
    await recording.dispose()
  }
}

const sharpConditions = qrScanConditionsByName['sharp'] as QrScanConditions
/** A QR code in front of the camera that is too small to read. */
const unreadableConditions: QrScanConditions = { ...sharpConditions, codeWidthPx: 8, inkBrightness: 200 }

function createFrames(look: QrScanConditions, seconds: number) {
  const few = [0, 1, 2, 3].map((seed) =>
    drawCameraFrameOfQrCode(createShopQrText(demoShops.closed), look, seed),
  )
  return Array.from({ length: seconds * framesPerSecond }, (_, at) => few[at % few.length]).filter(
    (frame) => frame !== undefined,
  )
}

/**
 * Source code of a function that runs in the browser page, and returns the milliseconds from the moment when
 * the camera sees the code until the amount is on screen. It is a text, because the compiler would add calls
 * to helpers that the page does not have.
 */
const timingScript = `async (amount) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const shown = async (look) => {
    while (!look()) await new Promise(requestAnimationFrame)
  }
  const isDark = () => {
    pen.drawImage(document.querySelector('video'), 0, 0, canvas.width, canvas.height)
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    return data.filter((brightness, at) => at % 4 === 0 && brightness < 100).length > 60
  }
  await shown(() => document.querySelector('video')?.videoWidth > 0)
  await shown(() => !isDark())
  await shown(isDark)
  const appeared = performance.now()
  await shown(() => document.body.textContent.replaceAll('\u00a0', ' ').includes(amount))
  return performance.now() - appeared
}`

function measureTimeToAmountMs(page: Page): Promise<number> {
  return page.evaluate<number>(`(${timingScript})('$ 48.750,50')`)
}

/**
 * Returns the size of the QR scanner's code in KiB, compressed with brotli. `always` is the code that is
 * loaded whenever the scanner opens, `secondReader` the code that is loaded only if the first QR reader
 * finds nothing.
 */
export async function scannerSizesKib(
  directory: string,
): Promise<{ readonly always: number; readonly secondReader: number }> {
  const assets = join(directory, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const weigh = async (pattern: RegExp): Promise<number> => {
    const files = await Promise.all(
      names.filter((name) => pattern.test(name)).map((name) => readFile(join(assets, name))),
    )
    return files.reduce((sum, file) => sum + brotliCompressSync(file).length / 1024, 0)
  }
  return {
    always: await weigh(/^(qr-payment-screens|browser-camera|qr-reader|detector-reader|code-reader)-/),
    secondReader: await weigh(/^zxing-reader-/),
  }
}
