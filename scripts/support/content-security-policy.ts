import { createHash } from 'node:crypto'

/** The policy of `src/ui/kit/trusted-types.ts`, made where the portal begins: a name is used once. */
const ownTrustedTypes = 'portal'

/** What a lender's portal needs besides itself. Origins: `https://api.example.com.ar`. */
export interface PolicySources {
  /** That answer its calls. */
  readonly connect?: readonly string[]
  /** That forms are handed over to, as the identity check's is. */
  readonly forms?: readonly string[]
  /** That pictures come from. */
  readonly images?: readonly string[]
  /** Whose page counts visits, in a frame of its own origin. */
  readonly frames?: readonly string[]
  /** Its own pages may show it in a frame: the rulebook does, the portal never. */
  readonly isFramedByItself?: true
}

export interface PolicyInput extends PolicySources {
  /** The pages themselves: what is inline in them is allowed by its hash. */
  readonly html: string
}

/** The directives that may stand in a meta element. */
export function contentSecurityPolicy({
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

/** As a header it also says who may show the page in a frame, which a meta element cannot. */
export function contentSecurityPolicyHeader(input: PolicyInput): string {
  return `${contentSecurityPolicy(input)}; frame-ancestors ${input.isFramedByItself ? "'self'" : "'none'"}`
}

/** Of what stands in the pages: their styles, the list of hashes that is no program, and the entrance's own script. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  const hashes = [...html.matchAll(inline)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [...new Set(hashes)]
}
