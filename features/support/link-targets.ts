import type { PageElement } from './page'

/** The text and address of each link, in the order of the screen. */
export type LinkAddresses = readonly (readonly [words: string, target: string])[]

export async function readLinkAddresses(links: PageElement): Promise<LinkAddresses> {
  const all = await links.allMatches()
  return Promise.all(all.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const))
}
