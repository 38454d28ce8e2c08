import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { everyGalleryState } from '#tests/support/gallery-states'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { phoneViewport } from '#tests/support/viewports'
import { waitUntilLoaded } from './journey'
import { testWithNewPage as test } from './portal-test'

/**
 * Gallery states in which some parts of the screen appear after the rest, because their code is loaded later.
 * They show these parts without a press of a button.
 */
const statesWithLateParts = [
  'inicio',
  'inicio-en-deuda',
  'prestamo',
  'prestamo-vencido',
  'pagar',
  'resumen-una-parte',
  'reclamo',
  'libre-deuda',
] as const

/** Milliseconds by which each script is delayed, so that the parts of a screen come after the screen. */
const scriptDelayMilliseconds = 400

declare global {
  interface Window {
    placesOfButton?: readonly number[]
  }
}

for (const name of statesWithLateParts)
  test(`the parts of a screen that come late do not move its main button: ${name}`, async ({
    page,
    demoSiteAddress,
  }) => {
    await page.setViewportSize(phoneViewport)
    await page.addInitScript(recordButtonPositions)
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pause(scriptDelayMilliseconds)
      await route.fallback()
    })
    const state = everyGalleryState.find((each) => each.name === name)
    if (!state) throw new Error(`No state of the gallery is ${name}`)
    await openGalleryStateInChromium({ page, origin: demoSiteAddress, state })
    await waitUntilLoaded(page)
    await page.waitForLoadState('networkidle')

    expect(await recordedButtonPositions(page)).toHaveLength(1)
  })

function recordedButtonPositions(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.placesOfButton ?? [])
}

/**
 * Records the vertical position of the main button on the page in every animation frame in which it has
 * changed. Runs in the page.
 */
function recordButtonPositions(): void {
  const places: number[] = []
  window.placesOfButton = places
  const note = (): void => {
    const button = document.querySelector('main [class*="_primary_"]')
    if (button) {
      const place = Math.round(button.getBoundingClientRect().top + window.scrollY)
      if (places.at(-1) !== place) places.push(place)
    }
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}
