import { cast } from '@/adapters/fake/personas/cast'
import type { Persona } from '@/adapters/fake/personas/persona'
import { refinancingHash, signedHash } from '@/adapters/fake/refinancing-link'
import { addresses } from '@/ui/addresses'
import { specificationsNow } from '#features/support/specifications-now'

/** The link that the customer got. */
export function linkOf(persona: Persona): string {
  return addresses.refinancing.to({ hash: hashFor(persona) })
}

/** What that link carries. */
export function hashFor(persona: Persona): string {
  return refinancingHash(persona, Date.parse(specificationsNow)) ?? ''
}

/** A link with those parts and the secret that the lender sent to the customer whom it names. */
export function linkWith(parts: readonly string[]): string {
  const named = cast.find(({ taxId }) => taxId === parts[0]) ?? {}
  return addresses.refinancing.to({ hash: signedHash(named, parts) })
}
