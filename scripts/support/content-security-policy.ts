import { createHash } from 'node:crypto'

/** The only Trusted Types policies of the portal: the service worker's address, and the cleaning of notices. */
const trustedTypesPolicies = ['portal-service-worker', 'dompurify']

export interface PolicyInput {
  /** Origins besides the portal's own that answer its calls: `https://api.example.com.ar`. */
  readonly connect?: readonly string[]
  /** Origins besides the portal's own that forms are handed over to, as the identity check's is. */
  readonly forms?: readonly string[]
  /** The page itself, whose inline style is allowed by its hash. */
  readonly html: string
}

/** The directives that may stand in a meta element. */
export function contentSecurityPolicy({ connect = [], forms = [], html }: PolicyInput): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...inlineStyleHashes(html)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
  ].join('; ')
}

/** As a header it also forbids frames, which a meta element cannot. */
export function contentSecurityPolicyHeader(input: PolicyInput): string {
  return `${contentSecurityPolicy(input)}; frame-ancestors 'none'`
}

function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => {
    return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
  })
}
