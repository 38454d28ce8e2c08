/**
 * Matches blanks, control characters and backslashes. Browsers drop the first two and read a backslash as a
 * slash.
 */
const hiddenOrMisreadPattern = /[\s\p{Cc}\p{Cf}\\]/u
/**
 * Matches a decoded path segment that has only allowed characters. A `%` would mean that it was encoded
 * twice.
 */
const plainSegmentPattern = /^[\p{L}\p{N}_.~-]+$/u

/**
 * Matches paths that change who is signed in. An address from outside the portal must not lead there.
 * Source: SES-20.
 */
const sessionChangingPathPattern = /^\/(autologin|cerrar-sesion)(\/|$)/i

/**
 * Returns the address, with query and hash, if it leads to a path of this portal. Undefined if it leads to
 * another site, if a browser could take it for an address of another site, or if opening it would sign a
 * customer in or out. Used for redirects after login, banners and notifications. Source: SES-02, SES-20.
 */
export function portalPathIfSafe(address: string): string | undefined {
  if (!address.startsWith('/') || hiddenOrMisreadPattern.test(address)) return undefined
  const path = address.split(/[?#]/)[0] ?? address
  return hasPlainSegments(path) && !sessionChangingPathPattern.test(decodeURIComponent(path))
    ? address
    : undefined
}

function hasPlainSegments(path: string): boolean {
  if (path === '/') return true
  const withoutTrailingSlash = path.replace(/\/$/, '')
  return withoutTrailingSlash.slice(1).split('/').every(isPlainSegment)
}

function isPlainSegment(segment: string): boolean {
  const decoded = decodedSegment(segment)
  if (decoded === undefined || decoded === '.' || decoded === '..') return false
  return plainSegmentPattern.test(decoded)
}

function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
