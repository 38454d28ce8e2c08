import { createContext, use, type ComponentProps } from 'react'
import { Link } from 'wouter'

/**
 * The React context with a function that returns whether links to an address of the portal are hidden,
 * because the lender has switched the address off. Source: OPS-03.
 */
export const IsLinkHiddenFunctionContext = createContext<(to: string) => boolean>(() => false)

/** A link to an address of the portal. If the lender has switched the address off, no link is shown. */
export function PortalLink({ href, ...props }: ComponentProps<'a'> & { readonly href: string }) {
  const isHidden = use(IsLinkHiddenFunctionContext)
  return isHidden(href) ? undefined : <Link href={href} {...props} />
}
