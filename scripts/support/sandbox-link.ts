import { linkParameterOf, createSentLink, type SentLink } from '@/adapters/fake/access/sent-link'
import { ramona } from '@/adapters/fake/personas/ramona'

/** A refinancing link that is open today: as the sandbox is given it, and the hash of its address. */
export interface RefinancingLink {
  readonly sent: SentLink
  readonly hash: string
}

/** Returns a new link of the customer of the demo who may refinance. Source: REF-01. */
export function createRefinancingLink(now: number): RefinancingLink {
  const sent = createSentLink(ramona, 'refinancing', { now })
  if (!sent) throw new Error('Nothing is offered to be refinanced')
  return { sent, hash: linkParameterOf(sent, ramona) }
}

/** Gives the sandbox a link that it has sent. */
export async function registerSentLink(sandboxUrl: string, { sent }: RefinancingLink): Promise<void> {
  const body = JSON.stringify({ links: [sent] })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${sandboxUrl}/__situation`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`The sandbox answered ${status}`)
}
