import { expect, type Locator, type Page } from '@playwright/test'
import { everyGalleryState } from '#tests/support/gallery-states'
import { doubleFontSizeOfPage } from '#tests/support/double-font-size'
import { openGalleryStateInChromium } from '#tests/support/open-gallery-state'
import { findScrollPositionsHidingTotal } from '#tests/support/total-in-sight'
import { buttonLocator } from './journey'
import { test } from './portal-test'

/**
 * Window sizes in CSS pixels. The low window stands for a small phone on which the page is enlarged, or for a
 * larger phone whose keyboard covers half of the screen.
 */
const windowSizes = [
  { name: 'letters twice as large', size: { width: 320, height: 640 }, isLarge: true },
  { name: 'a low window', size: { width: 320, height: 320 }, isLarge: false },
  { name: 'a small phone', size: { width: 320, height: 640 }, isLarge: false },
] as const

/**
 * Gallery states (screens in one state) in which a plan is chosen and a button takes on a debt, each with the
 * text of that button.
 */
const loanAcceptanceStates = [
  { name: 'linea-costo', accepts: /^Pedir \$/ },
  { name: 'linea-resumen', accepts: 'Aceptar el préstamo' },
  { name: 'qr-cuotas-elegidas', accepts: /^Pagar \$/ },
  { name: 'refinanciacion-plan-elegido', accepts: 'Continuar' },
  { name: 'refinanciacion-resumen', accepts: 'Aceptar y pagar' },
] as const

for (const { name, accepts } of loanAcceptanceStates)
  test(`the total to repay is visible whenever the button that accepts it is: ${name}`, async ({
    page,
    demoSiteAddress,
  }) => {
    const state = everyGalleryState.find((each) => each.name === name)
    if (!state) throw new Error(`No state of the gallery is ${name}`)
    const leave = await openGalleryStateInChromium({ page, origin: demoSiteAddress, state })
    const total = totalLocator(page)
    await expect(total).toBeVisible()
    for (const window of windowSizes) {
      await page.setViewportSize(window.size)
      if (window.isLarge) await doubleFontSizeOfPage(page)
      expect
        .soft(await findScrollPositionsHidingTotal(buttonLocator(page, accepts), total), window.name)
        .toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    await leave()
  })

function totalLocator(page: Page): Locator {
  return page
    .getByRole('main')
    .getByText(/^(Devolvés|Hoy pagás) \$/)
    .last()
}
