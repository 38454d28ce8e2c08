/** Returns GET for a form within the portal's own origin, POST for any other. Source: SES-18. */
export function externalFormMethod(address: string, portalOrigin: string): 'get' | 'post' {
  return new URL(address, portalOrigin).origin === portalOrigin ? 'get' : 'post'
}
