import { beforeEach, describe, expect, it } from 'vitest'
import { PrecachedPages } from '@/adapters/device/precached-pages'
import { ConfigurationCache } from '@/start/configuration-cache'
import { MemoryCacheStorage } from '#tests/support/memory-cache-storage'
import { readShippedConfigurationJson } from '#tests/support/shipped-configuration'

const origin = 'https://portal.example'
const pageNames = ['index.html', 'validacion-dni.html']

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
  private readonly caches = new MemoryCacheStorage()
  private readonly pendingWork: Promise<unknown>[] = []
  private readonly configuration = this.createConfigurationCache()

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

describe('the configuration for the pages of one release, while the lender publishes that of the next', () => {
  const ofNextRelease = (change: object = {}): PublishedSite => ({
    ...formerSite,
    configuration: configurationFor(`${formerApi}/v2`, { keyOfNextRelease: true, ...change }),
  })
  const storedMaintenance = { text: 'Volvemos el lunes.' }

  it('is the last one that they can read', async () => {
    device.site = ofNextRelease()
    const answer = await device.readConfiguration()
    expect(answer).toEqual(JSON.parse(formerSite.configuration))
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('has the maintenance, the required release and the switches of the new one', async () => {
    const remoteConfig = {
      capabilities: { cards: false },
      maintenance: {
        text: 'Volvemos a las seis.',
        until: '2026-11-22T06:00:00-03:00',
        capabilities: ['claims'],
      },
      minRelease: '0.2.0',
    }
    device.site = ofNextRelease(remoteConfig)
    expect(await device.readConfiguration()).toEqual({
      ...JSON.parse(formerSite.configuration),
      ...remoteConfig,
    })
  })

  it('has no maintenance after the lender ended it', async () => {
    const configuration = configurationFor(`${formerApi}/v1`, { maintenance: storedMaintenance })
    device = await DeviceWithServiceWorker.install({ ...formerSite, configuration })
    device.site = ofNextRelease()
    expect(await device.readConfiguration()).not.toHaveProperty('maintenance')
  })

  it('has the maintenance of the last one if that of the new one cannot be read', async () => {
    const configuration = configurationFor(`${formerApi}/v1`, { maintenance: storedMaintenance })
    device = await DeviceWithServiceWorker.install({ ...formerSite, configuration })
    device.site = ofNextRelease({ maintenance: { text: '' }, minRelease: '0.2.0' })
    expect(await device.readConfiguration()).toEqual(JSON.parse(configuration))
  })

  it('stays that of these pages until the next release is installed', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`) }
    const ofNextVersion = await device.startInstallingAnotherVersion()
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    await ofNextVersion.activate()
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v2`)
  })

  it('stays that of these pages after an installation that was interrupted', async () => {
    device.site = { ...formerSite, configuration: configurationFor(`${formerApi}/v2`) }
    await device.startInstallingAnotherVersion()
    device.site = ofNextRelease()
    const ofNextVersion = await device.startInstallingAnotherVersion()
    await ofNextVersion.activate()
    device.isOnline = false
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
  })

  it('is not one that they cannot read, even if it is stored', async () => {
    await device.storeConfiguration({ keyOfPreviousRelease: true })
    expect(await device.readApiBaseUrl()).toBe(`${formerApi}/v1`)
    await device.storeConfiguration({ keyOfPreviousRelease: true })
    device.isOnline = false
    await expect(device.readConfiguration()).rejects.toThrow('Failed to fetch')
  })

  it('is the new one on a device that stores none, so that the page names the key', async () => {
    device = new DeviceWithServiceWorker(ofNextRelease())
    expect(await device.readConfiguration()).toHaveProperty('keyOfNextRelease')
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
