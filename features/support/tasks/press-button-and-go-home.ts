import { addresses } from '@/ui/addresses'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { menuTexts } from '@/ui/texts/menu.texts'
import { substringPattern, type Page, type PageElement } from '#features/support/page'

/** Presses a button and goes home at once, before the lender can answer. */
export async function pressButtonAndGoHome(page: Page, button: PageElement): Promise<void> {
  const bar = page.getByRole('navigation', { name: substringPattern(basicComponentTexts.quickNavigation) })
  await button.pressThenNextWithoutPause(bar.getByRole('link', { name: menuTexts.bottomBar.home }))
  await page.waitForPath(addresses.home.path)
  await page.waitUntilIdle()
}
