import { personas } from '@/adapters/fake/personas/personas'
import type { Persona } from '@/adapters/fake/personas/persona'
import { createSentLink, createRefinancingLinkHash, type SentLink } from '@/adapters/fake/access/sent-link'
import { isCalendarDate } from '@/domain/shared/calendar-date'
import { addresses } from '@/ui/addresses'
import { refinancingLinkHashOfPersona, linksSentByLender } from '#tests/support/lender-links'
import { scenarioStartTime } from './scenario-start-time'

/** Returns the path of the refinancing link that the lender sent to the given customer. */
export function refinancingLinkSentTo({ id }: Persona): string {
  return addresses.refinancing.to({ hash: refinancingLinkHashOfPersona(id) })
}

/**
 * Returns the path of a refinancing link made from `parts`. The link contains the secret of the link
 * that the lender sent to the same customer for the same day.
 */
export function buildRefinancingLink(
  parts: readonly string[],
  links: readonly SentLink[] = linksSentByLender,
): string {
  const persona = personaIn(parts)
  const sent = links.find(
    ({ opens, customer, day }) => opens === 'refinancing' && customer === persona?.id && day === parts[3],
  )
  return addresses.refinancing.to({ hash: createRefinancingLinkHash(parts, sent?.secret) })
}

/**
 * Returns the refinancing link that the lender sent to the customer, changed to the day in `parts`.
 * Undefined if `parts` contain no known customer or no valid day.
 */
export function findSentRefinancingLink(parts: readonly string[]): SentLink | undefined {
  const persona = personaIn(parts)
  const [, , , day = ''] = parts
  const link = persona && createSentLink(persona, 'refinancing', { now: Date.parse(scenarioStartTime) })
  return link && isCalendarDate(day) ? { ...link, day } : undefined
}

function personaIn([taxId]: readonly string[]): Persona | undefined {
  return personas.find((persona) => persona.taxId === taxId)
}
