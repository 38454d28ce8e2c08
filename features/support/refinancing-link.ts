import type { Persona } from '@/adapters/fake/personas/persona'
import { refinancingHash } from '@/adapters/fake/refinancing-link'
import { addresses } from '@/ui/addresses'
import { specificationsNow } from '#features/support/specifications-now'

/** The link that the customer got. */
export function linkOf(persona: Persona): string {
  const hash = refinancingHash(persona, Date.parse(specificationsNow))
  return addresses.refinancing.to({ hash })
}
