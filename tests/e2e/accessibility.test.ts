import { expect, type Page } from '@playwright/test'
import { everyGalleryState } from '#tests/support/gallery-states'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { findDoubledFontSizeFaults } from '#tests/support/layout-and-axe-faults'
import { expectNoFaultsByEveryAxeRule } from './soundness'
import { test } from './portal-test'

/**
 * Gallery states (screens in one state) that only a browser can show, because they depend on the
 * configuration or the camera.
 */
const statesOnlyInBrowsers = everyGalleryState.filter(
  ({ configurationName, cameraScene }) => configurationName !== undefined || cameraScene !== undefined,
)

for (const state of statesOnlyInBrowsers)
  test(`${state.name} reads, fits and can be touched`, async ({ page, demoSiteAddress }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const leave = await openGalleryStateInChromium({ page, origin: demoSiteAddress, state })
    await expectNoFaultsByEveryAxeRule(page)
    await expectLogo(page)
    expect.soft(await findDoubledFontSizeFaults(page)).toEqual([])
    await leave()
  })

/** Checks that the lender's logo is shown in the dark and the light scheme. */
async function expectLogo(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => missingLogos(page), colorScheme).toEqual([])
  }
}

async function missingLogos(page: Page): Promise<readonly string[]> {
  return page
    .locator('header img')
    .evaluateAll((found: HTMLImageElement[]) =>
      found
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map((each) => each.currentSrc),
    )
}
