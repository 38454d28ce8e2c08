import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { cast, personaById } from '@/adapters/fake/personas/cast'
import { linkParameter, newLink, type SentLink } from '@/adapters/fake/sent-link'
import { ManualClock } from './manual-clock'

const today = new ManualClock().now()
const oneDay = 24 * 3_600_000

let seed = 1

/** The same numbers in every process: the published examples show these links. */
function seeded(): number {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
  return seed / 2 ** 32
}

/** What the lender sent: a refinancing link of today and of the two days after, and a card link, to whoever gets one. */
export const sentLinks: readonly SentLink[] = cast.flatMap((persona) =>
  [
    newLink(persona, 'refinancing', { now: today, random: seeded }),
    newLink(persona, 'refinancing', { now: today + oneDay, random: seeded }),
    newLink(persona, 'refinancing', { now: today + 2 * oneDay, random: seeded }),
    newLink(persona, 'card-update', { now: today, random: seeded }),
  ].filter((link) => link !== undefined),
)

/** The demo as it starts, with the links that were sent. */
export const demoStateWithLinks: DemoState = { ...defaultDemoState, links: sentLinks }

/** Returns the `data` parameter of the link that renews that customer's card. */
export function cardLinkOf(personaId: string): string {
  return parameterOf(personaId, 'card-update')
}

/** The `hash` of today's refinancing link of that customer. */
export function refinancingHashOf(personaId: string): string {
  return parameterOf(personaId, 'refinancing')
}

function parameterOf(personaId: string, opens: SentLink['opens']): string {
  const persona = personaById(personaId)
  const link = sentLinks.find((each) => each.opens === opens && each.customer === personaId)
  if (!persona || !link) throw new Error(`No such link was sent to ${personaId}`)
  return linkParameter(link, persona)
}
