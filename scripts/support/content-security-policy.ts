import { createHash } from 'node:crypto'

/** The Trusted Types policy of `src/ui/kit/trusted-types.ts`, which may be created once. */
const ownTrustedTypes = 'portal'

/** The name that the `Reporting-Endpoints` header gives to the address for reports. */
export const reportingEndpointName = 'portal'

/**
 * Origins that a lender's portal needs besides its own, such as `https://api.example.com.ar`, for its
 * content security policy.
 */
export interface SecurityPolicySources {
  /** Origins of the APIs that the portal calls. */
  readonly connect?: readonly string[]
  /** Origins to which the portal submits forms, such as that of the identity provider. */
  readonly forms?: readonly string[]
  /** Origins from which pictures are loaded. */
  readonly images?: readonly string[]
  /** Origins of the page that counts visits, which the portal opens in a frame. */
  readonly frames?: readonly string[]
  /** Address to which browsers report violations of the policy. Source: OPS-04. */
  readonly reports?: string
  /** Whether the site's own pages may show it in a frame: true for the rulebook, never for the portal. */
  readonly isFramedByItself?: true
}

export interface SecurityPolicyInput extends SecurityPolicySources {
  /** Text of the HTML pages. The policy allows the inline code in them by its hash. */
  readonly html: string
}

/** Returns the directives of the content security policy that are allowed in a meta element. */
export function securityPolicyMetaDirectives({
  connect = [],
  forms = [],
  images = [],
  frames = [],
  html,
}: SecurityPolicyInput): string {
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

/**
 * Returns the content security policy for a header. Unlike a meta element, it also says who may show the
 * page in a frame.
 */
export function securityPolicyHeaderValue(input: SecurityPolicyInput): string {
  const { reports, isFramedByItself } = input
  return [
    securityPolicyMetaDirectives(input),
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
