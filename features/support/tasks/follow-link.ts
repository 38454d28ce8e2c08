import type { Page, PageElement } from '#features/support/page'

/** Follows a link and waits for the screen with that title. */
export async function followLink(page: Page, link: PageElement, title: string): Promise<void> {
  await link.press()
  await page.main.getByRole('heading', { level: 1, name: title }).waitToAppear()
}
