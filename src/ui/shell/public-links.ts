import type { PublicLinks } from '@/application/shared/settings.port'
import { addresses } from '@/ui/addresses'
import { shellTexts } from '@/ui/texts/shell.texts'

const texts = shellTexts.publicEntries

export interface PublicLink {
  readonly label: string
  readonly href: string
}

/**
 * Returns the links in the header of the screens before login, as the lender has configured them. Source:
 * HOM-14.
 */
export function publicHeaderLinks(links: PublicLinks): readonly PublicLink[] {
  return configuredLinks([
    { label: texts.company, href: links.company },
    { label: texts.whereToBuy, href: links.whereToBuy },
    { label: texts.aboutUs, href: links.aboutUs },
    { label: texts.blog, href: links.blog },
    { label: texts.help, href: links.help },
  ])
}

/**
 * Returns the links in the footer of the screens before login: the two consumer requests, which customers
 * must reach without login, and the lender's contact page if it has configured one. Source: CAN-06.
 */
export function publicFooterLinks(links: PublicLinks): readonly PublicLink[] {
  return [...consumerRequestLinks(links), ...configuredLinks([{ label: texts.contact, href: links.contact }])]
}

/**
 * Returns the links to the two consumer requests: to revoke a contract, and to cancel a service. Each
 * leads to the lender's page or, if the lender has configured none, to the portal's own page. Source:
 * CAN-06.
 */
export function consumerRequestLinks(links: PublicLinks): readonly PublicLink[] {
  return [
    { label: texts.revocation, href: links.revocation ?? addresses.revocation.path },
    {
      label: texts.serviceCancellation,
      href: links.serviceCancellation ?? addresses.serviceCancellation.path,
    },
  ]
}

function configuredLinks(
  entries: readonly { readonly label: string; readonly href: string | undefined }[],
): readonly PublicLink[] {
  return entries.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]))
}
