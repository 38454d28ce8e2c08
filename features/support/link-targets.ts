import type { PageElement } from './page'

/** The text and the address of each link, in the order in which the screen shows the links. */
export type LinkTextsAndAddresses = readonly (readonly [words: string, target: string])[]

export async function readLinkTextsAndAddresses(links: PageElement): Promise<LinkTextsAndAddresses> {
  const all = await links.allMatches()
  return Promise.all(all.map(async (link) => [await link.visibleText(), await link.linkAddress()] as const))
}
