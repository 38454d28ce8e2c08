/**
 * Why the portal calls a link that the customer pasted suspicious, even if the link belongs to the
 * lender. Source: GEN-13.
 */
export type SuspiciousLinkReason =
  | 'not-a-link'
  | 'not-https'
  | 'user-before-host'
  | 'port'
  /**
   * Reason: the link contains letters of a non-Latin alphabet or letters with accents, or the coded form of
   * such letters (`xn--`).
   */
  | 'foreign-letters'
  /** Reason: the link contains invisible characters, or characters that change the direction of reading. */
  | 'hidden-characters'

/** Whether a link that the customer pasted belongs to the lender. Source: GEN-13. */
export type PastedLinkVerdict =
  | { readonly kind: 'ours'; readonly host: string }
  /** A link of the lender to a site that is not the lender's, such as its chat. */
  | { readonly kind: 'our-link' }
  | { readonly kind: 'not-ours'; readonly host: string }
  /** A link that is not the lender's, but whose host imitates one of the lender's hosts. */
  | { readonly kind: 'look-alike'; readonly host: string; readonly of: string }
  | { readonly kind: 'doubtful'; readonly reason: SuspiciousLinkReason }

const hiddenCharacterPattern = /[\p{C}\u115F\u1160\u3164\uFFA0\u180E\u2028\u2029]/u
const hostNamePattern = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const schemePattern = /^([a-z][a-z0-9+.-]*):/i

/**
 * Returns whether a pasted link belongs to the lender. It does if its host equals one of `ownHosts` exactly,
 * or if the link equals one of `ownLinks`: the lender's own links to other sites, such as a chat. A host that
 * only contains or imitates the lender's host does not count. Source: GEN-13.
 */
export function checkPastedLink(
  pasted: string,
  ownHosts: readonly string[],
  ownLinks: readonly string[] = [],
): PastedLinkVerdict {
  const text = pasted.trim()
  if (hiddenCharacterPattern.test(text)) return doubtfulVerdict('hidden-characters')
  if (text === '' || /\s/.test(text)) return doubtfulVerdict('not-a-link')
  const authority = authorityOf(text)
  if (typeof authority !== 'string') return authority
  if (/[@\\%]/.test(authority)) return doubtfulVerdict('user-before-host')
  if (/:\d*$/.test(authority)) return doubtfulVerdict('port')
  const host = authority.toLowerCase().replace(/\.$/, '')
  if (/[^ -~]/.test(host) || /(^|\.)xn--/.test(host)) return doubtfulVerdict('foreign-letters')
  if (!hostNamePattern.test(host)) return doubtfulVerdict('not-a-link')
  if (ownHosts.includes(host)) return { kind: 'ours', host }
  if (ownLinks.some((own) => comparableLink(own) === comparableLink(text))) return { kind: 'our-link' }
  const imitated = ownHosts.find((own) => isImitationOf(host, own))
  return imitated === undefined ? { kind: 'not-ours', host } : { kind: 'look-alike', host, of: imitated }
}

/** Returns the text between the scheme and the path, or why the link is refused. */
function authorityOf(text: string): string | PastedLinkVerdict {
  const scheme = schemePattern.exec(text)
  const isHost = scheme !== null && /^[^/]*\.[^/]*:\d*([/?#]|$)/.test(text)
  if (scheme === null || isHost) return textBeforePath(text)
  const name = scheme[1]?.toLowerCase()
  if (name !== 'https') return doubtfulVerdict('not-https')
  const rest = text.slice(scheme[0].length)
  return rest.startsWith('//') ? textBeforePath(rest.slice(2)) : doubtfulVerdict('not-a-link')
}

/** Returns the link without its scheme and last slash, and with its host in lower case. */
function comparableLink(link: string): string {
  const withoutScheme = link.replace(/^https:\/\//i, '')
  const authority = textBeforePath(withoutScheme)
  const rest = withoutScheme.slice(authority.length).replace(/\/$/, '')
  return `${authority.toLowerCase().replace(/\.$/, '')}${rest}`
}

function textBeforePath(text: string): string {
  return text.split(/[/?#]/, 1)[0] ?? ''
}

function doubtfulVerdict(reason: SuspiciousLinkReason): PastedLinkVerdict {
  return { kind: 'doubtful', reason }
}

/**
 * Maximum number of characters by which a host may differ from one of the lender's hosts and still count
 * as an imitation.
 */
const maxImitationDistance = 2

/**
 * Returns whether a host imitates another: it contains the other's name, or differs only by characters that
 * look alike or by few characters.
 */
function isImitationOf(host: string, own: string): boolean {
  const [shown, wanted] = [simplifiedHost(host), simplifiedHost(own)]
  return shown.includes(wanted) || editDistance(shown, wanted) <= maxImitationDistance
}

/**
 * Returns a host name in which letters that look alike are the same, without `www.`, dots and hyphens,
 * so that names can be compared by how they look.
 */
function simplifiedHost(host: string): string {
  return host
    .replace(/^www\./, '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i|]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[.-]/g, '')
}

/** Returns how many characters have to be added, removed or replaced to make one text of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [position, character] of [...one].entries()) {
    const next = [position + 1]
    for (const [index, wanted] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (character === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
