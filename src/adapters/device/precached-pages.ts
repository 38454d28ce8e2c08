const policyHeaderName = 'Content-Security-Policy'

interface PrecachedPagesServices {
  /** Opens the cache with the files that the service worker stores while it is installed. */
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put'>>
  /** Requests a page from the lender's site, not from a cache of the browser. */
  readonly fetchPage: (address: string) => Promise<Response>
  /** The addresses of the HTML pages of this version of the portal, each with its key in the cache. */
  readonly cacheKeys: ReadonlyMap<string, string>
}

/**
 * The HTML pages that the service worker stored while it was installed, each with the content security policy
 * of that day. The lender changes the policy together with the configuration file, without a new version of the
 * portal and so without a new service worker. Source: OPS-01, OPS-05.
 */
export class PrecachedPages {
  constructor(private readonly services: PrecachedPagesServices) {}

  /**
   * Stores the pages again, if the site now sends another policy than they have. `published` is an answer of the
   * site. If the text of a page has changed, all of them stay as they are: the site has another version of the
   * portal, whose own service worker stores its pages together with their files. Rejects if a page does not
   * arrive whole.
   */
  async renewPolicies(published: Response): Promise<void> {
    const policy = published.headers.get(policyHeaderName)
    if (policy === null) return
    const cache = await this.services.openCache()
    const renewedPages = new Map<string, Response>()
    for (const [address, key] of this.services.cacheKeys) {
      const stored = await cache.match(key)
      if (stored?.headers.get(policyHeaderName) === policy) continue
      const page = await this.services.fetchPage(address)
      const html = await page.text()
      if (html !== (await stored?.text())) return
      // Copied, because browsers refuse to open a response that a redirect led to.
      renewedPages.set(key, new Response(html, page))
    }
    for (const [key, page] of renewedPages) await cache.put(key, page)
  }

  /**
   * Returns whether the policy of a stored page does not name one of the given origins, but the policy of
   * `published`, an answer of the site, does. Such a page cannot use that origin.
   */
  async areOutdatedFor(origins: readonly string[], published: Response): Promise<boolean> {
    const named = origins.filter((origin) => namesOrigin(published, origin))
    const cache = await this.services.openCache()
    for (const key of this.services.cacheKeys.values()) {
      const stored = await cache.match(key)
      if (stored?.headers.has(policyHeaderName) && named.some((origin) => !namesOrigin(stored, origin)))
        return true
    }
    return false
  }
}

function namesOrigin({ headers }: Response, origin: string): boolean {
  return headers.get(policyHeaderName)?.split(/[ ;]/).includes(origin) ?? false
}
