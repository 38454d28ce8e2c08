import type { Page as BrowserPage } from 'playwright'
import { BrowserDevice } from '#features/support/browser/browser-device'
import { PlaywrightPage } from '#features/support/playwright-page'
import { waitUntilScreenIdle, type GalleryState } from './gallery-tools'
import { doubleFontSizeOfPage } from './double-font-size'
import { serveTestBrandToPage } from './other-brand'
import { showSceneToSimulatedCamera } from './simulated-camera-scene'

interface GalleryStateToOpen {
  /** Browser page with a clock that the test controls. */
  readonly page: BrowserPage
  /**
   * Origin at which the portal is served. The address of the page is this origin and the path of the
   * gallery state.
   */
  readonly origin: string
  readonly state: GalleryState
}

/**
 * Changes to the shipped configuration, by name. A gallery state (a screen in one state) chooses one of them
 * with its `configurationName`.
 */
const configurationChanges = {
  diagnostics: { diagnostics: true },
  maintenance: {
    maintenance: { text: 'Mejoramos los pagos. Volvemos enseguida.', until: '2026-11-22T06:00:00-03:00' },
  },
  'long-secrets': { codeDigits: 6, passwordsWithSymbols: true },
} as const

const maxSmallWindowWidthPx = 600

/**
 * Opens a gallery state (a screen in one state) in a Chromium page and prepares the page for its
 * screenshot. Returns a function that restores the page.
 */
export async function openGalleryStateInChromium({
  page,
  origin: portalOrigin,
  state,
}: GalleryStateToOpen): Promise<() => Promise<void>> {
  const device = new BrowserDevice({
    page,
    context: page.context(),
    portalOrigin,
    clearStorage: async () => undefined,
  })
  const portal = new PlaywrightPage(page, portalOrigin, device)
  if (state.configurationName === 'wrong')
    await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  else if (state.configurationName === 'other-brand' || state.configurationName === 'pale-brand')
    await serveTestBrandToPage(page, state.configurationName)
  else if (state.configurationName !== undefined) {
    const change = configurationChanges[state.configurationName]
    await page.route('**/config.json', async (route) => {
      const shipped: object = await (await route.fetch()).json()
      await route.fulfill({ json: { ...shipped, ...change } })
    })
  }
  await page.goto(portalOrigin + state.address)
  if (state.cameraScene) await showSceneToSimulatedCamera(page, state.cameraScene)
  const { width = 0 } = page.viewportSize() ?? {}
  await (state.prepare ?? waitUntilScreenIdle)(portal, width <= maxSmallWindowWidthPx ? 'small' : 'large')
  if (state.letterSize === 'large') await doubleFontSizeOfPage(page)
  return async () => {
    await page.unrouteAll()
    await device.resetSharedPage()
  }
}
