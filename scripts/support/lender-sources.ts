import type { SecurityPolicySources } from './content-security-policy'
import { firebasePolicySources } from './firebase-sources'

/**
 * Returns the origins that a lender's configuration names, for the content security policy. The portal's
 * own origin needs no naming.
 */
export function lenderPolicySources(
  configuration: Readonly<Record<string, unknown>>,
  identity: string | undefined,
): SecurityPolicySources {
  const api = originOf(configuration['apiBaseUrl'])
  const push = originOf(configuration['pushBaseUrl'])
  const { reportsUrl } = configuration
  const { connect = [] } = firebasePolicySources(configuration['firebase'])
  return {
    connect: [...new Set([...api, ...push, ...connect, ...originOf(reportsUrl)])],
    forms: originOf(identity),
    images: api,
    frames: originOf(configuration['pageViewsUrl']),
    ...(typeof reportsUrl === 'string' ? { reports: reportsUrl } : {}),
  }
}

/** Returns no origin for a path of the portal's own origin. */
function originOf(address: unknown): readonly string[] {
  return typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : []
}
