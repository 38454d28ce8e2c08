import type { PageElement } from '#features/support/page'

/** Returns the disabled entries with the reason that describes each. Source: SES-09. */
export async function disabledEntriesWithReasons(within: PageElement): Promise<readonly string[]> {
  const entries = await within.css('[aria-disabled="true"]').all()
  return Promise.all(
    entries.map(async (entry) => `${await entry.visibleText()} ${await entry.description()}`),
  )
}
