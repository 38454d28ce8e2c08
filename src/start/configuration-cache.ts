import type { PrecachedPages } from '@/adapters/device/precached-pages'
import { readConfiguration } from './configuration'
import { rarelyUsedConfigurationKeys } from './rarely-used-configuration'

/** Address of the configuration file, and key under which the last valid one is stored. */
export const configurationAddress = '/config.json'
const configurationCacheName = 'portal-configuration'
/** Milliseconds to wait for the configuration if an earlier one is stored. */
const timeoutMilliseconds = 5_000

/** What the lender's site answered to a request for the configuration file. */
interface PublishedConfiguration {
  readonly response: Response
  /** Whether the page that requested the configuration can use it. */
  readonly isUsable: boolean
  /** What is stored if the portal can start with the configuration: a copy, and the origin of its API. */
  readonly toStore?: { readonly copy: Response; readonly apiOrigin: string }
}

interface ConfigurationCacheServices {
  readonly openCache: (name: string) => Promise<Pick<Cache, 'match' | 'put'>>
  readonly fetch: (request: Request | string) => Promise<Response>
  readonly pages: PrecachedPages
  /** Origin of the portal's site, such as `https://portal.example.com.ar`. */
  readonly origin: string
}

/** The configuration file, as the service worker stores it and answers the requests of pages for it. */
export class ConfigurationCache {
  constructor(private readonly services: ConfigurationCacheServices) {}

  /**
   * Answers with the configuration from the network, because the lender changes it without a new build.
   * Answers with the last valid one if the device is offline, if the network takes too long, or if what comes
   * is not a whole JSON object, such as the login page of a Wi-Fi network. The same after the lender moved its
   * API, until the stored pages have the content security policy that allows the new one. A file with an invalid
   * setting is passed to the page, which names the setting. Source: GEN-08, OPS-05.
   */
  async answer(request: Request, event: Pick<ExtendableEvent, 'waitUntil'>): Promise<Response> {
    const fetching = this.fetchPublished(request)
    event.waitUntil(fetching.then((published) => this.store(published)).catch(() => undefined))
    const cache = await this.services.openCache(configurationCacheName)
    const stored = await cache.match(configurationAddress)
    if (!stored) return (await fetching).response
    // Without its Date header, from which the page would read the time.
    const known = new Response(stored.body, { headers: { 'Content-Type': 'application/json' } })
    const timeout = new Promise<Response>((resolve) => setTimeout(() => resolve(known), timeoutMilliseconds))
    const latest = fetching.then(({ response, isUsable }) => (isUsable ? response : known)).catch(() => known)
    return Promise.race([latest, timeout])
  }

  /** Requests the configuration and stores it. Rejects if the network does not answer. */
  async refresh(): Promise<void> {
    await this.store(await this.fetchPublished(configurationAddress))
  }

  private async fetchPublished(request: Request | string): Promise<PublishedConfiguration> {
    const response = await this.services.fetch(request)
    const { pages, origin } = this.services
    const text = await readText(response.clone())
    const file = response.ok ? parseJson(text) : undefined
    const read = readConfiguration(file, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
    if (!read.ok)
      return { response, isUsable: typeof file === 'object' && file !== null && !Array.isArray(file) }
    const apiOrigin = new URL(read.value.apiBaseUrl, origin).origin
    return {
      response,
      isUsable: !(await pages.areOutdatedFor(apiOrigin, response)),
      toStore: { copy: new Response(text, response), apiOrigin },
    }
  }

  /** Stores a configuration, after the pages that can use it. It is never newer than they are. */
  private async store({ response, toStore }: PublishedConfiguration): Promise<void> {
    if (!toStore) return
    const { pages, openCache } = this.services
    await pages.renewPolicies(response).catch(() => undefined)
    if (await pages.areOutdatedFor(toStore.apiOrigin, response)) return
    const cache = await openCache(configurationCacheName)
    await cache.put(configurationAddress, toStore.copy)
  }
}

/** Returns the text of a response; empty if it is truncated. */
function readText(response: Response): Promise<string> {
  return response.text().catch(() => '')
}

/** Returns the value of a JSON text; undefined if the text is not valid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
