/** GET where the form stays within the portal's own origin, POST for everybody else. Source: SES-18. */
export function handOverMethod(address: string, portalOrigin: string): 'get' | 'post' {
  return new URL(address, portalOrigin).origin === portalOrigin ? 'get' : 'post'
}
