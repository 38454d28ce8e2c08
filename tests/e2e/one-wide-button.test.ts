import { expect, type Page } from '@playwright/test'
import { phoneViewport } from '#tests/support/viewports'
import { openGalleryState } from './gallery'
import { test } from './portal-test'

/** Gallery states (screens in one state) that show a result with more than two actions. */
const resultStates = [
  'refinanciacion-resumen-fallido',
  'refinanciacion-rechazada',
  'refinanciacion-validacion-vencida',
  'tarjetas-no-agregada',
  'linea-resumen-fallido',
  'codigo-no-enviado',
]

for (const name of resultStates)
  test(`${name}: one button, and the other actions are links in a row`, async ({ page, demoSiteAddress }) => {
    await page.setViewportSize(phoneViewport)
    const leave = await openGalleryState(page, demoSiteAddress, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { wide, narrow } = await controlTextsByWidth(page)
    expect(wide).toHaveLength(1)
    expect(narrow.length).toBeGreaterThanOrEqual(2)
    await leave()
  })

/**
 * Returns the texts of the buttons and links in the main content: `wide` those that take up more than four
 * fifths of its width, and `narrow` the others.
 */
async function controlTextsByWidth(page: Page): Promise<Record<'wide' | 'narrow', readonly string[]>> {
  return page
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((all) => {
      const found: Record<'wide' | 'narrow', string[]> = { wide: [], narrow: [] }
      for (const control of all) {
        const whole = control.closest('main')?.clientWidth ?? 0
        const width = control.getBoundingClientRect().width > 0.8 * whole ? 'wide' : 'narrow'
        found[width].push(control.textContent?.trim() ?? '')
      }
      return found
    })
}
