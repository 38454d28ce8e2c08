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
  const api = originOf(configuration['apiBaseUrl'])
  const push = originOf(configuration['pushBaseUrl'])
  const { reportsUrl } = configuration
  const { connect = [] } = readFirebaseCspOrigins(configuration['firebase'])
  return {
    connect: [...new Set([...api, ...push, ...connect, ...originOf(reportsUrl)])],
    forms: originOf(identity),
    images: api,
    frames: originOf(configuration['pageViewsUrl']),
    ...(typeof reportsUrl === 'string' ? { reports: reportsUrl } : {}),
  }
}

/** Returns the origin of an address. Returns none if the address is a path of the portal's own origin. */
function originOf(address: unknown): readonly string[] {
  return typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []
}
