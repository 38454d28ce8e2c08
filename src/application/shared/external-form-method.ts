/**
 * Returns the HTTP method for submitting a form: GET if its address belongs to the portal's own site, POST
 * if not. Source: SES-18.
 */
export function externalFormMethod(address: string, portalOrigin: string): 'get' | 'post' {
  return new URL(address, portalOrigin).origin === portalOrigin ? 'get' : 'post'
}
