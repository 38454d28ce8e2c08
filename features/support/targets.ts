import type { Part } from './page'

/** Texts and addresses of links, in order. */
export type Targets = readonly (readonly [words: string, target: string])[]

export async function targetsOf(links: Part): Promise<Targets> {
  const all = await links.all()
  return Promise.all(all.map(async (link) => [await link.read(), await link.linkAddress()] as const))
}
