import { reportingEndpointName } from './content-security-policy.ts'

/** Files whose name changes with their content. */
export const hashedAssetsPath = '/assets/'

/** Allows the camera for codes; everything else of the device is closed. */
const permissions = 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * The headers of every answer, by name. `reports` is the address that browsers report violations to.
 * Source: OPS-01, OPS-04.
 */
export function securityHeaders(policy: string, reports?: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(reports === undefined ? {} : { 'Reporting-Endpoints': `${reportingEndpointName}="${reports}"` }),
  }
}

/** How long browsers and caches on the way may store an answer. */
export const cacheControlValues = {
  /** For a year: another content has another name. */
  hashed: 'public, max-age=31536000, immutable',
  /** They ask each time whether it changed. */
  others: 'no-cache',
} as const
