import { addresses } from '@/ui/addresses'
import { kitTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { patternContaining, type Page, type PageElement } from '#features/support/page'

/** Presses a button and goes home at once, before the lender can answer. */
export async function pressAndGoHome(page: Page, button: PageElement): Promise<void> {
  const bar = page.getByRole('navigation', { name: patternContaining(kitTexts.quickNavigation) })
  await button.pressThenPress(bar.getByRole('link', { name: menuTexts.bottomBar.home }))
  await page.waitForPath(addresses.home.path)
  await page.waitUntilIdle()
}
