import {
  createLinkParameterValue,
  createLinkSentByLender,
  type LinkSentByLender,
} from '@/adapters/fake/access/link-sent-by-lender'
import { ramona } from '@/adapters/fake/personas/ramona'

/**
 * A refinancing link that is valid today: the data with which the sandbox (the fake lender's server)
 * registers it, and the hash in its address.
 */
interface SandboxRefinancingLink {
  readonly sentLink: LinkSentByLender
  readonly hash: string
}

/** Returns a new refinancing link for the demo customer Ramona, who may refinance. Source: REF-01. */
export function createSandboxRefinancingLink(now: number): SandboxRefinancingLink {
  const sentLink = createLinkSentByLender(ramona, 'refinancing', { now })
  if (!sentLink) throw new Error('Nothing is offered to be refinanced')
  return { sentLink, hash: createLinkParameterValue(sentLink, ramona) }
}

/** Makes the sandbox (the fake lender's server) accept a refinancing link, as if the sandbox had sent it. */
export async function registerLinkInSandbox(
  sandboxUrl: string,
  { sentLink }: SandboxRefinancingLink,
): Promise<void> {
  const body = JSON.stringify({ links: [sentLink] })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${sandboxUrl}/__situation`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`The sandbox answered ${status}`)
}
