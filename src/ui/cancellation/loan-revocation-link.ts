import type { PublicLinks } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import type { LinkDestination } from '@/ui/kit/button'

/**
 * Returns the link for revoking a loan. It leads to the lender's own page for revoking loans or, if the
 * lender has no such page, to the portal's form with the number of the loan. Source: CAN-02, CAN-06.
 */
export function loanRevocationLink({ revocation }: PublicLinks, externalId: string): LinkDestination {
  if (revocation !== undefined) return { href: revocation, newTab: true }
  return { to: addresses.revocation.createPath({ loan: externalId }) }
}
