import type { PageElement } from './page'

/** The text and address of each link, in the order of the screen. */
export type LinkTargets = readonly (readonly [words: string, target: string])[]

export async function linkTargetsOf(links: PageElement): Promise<LinkTargets> {
  const all = await links.allMatches()
  return Promise.all(all.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const))
}
