import type { CspAllowedOrigins } from './content-security-policy'
import { readFirebaseCspOrigins } from './firebase-sources'

/**
 * Returns the origins in a lender's configuration that the content security policy must allow. The
 * portal's own origin is always allowed, so it is not included. A configuration without
 * `identityProviderUrls` allows forms to the lender's API, which is then also the identity provider.
 * Source: OPS-01, SES-18.
 */
export function readLenderCspOrigins(configuration: Readonly<Record<string, unknown>>): CspAllowedOrigins {
  const api = originsOf(configuration['apiBaseUrl'])
  const push = originsOf(configuration['pushBaseUrl'])
  const { reportsUrl, identityProviderUrls } = configuration
  const { connect = [] } = readFirebaseCspOrigins(configuration['firebase'])
  return {
    connect: [...new Set([...api, ...push, ...connect, ...originsOf(reportsUrl)])],
    forms: Array.isArray(identityProviderUrls) ? [...new Set(identityProviderUrls.flatMap(originsOf))] : api,
    images: api,
    frames: originsOf(configuration['pageViewsUrl']),
    ...(typeof reportsUrl === 'string' ? { reportsUrl } : {}),
  }
}

/** Returns the origin of an address. Returns none if the address is a path of the portal's own origin. */
function originsOf(address: unknown): readonly string[] {
  return typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []
}
