import { reportingEndpointName } from './content-security-policy.ts'

/** Path of the folder with the files whose name changes with their content. */
export const hashedAssetsPath = '/assets/'

/** Allows the camera for codes; everything else of the device is closed. */
const permissions = 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * Returns the headers of every answer, by name. `reports` is the address to which browsers report
 * violations of the policy. Source: OPS-01, OPS-04.
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

/** `Cache-Control` values: how long browsers and the caches between may store an answer. */
export const cacheControlValues = {
  /** Files whose name changes with their content may be stored for a year. */
  hashed: 'public, max-age=31536000, immutable',
  /** All other files are stored, but browsers ask each time whether they have changed. */
  others: 'no-cache',
} as const
