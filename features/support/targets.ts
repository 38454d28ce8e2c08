import type { Part } from './page'

/** What stands there and where it leads, one after the other. */
export type Targets = readonly (readonly [words: string, target: string])[]

export async function targetsOf(links: Part): Promise<Targets> {
  const all = await links.all()
  return Promise.all(all.map(async (link) => [await link.read(), await link.target()] as const))
}
