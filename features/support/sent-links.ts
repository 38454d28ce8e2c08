import { personas } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'
import {
  createLinkSentByLender,
  createRefinancingLinkHash,
  type LinkSentByLender,
} from '@/adapters/fake/access/link-sent-by-lender'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import { addresses } from '@/ui/addresses'
import { refinancingLinkHashOfPersona, linksSentByLender } from '#tests/support/lender-links'
import { scenarioStartTime } from './scenario-start-time'

/** Returns the path of the refinancing link that the lender sent to the given customer. */
export function pathOfSentRefinancingLink({ id }: Persona): string {
  return addresses.refinancing.createPath({ hash: refinancingLinkHashOfPersona(id) })
}

/**
 * Returns the path of a refinancing link made from `parts`, whose first text is the customer's CUIL and
 * whose fourth is the day. Adds the secret of the link in `links` for that customer and day, if there is
 * one.
 */
export function buildRefinancingLinkPath(
  parts: readonly string[],
  links: readonly LinkSentByLender[] = linksSentByLender,
): string {
  const persona = personaOfLinkParts(parts)
  const sent = links.find(
    ({ opens, customer, day }) => opens === 'refinancing' && customer === persona?.id && day === parts[3],
  )
  return addresses.refinancing.createPath({ hash: createRefinancingLinkHash(parts, sent?.secret) })
}

/**
 * Creates a refinancing link for the customer and the day in `parts`, as if the lender had sent it to the
 * customer on that day. The first text of `parts` is the CUIL, and the fourth is the day. Undefined if
 * `parts` contain no valid day, or no customer to whom the lender offers a refinancing.
 */
export function createSentLinkFromLinkParts(parts: readonly string[]): LinkSentByLender | undefined {
  const persona = personaOfLinkParts(parts)
  const [, , , day = ''] = parts
  const link =
    persona && createLinkSentByLender(persona, 'refinancing', { now: Date.parse(scenarioStartTime) })
  return link && isCalendarDate(day) ? { ...link, day } : undefined
}

function personaOfLinkParts([taxId]: readonly string[]): Persona | undefined {
  return personas.find((persona) => persona.taxId === taxId)
}
