import { createHash } from 'node:crypto'

/** The Trusted Types policy of `src/ui/kit/trusted-types.ts`, which may be created once. */
const ownTrustedTypes = 'portal'

/** The name under which `Reporting-Endpoints` gives the address of reports. */
export const reportingEndpointName = 'portal'

/** Origins that a lender's portal needs besides its own, such as `https://api.example.com.ar`. */
export interface PolicySources {
  /** Origins that answer its calls. */
  readonly connect?: readonly string[]
  /** Origins to which forms are submitted, such as the identity check's. */
  readonly forms?: readonly string[]
  /** Origins of pictures. */
  readonly images?: readonly string[]
  /** Origins of the page that counts visits, in a frame. */
  readonly frames?: readonly string[]
  /** Address that browsers report violations to. Source: OPS-04. */
  readonly reports?: string
  /** Whether its own pages may show it in a frame: true for the rulebook, never for the portal. */
  readonly isFramedByItself?: true
}

export interface PolicyInput extends PolicySources {
  /** The pages, whose inline code is allowed by hash. */
  readonly html: string
}

/** Returns the directives that are allowed in a meta element. */
export function metaPolicyDirectives({
  connect = [],
  forms = [],
  images = [],
  frames = [],
  html,
}: PolicyInput): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineHashes(html, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(html, 'style')].join(' '),
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frames.length === 0 ? [] : [['frame-src', ...frames].join(' ')]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${ownTrustedTypes}`,
  ].join('; ')
}

/** Returns the policy for a header, which can also say who may show the page in a frame. */
export function policyHeaderValue(input: PolicyInput): string {
  const { reports, isFramedByItself } = input
  return [
    metaPolicyDirectives(input),
    `frame-ancestors ${isFramedByItself ? "'self'" : "'none'"}`,
    // The second is for browsers that do not know the first: Firefox, and Safari before 16.4.
    ...(reports === undefined ? [] : [`report-to ${reportingEndpointName}`, `report-uri ${reports}`]),
  ].join('; ')
}

/** Returns the hashes of the pages' inline code: styles, the import map, and the inline script. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  const hashes = [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [...new Set(hashes)]
}
