/** No blank, control character or backslash: browsers drop the former and read the latter as a slash. */
const hiddenOrMisread = /[\s\p{Cc}\p{Cf}\\]/u
/** What a segment of a portal path is made of, once decoded. A second encoding would leave a `%`. */
const plainSegment = /^[\p{L}\p{N}_.~-]+$/u

/** Where who is in changes: nobody is led there by an address that came from outside. Source: SES-20. */
const sessionChangingPaths = /^\/(autologin|cerrar-sesion)(\/|$)/i

/**
 * The address itself when it is a path of this portal, query and hash included; nothing when it leads,
 * or could be misread as leading, anywhere else or to another session. For what arrives as `redirectUrl`, as origin,
 * in a banner or a notice. Source: SES-02, SES-20.
 */
export function insidePortalPath(address: string): string | undefined {
  if (!address.startsWith('/') || hiddenOrMisread.test(address)) return undefined
  const path = address.split(/[?#]/)[0] ?? address
  return hasPlainSegments(path) && !sessionChangingPaths.test(decodeURIComponent(path)) ? address : undefined
}

function hasPlainSegments(path: string): boolean {
  if (path === '/') return true
  const withoutTrailingSlash = path.replace(/\/$/, '')
  return withoutTrailingSlash.slice(1).split('/').every(isPlainSegment)
}

function isPlainSegment(segment: string): boolean {
  const decoded = decodedSegment(segment)
  if (decoded === undefined || decoded === '.' || decoded === '..') return false
  return plainSegment.test(decoded)
}

function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
