import type { Browser } from 'playwright'
import { scenarioStartTime } from '#features/support/scenario-start-time'
import { serializePage, type SerializedPage } from '#tests/support/serialized-page'
import type { GalleryState } from '#tests/support/gallery-tools'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { phoneViewport } from '#tests/support/viewports'

/**
 * Renders a gallery state (a screen in one state) by opening the whole demo in Chromium. `address` is
 * the origin of the demo's server.
 */
export async function renderGalleryStateInChromium(
  browser: Browser,
  { address: origin, state }: { readonly address: string; readonly state: GalleryState },
): Promise<SerializedPage> {
  const context = await browser.newContext({
    viewport: phoneViewport,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await context.clock.install({ time: new Date(scenarioStartTime) })
    const page = await context.newPage()
    await openGalleryStateInChromium({ page, origin, state })
    return await page.evaluate<SerializedPage>(`(${serializePage.toString()})(document)`)
  } finally {
    await context.close()
  }
}
