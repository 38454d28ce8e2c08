import { createContext, use, type ComponentProps } from 'react'
import { Link } from 'wouter'

/** Returns whether nothing leads to that address, because the lender has switched it off. Source: OPS-03. */
export const HiddenTargetsContext = createContext<(to: string) => boolean>(() => false)

/** A link to an address of the portal. Renders nothing if the lender has switched the address off. */
export function PortalLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  const isHidden = use(HiddenTargetsContext)
  return isHidden(href) ? undefined : <Link href={href} {...props} />
}
