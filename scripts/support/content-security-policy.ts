import { createHash } from 'node:crypto'

/** Name of the Trusted Types policy that `src/ui/kit/trusted-types.ts` creates. */
const trustedTypesPolicyName = 'portal'

/**
 * Name by which the `Reporting-Endpoints` header and the content security policy refer to the address
 * for reports.
 */
export const reportingEndpointName = 'portal'

/**
 * Origins that the content security policy of a lender's portal allows besides the portal's own, such as
 * `https://api.example.com.ar`.
 */
export interface CspAllowedOrigins {
  /** Origins of the APIs to which the portal sends requests. */
  readonly connect?: readonly string[]
  /** Origins to which the portal submits forms, such as that of the identity provider. */
  readonly forms?: readonly string[]
  /** Origins from which the portal loads pictures. */
  readonly images?: readonly string[]
  /** Origins of the page that counts visits, which the portal opens in a frame. */
  readonly frames?: readonly string[]
  /** Address to which browsers report violations of the policy. Source: OPS-04. */
  readonly reportsUrl?: string
  /**
   * Whether pages of the site may show the site in a frame. True only for the rulebook (the site that shows
   * the portal's rules), never for the portal.
   */
  readonly isFramedByItself?: true
}

interface ContentSecurityPolicyInput extends CspAllowedOrigins {
  /** Text of the HTML pages. The policy allows their inline code by its hash. */
  readonly html: string
}

/**
 * Returns the text of the content security policy for a meta element. It contains only the directives
 * that are allowed there.
 */
export function buildCspMetaContent({
  connect = [],
  forms = [],
  images = [],
  frames = [],
  html,
}: ContentSecurityPolicyInput): string {
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
    `trusted-types ${trustedTypesPolicyName}`,
  ].join('; ')
}

/**
 * Returns the text of the content security policy for an HTTP header. Unlike the policy in a meta
 * element, it also says which sites may show the page in a frame, and where browsers report violations.
 */
export function buildCspHeaderValue(input: ContentSecurityPolicyInput): string {
  const { reportsUrl, isFramedByItself } = input
  return [
    buildCspMetaContent(input),
    `frame-ancestors ${isFramedByItself ? "'self'" : "'none'"}`,
    // The second is for browsers that do not know the first: Firefox, and Safari before 16.4.
    ...(reportsUrl === undefined ? [] : [`report-to ${reportingEndpointName}`, `report-uri ${reportsUrl}`]),
  ].join('; ')
}

/**
 * Returns the hashes of the pages' inline code: of the styles, or of the import map and the inline scripts.
 */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  const hashes = [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [...new Set(hashes)]
}
