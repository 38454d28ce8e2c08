import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { cast, personaById } from '@/adapters/fake/personas/cast'
import { linkParameter, newLink, type SentLink } from '@/adapters/fake/sent-link'
import { ManualClock } from './manual-clock'

const today = new ManualClock().now()
const oneDay = 24 * 3_600_000

let seed = 1

/** The same numbers in every process, because published examples contain these links. */
function seeded(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

/**
 * The links that the lender sent: for refinancing, of today and the next two days; for cards, one for each
 * customer who gets one.
 */
export const sentLinks: readonly SentLink[] = cast.flatMap((persona) =>
  [
    newLink(persona, 'refinancing', { now: today, random: seeded }),
    newLink(persona, 'refinancing', { now: today + oneDay, random: seeded }),
    newLink(persona, 'refinancing', { now: today + 2 * oneDay, random: seeded }),
    newLink(persona, 'card-update', { now: today, random: seeded }),
  ].filter((link) => link !== undefined),
)

/** The initial demo state with these links. */
export const demoStateWithLinks: DemoState = { ...defaultDemoState, links: sentLinks }

/** Returns the `data` parameter of the link that renews that customer's card. */
export function cardLinkOf(personaId: string): string {
  return parameterOf(personaId, 'card-update')
}

/** Returns the `hash` of that customer's refinancing link of today. */
export function refinancingHashOf(personaId: string): string {
  return parameterOf(personaId, 'refinancing')
}

function parameterOf(personaId: string, opens: SentLink['opens']): string {
  const persona = personaById(personaId)
  const link = sentLinks.find((each) => each.opens === opens && each.customer === personaId)
  if (!persona || !link) throw new Error(`No such link was sent to ${personaId}`)
  return linkParameter(link, persona)
}
