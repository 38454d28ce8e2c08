import type { Page } from '@playwright/test'
import { everyGalleryState } from '#tests/support/gallery-states'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'

/**
 * Opens the screen that the gallery state with the given name shows. Returns a function that
 * restores the page for the next test.
 */
export async function openGalleryState(
  page: Page,
  origin: string,
  name: string,
): Promise<() => Promise<void>> {
  const state = everyGalleryState.find((each) => each.name === name)
  if (!state) throw new Error(`No state of the gallery is ${name}`)
  return openGalleryStateInChromium({ page, origin, state })
}
