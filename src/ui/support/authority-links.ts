import type { ClaimAuthority } from '@/domain/support/claim-authority'
import { claimsTexts } from '@/ui/texts/claims.texts'
import { personalDataTexts } from '@/ui/texts/personal-data.texts'

interface AuthorityLink {
  readonly name: string
  readonly href: string
}

const { centralBank, consumerDefence } = claimsTexts.authority

/** The agency that supervises the law on personal data. Source: Ley 25.326; SUP-06. */
export const dataProtectionAgency: AuthorityLink = {
  name: personalDataTexts.agencyLink,
  href: 'https://www.argentina.gob.ar/aaip/datospersonales/reclama',
}

/** Links to the authorities for each kind of claim. Source: SUP-04, SUP-06. */
export const authorityLinks: Readonly<Record<ClaimAuthority, readonly AuthorityLink[]>> = {
  consumer: [
    { name: centralBank, href: 'https://www.bcra.gob.ar/reclamo-productos-servicios-financieros' },
    { name: consumerDefence, href: 'https://www.argentina.gob.ar/defensadelconsumidor' },
  ],
  'data-protection': [dataProtectionAgency],
}
