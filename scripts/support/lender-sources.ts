import type { CspAllowedOrigins } from './content-security-policy'
import { readFirebaseCspOrigins } from './firebase-sources'

/**
 * Returns the origins in a lender's configuration that the content security policy must allow. The
 * portal's own origin is always allowed, so it is not included.
 */
export function readLenderCspOrigins(
  configuration: Readonly<Record<string, unknown>>,
  identity: string | undefined,
): CspAllowedOrigins {
  const api = originsOf(configuration['apiBaseUrl'])
  const push = originsOf(configuration['pushBaseUrl'])
  const { reportsUrl } = configuration
  const { connect = [] } = readFirebaseCspOrigins(configuration['firebase'])
  return {
    connect: [...new Set([...api, ...push, ...connect, ...originsOf(reportsUrl)])],
    forms: originsOf(identity),
    images: api,
    frames: originsOf(configuration['pageViewsUrl']),
    ...(typeof reportsUrl === 'string' ? { reportsUrl } : {}),
  }
}

/** Returns the origin of an address. Returns none if the address is a path of the portal's own origin. */
function originsOf(address: unknown): readonly string[] {
  return typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []
}
