import { chromium, expect, type Page } from '@playwright/test'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { purchasePlanTexts } from '@/ui/texts/purchase-plan.texts'
import {
  drawCameraFrameOfQrCode,
  qrScanConditionsByName,
  type QrScanConditions,
} from '#scripts/scanning/camera-frames'
import { writeCameraRecording } from '#scripts/scanning/recording'
import { headlessShellLaunchOptions } from '#tests/support/browser'
import { buildDemoAddress } from './journey'
import { portalBrowserContextOptions } from './shared-page'
import { testWithNewPage as test } from './portal-test'

const { scanner } = qrPaymentTexts

/**
 * Opens the scanner in a browser whose camera sees the QR code of the hardware shop under the given
 * conditions, and runs a test there.
 */
async function runWithCameraOnQrCode(
  site: string,
  look: QrScanConditions,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const frames = Array.from({ length: 6 }, (_, seed) =>
    drawCameraFrameOfQrCode(createShopQrText(demoShops.closed), look, seed),
  )
  const recording = await writeCameraRecording(frames)
  const base = await headlessShellLaunchOptions()
  const browser = await chromium.launch({ ...base, args: [...(base.args ?? []), ...recording.flags] })
  try {
    const context = await browser.newContext({
      ...portalBrowserContextOptions,
      baseURL: site,
      permissions: ['camera'],
    })
    const page = await context.newPage()
    await page.addInitScript(recordCameraTracks)
    await page.goto(buildDemoAddress('/pagar-qr', { customer: 'lucia' }))
    await run(page)
  } finally {
    await browser.close()
    await recording.dispose()
  }
}

/** Records every track of a camera that the page turns on. Runs in the page. */
function recordCameraTracks(): void {
  const ask = MediaDevices.prototype.getUserMedia
  const tracks: MediaStreamTrack[] = []
  Object.assign(window, { tracks })
  MediaDevices.prototype.getUserMedia = async function (constraints) {
    const stream = await ask.call(this, constraints)
    tracks.push(...stream.getTracks())
    return stream
  }
}

/** Returns the state of each recorded camera track: `live` or `ended`. */
function cameraTrackStates(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tracks: unknown = Reflect.get(window, 'tracks')
    return Array.isArray(tracks) ? tracks.map((track: MediaStreamTrack) => track.readyState) : []
  })
}

test('a real camera reads the code of a shop that hangs tilted in bad light, and turns off', async ({
  demoSiteAddress,
}) => {
  const look = {
    ...qrScanConditionsByName['tilted'],
    inkBrightness: 20,
    paperBrightness: 90,
    noise: 8,
  } as QrScanConditions
  await runWithCameraOnQrCode(demoSiteAddress, look, async (page) => {
    // A permission given before is not requested again.
    await expect(page.getByRole('main').getByText(demoShops.closed.name)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: purchasePlanTexts.title })).toBeVisible()
    await expect.poll(() => cameraTrackStates(page)).toEqual(['ended'])
  })
})

test('a camera that finds no code keeps looking, and turns off once the customer leaves', async ({
  demoSiteAddress,
}) => {
  await runWithCameraOnQrCode(
    demoSiteAddress,
    { ...qrScanConditionsByName['sharp'], codeWidthPx: 12 } as QrScanConditions,
    async (page) => {
      await expect(page.getByRole('dialog').getByText(scanner.hint)).toBeVisible()
      await expect.poll(() => cameraTrackStates(page)).toEqual(['live'])
      await page.getByRole('button', { name: scanner.cancel }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.poll(() => cameraTrackStates(page)).toEqual(['ended'])
    },
  )
})
