import { PrecachedPages } from '@/adapters/device/precached-pages'
import { ConfigurationCache } from '@/start/configuration-cache'
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage'

const origin = 'https://portal.example'
/** Names of the pages that the service worker stores. */
export const pageNames = ['index.html', 'validacion-dni.html']

/** What the lender's site answers. */
export interface PublishedSite {
  /** Content security policy that the site sends with every answer; undefined if it sends none. */
  readonly policy: string | undefined
  readonly configuration: string
  readonly pages: Readonly<Record<string, BodyInit>>
}

/** A device whose service worker stored a site of the lender while it was installed. */
export class DeviceWithServiceWorker {
  readonly requestedPages: string[] = []
  isOnline = true
  /** Errors that the service worker has printed. */
  readonly printedErrors: string[] = []
  private readonly caches = new MemoryCacheStorage()
  private readonly pendingWork: Promise<unknown>[] = []
  readonly configuration = this.createConfigurationCache()

  constructor(public site: PublishedSite) {}

  static async install(site: PublishedSite): Promise<DeviceWithServiceWorker> {
    const device = new DeviceWithServiceWorker(site)
    const pageCache = await device.caches.open('precache')
    for (const name of pageNames)
      await pageCache.put(`${name}?revision`, await device.fetch(site.pages[name]))
    await device.configuration.install()
    await device.configuration.activate()
    return device
  }

  /** Starts to install the service worker of another version of the portal, which stores its configuration. */
  async startInstallingAnotherVersion(): Promise<ConfigurationCache> {
    const ofAnotherVersion = this.createConfigurationCache()
    await ofAnotherVersion.install()
    return ofAnotherVersion
  }

  /** Stores a configuration that another version of the portal could read. */
  async storeConfiguration(file: object): Promise<void> {
    const cache = await this.caches.open('portal-configuration')
    await cache.put('/config.json', Response.json(file))
  }

  /** Returns the address of the lender's API in the configuration that a page receives. */
  async readApiBaseUrl(): Promise<unknown> {
    return Object(await this.readConfiguration())['apiBaseUrl']
  }

  async readConfiguration(): Promise<unknown> {
    const request = new Request(`${origin}/config.json`)
    const event = { waitUntil: (work: Promise<unknown>) => void this.pendingWork.push(work) }
    const response = await this.configuration.answer(request, event)
    const file: unknown = await response.json()
    await Promise.all(this.pendingWork)
    return file
  }

  /** Returns the text and the policy of each stored page. */
  async storedPages(): Promise<readonly (readonly [string | undefined, string | null | undefined])[]> {
    const pageCache = await this.caches.open('precache')
    const stored = await Promise.all(pageNames.map((name) => pageCache.match(`${name}?revision`)))
    return Promise.all(
      stored.map(async (each) => [await each?.text(), each?.headers.get('Content-Security-Policy')] as const),
    )
  }

  private createConfigurationCache(): ConfigurationCache {
    return new ConfigurationCache({
      openCache: (name) => this.caches.open(name),
      fetch: () => this.fetch(this.site.configuration),
      origin,
      console: { error: (text: string) => this.printedErrors.push(text) },
      pages: new PrecachedPages({
        openCache: () => this.caches.open('precache'),
        fetchPage: (address) => {
          this.requestedPages.push(address)
          return this.fetch(this.site.pages[address])
        },
        cacheKeys: new Map(pageNames.map((name) => [name, `${name}?revision`])),
      }),
    })
  }

  private async fetch(body: BodyInit | undefined): Promise<Response> {
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    const { policy } = this.site
    return new Response(body, {
      headers: policy === undefined ? {} : { 'Content-Security-Policy': policy },
    })
  }
}
