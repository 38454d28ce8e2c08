import type { Part } from './page'

/** Texts and addresses of links, in order. */
export type LinkTargets = readonly (readonly [words: string, target: string])[]

export async function linkTargetsOf(links: Part): Promise<LinkTargets> {
  const all = await links.all()
  return Promise.all(all.map(async (link) => [await link.read(), await link.linkAddress()] as const))
}
