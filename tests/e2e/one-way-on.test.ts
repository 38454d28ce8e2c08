import { expect, type Page } from '@playwright/test'
import { galleryStates } from '#tests/support/gallery-states'
import { openState } from '#tests/support/open-state'
import { phoneViewport } from '#tests/support/viewports'
import { test } from './portal-test'

/** Results from which there are more than two ways on. */
const results = [
  'refinanciacion-resumen-fallido',
  'refinanciacion-rechazada',
  'refinanciacion-validacion-vencida',
  'tarjetas-no-agregada',
  'linea-resumen-fallido',
  'codigo-no-enviado',
]

for (const name of results)
  test(`${name}: one button, and the other ways are links beside each other`, async ({ page, demoSite }) => {
    const state = galleryStates.find((each) => each.name === name)
    if (!state) throw new Error(`No state of the gallery is ${name}`)
    await page.setViewportSize(phoneViewport)
    const leave = await openState({ page, address: demoSite, state })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await wideControls(page)).toHaveLength(1)
    await leave()
  })

/** Returns the texts of the buttons and links of the content that are as wide as it. */
async function wideControls(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            control.getBoundingClientRect().width > 0.8 * (control.closest('main')?.clientWidth ?? 0),
        )
        .map((control) => control.textContent?.trim() ?? ''),
    )
}
