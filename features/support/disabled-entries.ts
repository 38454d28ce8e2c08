import type { PageElement } from '#features/support/page'

/**
 * Returns the disabled menu entries and links inside an element, each with the reason shown for it. Source:
 * SES-09.
 */
export async function readDisabledLinksWithReasons(within: PageElement): Promise<readonly string[]> {
  const entries = await within.getByCss('[aria-disabled="true"]').allMatches()
  return Promise.all(
    entries.map(async (entry) => `${await entry.visibleText()} ${await entry.accessibleDescription()}`),
  )
}
