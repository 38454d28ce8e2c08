import { personaById } from '@/adapters/fake/personas/cast'
import { refinancingHash } from '@/adapters/fake/refinancing-link'
import { ManualClock } from './manual-clock'

/** The `data` of the link that the lender sent to that customer to renew a card. */
export function cardLinkOf(personaId: string): string {
  return found(personaById(personaId)?.cardUpdateLink?.secret, personaId)
}

/** The `hash` of the refinancing link of that customer, on the day of the tests unless set. */
export function refinancingHashOf(personaId: string, now: number = new ManualClock().now()): string {
  const persona = personaById(personaId)
  return found(persona && refinancingHash(persona, now), personaId)
}

function found(secret: string | undefined, personaId: string): string {
  if (secret === undefined) throw new Error(`No such link was sent to ${personaId}`)
  return secret
}
