import { beforeEach, describe, expect, it } from 'vitest'
import { PrecachedPages } from '@/adapters/device/precached-pages'
import { ConfigurationCache } from '@/start/configuration-cache'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'

const origin = 'https://portal.example'
const pageNames = ['index.html', 'validacion-dni.html']

/** Cache in memory. Like a browser's, it stores a response only if the response arrives whole. */
class MemoryCache {
  private readonly responses = new Map<string, Response>()

  async match(key: string): Promise<Response | undefined> {
    return this.responses.get(key)?.clone()
  }

  async put(key: string, response: Response): Promise<void> {
    this.responses.set(key, new Response(await response.arrayBuffer(), response))
  }
}

interface PublishedSite {
  /** Content security policy that the site sends with every answer; undefined if it sends none. */
  readonly policy: string | undefined
  readonly configuration: string
  readonly pages: Readonly<Record<string, BodyInit>>
}

const pages = { 'index.html': '<main>portal</main>', 'validacion-dni.html': '<form>DNI</form>' }

const policyFor = (api: string): string =>
  `default-src 'none'; script-src 'self' 'sha256-a'; img-src 'self' ${api}; connect-src 'self' ${api}; base-uri 'none'`

const configurationFor = (apiBaseUrl: string, change: object = {}): string =>
  JSON.stringify({ ...readShippedConfigurationJson(), apiBaseUrl, ...change })

/** A device whose service worker stored a site of the lender while it was installed. */
class DeviceWithServiceWorker {
  readonly requestedPages: string[] = []
  isOnline = true
  private readonly caches = new Map<string, MemoryCache>()
  private readonly pendingWork: Promise<unknown>[] = []
  private readonly configuration: ConfigurationCache

  constructor(public site: PublishedSite) {
    this.configuration = new ConfigurationCache({
      openCache: async (name) => this.cache(name),
      fetch: () => this.fetch(this.site.configuration),
      origin,
      pages: new PrecachedPages({
        openCache: async () => this.cache('precache'),
        fetchPage: (address) => {
          this.requestedPages.push(address)
          return this.fetch(this.site.pages[address])
        },
        cacheKeys: new Map(pageNames.map((name) => [name, `${name}?revision`])),
      }),
    })
  }

  static async install(site: PublishedSite): Promise<DeviceWithServiceWorker> {
    const device = new DeviceWithServiceWorker(site)
    for (const name of pageNames)
      await device.cache('precache').put(`${name}?revision`, await device.fetch(site.pages[name]))
    await device.configuration.refresh()
    return device
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
    const stored = await Promise.all(
      pageNames.map((name) => this.cache('precache').match(`${name}?revision`)),
    )
    return Promise.all(
      stored.map(async (each) => [await each?.text(), each?.headers.get('Content-Security-Policy')] as const),
    )
  }

  private async fetch(body: BodyInit | undefined): Promise<Response> {
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    const { policy } = this.site
    return new Response(body, {
      headers: policy === undefined ? {} : { 'Content-Security-Policy': policy },
    })
  }

  private cache(name: string): MemoryCache {
    const cache = this.caches.get(name) ?? new MemoryCache()
    this.caches.set(name, cache)
    return cache
  }
}

const formerApi = 'https://api.example'
const newApi = 'https://api.nueva.example'
const formerSite: PublishedSite = {
  policy: policyFor(formerApi),
  configuration: configurationFor(`${formerApi}/v1`),
  pages,
}
const newSite: PublishedSite = {
  policy: policyFor(newApi),
  configuration: configurationFor(`${newApi}/v1`),
  pages,
}
const pagesWithPolicy = (policy: string | undefined) =>
  Object.values(pages).map((html) => [html, policy ?? null] as const)

let device: DeviceWithServiceWorker

beforeEach(async () => {
  device = await DeviceWithServiceWorker.install(formerSite)
})

describe('the configuration that the service worker answers', () => {
  it('is the published one, as long as the policy allows its server', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`) }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v2`)
    expect(device.requestedPages).toEqual([])
  })

  it('is the last one without a network, or with the page of a Wi-Fi network', async () => {
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    device.isOnline = true
    device.site = { ...formerSite, configuration: '<title>Wi-Fi</title>' }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('is the former one for a page that may not call the new server, and the new one from then on', async () => {
    device.site = newSite
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(newSite.policy))
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
  })

  it('is the new one at once if its server stays the same, and the pages get the policy', async () => {
    const policy = `${policyFor(formerApi)}; form-action 'self' https://identidad.example`
    const configuration = configurationFor(`${formerApi}/v1`, { chatNumber: '5493815550000' })
    device.site = { ...formerSite, policy, configuration }
    expect(await device.readConfiguration()).toMatchObject({ chatNumber: '5493815550000' })
    expect(await device.storedPages()).toEqual(pagesWithPolicy(policy))
  })

  it.each(pageNames)('is the former one while another version has another %s', async (changedPage) => {
    device.site = { ...newSite, pages: { ...pages, [changedPage]: '<main>another version</main>' } }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    // The service worker of that version stores both pages together with their files.
    expect(await device.storedPages()).toEqual(pagesWithPolicy(formerSite.policy))
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('is the new one at an address whose policy was written by hand with a wildcard', async () => {
    const policy = "connect-src 'self' https://*.example"
    device = await DeviceWithServiceWorker.install({ ...formerSite, policy })
    device.site = { ...newSite, policy: `${policy}; base-uri 'none'` }
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(device.site.policy))
  })

  it('is the new one on a host that sends no policy, whose pages may carry it themselves', async () => {
    device = await DeviceWithServiceWorker.install({ ...formerSite, policy: undefined })
    device.site = { ...newSite, policy: undefined }
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(device.requestedPages).toEqual([])
  })

  it('is the new one on a host that sends a policy for the first time', async () => {
    device = await DeviceWithServiceWorker.install({ ...formerSite, policy: undefined })
    device.site = newSite
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(newSite.policy))
  })
})

describe('the pages that the service worker stores', () => {
  it('stay whole when the network breaks in the middle of a page', async () => {
    const halfPage = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('<main>'))
        controller.error(new TypeError('network error'))
      },
    })
    device.site = { ...newSite, pages: { ...pages, 'validacion-dni.html': halfPage } }
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(formerSite.policy))
  })

  it('follow each of two servers of the lender that disagree, with the configuration of the same one', async () => {
    device.site = newSite
    await device.readApiBaseUrl()
    device.site = formerSite
    expect(await device.readApiBaseUrl()).toBe(`${newApi}/v1`)
    expect(await device.storedPages()).toEqual(pagesWithPolicy(formerSite.policy))
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })
})
