import type { PageElement } from './page'

/** Texts and addresses of links, in order. */
export type LinkTargets = readonly (readonly [words: string, target: string])[]

export async function linkTargetsOf(links: PageElement): Promise<LinkTargets> {
  const all = await links.all()
  return Promise.all(all.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const))
}
