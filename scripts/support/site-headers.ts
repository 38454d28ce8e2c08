import { reportingEndpointName } from './content-security-policy.ts'

/** Path of the folder that contains the files whose name changes with their content. */
export const hashedAssetsPath = '/assets/'

/**
 * Value of the `Permissions-Policy` header. The portal may use the camera, to scan codes, and write to
 * the clipboard. Other features of the device are forbidden.
 */
const permissionsPolicy =
  'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * Returns the HTTP headers of every answer of the file server, by name. `reports` is the address to
 * which browsers report violations of the content security policy. Source: OPS-01, OPS-04.
 */
export function createSecurityHeaders(policy: string, reports?: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(reports === undefined ? {} : { 'Reporting-Endpoints': `${reportingEndpointName}="${reports}"` }),
  }
}

/** Values of the `Cache-Control` header, which say how long a browser or another cache may store a file. */
export const cacheControlValues = {
  /** For files whose name changes with their content: caches may store them for a year. */
  hashed: 'public, max-age=31536000, immutable',
  /** For all other files: browsers store them, but ask the server each time whether they have changed. */
  others: 'no-cache',
} as const
