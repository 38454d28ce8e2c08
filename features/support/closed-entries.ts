import type { Part } from '#features/support/page'

/** What is seen there and cannot be pressed, each with the reason that it is described by. Source: SES-09. */
export async function closedEntries(within: Part): Promise<readonly string[]> {
  const entries = await within.css('[aria-disabled="true"]').all()
  return Promise.all(entries.map(async (entry) => `${await entry.read()} ${await entry.description()}`))
}
