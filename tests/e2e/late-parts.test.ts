import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { galleryStates } from '#tests/support/gallery-states'
import { openGalleryStateInChromium } from '#tests/support/open-state'
import { phoneViewport } from '#tests/support/viewports'
import { waitUntilLoaded } from './journey'
import { testWithNewPage as test } from './portal-test'

/** Gallery states whose screen loads some of its parts separately. Nothing is pressed to open them. */
const screens = [
  'inicio',
  'inicio-en-deuda',
  'prestamo',
  'prestamo-vencido',
  'pagar',
  'resumen-una-parte',
  'reclamo',
  'libre-deuda',
] as const

/** Milliseconds by which each script is late: the parts of a screen come after the screen. */
const delay = 400

declare global {
  interface Window {
    placesOfButton?: readonly number[]
  }
}

for (const name of screens)
  test(`the parts of a screen that come late do not move its main button: ${name}`, async ({
    page,
    demoSite,
  }) => {
    await page.setViewportSize(phoneViewport)
    await page.addInitScript(notePlaces)
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await pause(delay)
      await route.fallback()
    })
    const state = galleryStates.find((each) => each.name === name)
    if (!state) throw new Error(`No state of the gallery is ${name}`)
    await openGalleryStateInChromium({ page, address: demoSite, state })
    await waitUntilLoaded(page)
    await page.waitForLoadState('networkidle')

    expect(await placesOf(page)).toHaveLength(1)
  })

function placesOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.placesOfButton ?? [])
}

/** Notes in each frame where the main button is on the page, if it has moved. */
function notePlaces(): void {
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
