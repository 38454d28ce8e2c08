import type { PublicLinks } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import type { LinkTarget } from '@/ui/kit/button'

/**
 * Returns where a loan is revoked: on the lender's page, or in the portal's form, which receives the loan's
 * number. Source: CAN-02, CAN-06.
 */
export function revocationTarget({ revocation }: PublicLinks, externalId: string): LinkTarget {
  if (revocation !== undefined) return { href: revocation, newTab: true }
  return { to: addresses.revocation.to({ loan: externalId }) }
}
