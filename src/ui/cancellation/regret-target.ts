import type { PublicLinks } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import type { LinkTarget } from '@/ui/kit/button'

/** Where a loan is regretted: at the lender's own page, or at the portal's, which then knows which loan. Source: CAN-02, CAN-06. */
export function regretTarget({ revocation }: PublicLinks, externalId: string): LinkTarget {
  if (revocation !== undefined) return { href: revocation, newTab: true }
  return { to: addresses.revocation.to({ loan: externalId }) }
}
