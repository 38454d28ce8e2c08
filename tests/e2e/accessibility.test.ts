import { expect } from '@playwright/test'
import { galleryStates } from '#tests/support/gallery-states'
import { openState } from '#tests/support/open-state'
import { largeLetterComplaints } from '#tests/support/soundness'
import { expectReadable, expectSound } from './soundness'
import { test } from './portal-test'

/** What Node cannot draw for Chromium to lay out: where the configuration or the camera decides. */
const onlyInBrowsers = galleryStates.filter(
  ({ configuration, camera }) => configuration !== undefined || camera !== undefined,
)

for (const state of onlyInBrowsers)
  test(`${state.name} reads, fits and can be touched`, async ({ page, demoSite }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const leave = await openState({ page, address: demoSite, state })
    await expectReadable(page)
    await expectSound(page)
    expect.soft(await largeLetterComplaints(page)).toEqual([])
    await leave()
  })
