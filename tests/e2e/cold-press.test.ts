import { expect, type CDPSession, type Page } from '@playwright/test'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'
import { phoneViewport } from '#tests/support/viewports'
import { waitUntilLoaded, buildDemoAddress, payButtonNamePattern } from './journey'
import { testWithNewPage as test } from './portal-test'

/** Factor by which the test slows the processor down, to be as slow as a phone of a customer. */
const slowdownFactor = 6
/**
 * Minimum share of the window that the home's panel with the next payment must cover in every painted frame,
 * also during the animation to the payment screen. Without an animation the panel covers a fifth.
 */
const minPanelShare = 0.06

interface PageRecording {
  /** Every picture that the browser painted since the recording began, as PNG in base64. */
  readonly frames: readonly string[]
  readonly stop: () => Promise<void>
}

test('a first press on the home paints no frame without the panel', async ({ page, demoSiteAddress }) => {
  await page.setViewportSize(phoneViewport)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(demoSiteAddress + buildDemoAddress('/inicio', { customer: 'marta', latencyMs: 400 }))
  const panel = page.getByRole('region', { name: nextPaymentTexts.due.label })
  await expect(panel.getByRole('link', { name: payButtonNamePattern })).toBeVisible()
  const colour = await panel.evaluate((region) => getComputedStyle(region).backgroundColor)

  const film = await startRecording(page)
  await panel.getByRole('link', { name: payButtonNamePattern }).click()
  await expect(page.getByRole('button', { name: / con Visa 4821$/ })).toBeVisible()
  await waitUntilLoaded(page)
  await film.stop()

  const shares = await panelColourPixelShares(page, film.frames, colour)
  expect(shares.length).toBeGreaterThan(3)
  expect(Math.min(...shares)).toBeGreaterThan(minPanelShare)
})

async function startRecording(page: Page): Promise<PageRecording> {
  const camera: CDPSession = await page.context().newCDPSession(page)
  const frames: string[] = []
  camera.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void camera.send('Page.screencastFrameAck', { sessionId })
  })
  await camera.send('Emulation.setCPUThrottlingRate', { rate: slowdownFactor })
  await camera.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return {
    frames,
    stop: async () => {
      await camera.send('Page.stopScreencast')
      await camera.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    },
  }
}

/** Returns, for each painted picture, the share of its pixels that have the panel's colour. */
function panelColourPixelShares(
  page: Page,
  frames: readonly string[],
  colour: string,
): Promise<readonly number[]> {
  return page.evaluate(
    async ({ pictures, rgb }) => {
      const [red = 0, green = 0, blue = 0] = rgb.match(/\d+/g)?.map(Number) ?? []
      const shares: number[] = []
      for (const picture of pictures) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('The browser draws no pictures')
        context.drawImage(bitmap, 0, 0)
        const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
        let alike = 0
        for (let at = 0; at < data.length; at += 4)
          if (
            Math.abs((data[at] ?? 0) - red) +
              Math.abs((data[at + 1] ?? 0) - green) +
              Math.abs((data[at + 2] ?? 0) - blue) <
            40
          )
            alike += 1
        shares.push(alike / (data.length / 4))
      }
      return shares
    },
    { pictures: frames, rgb: colour },
  )
}
