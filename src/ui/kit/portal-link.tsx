import { createContext, use, type ComponentProps } from 'react'
import { Link } from 'wouter'

/**
 * A function that returns whether links to an address are hidden, because the lender has switched the address
 * off. Source: OPS-03.
 */
export const IsLinkHiddenContext = createContext<(to: string) => boolean>(() => false)

/** A link to an address of the portal. Renders nothing if the lender has switched the address off. */
export function PortalLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  const isHidden = use(IsLinkHiddenContext)
  return isHidden(href) ? undefined : <Link href={href} {...props} />
}
