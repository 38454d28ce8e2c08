import type { PrecachedPages } from '@/adapters/device/precached-pages'
import { readConfiguration, type ConfigurationFile } from './configuration'
import {
  rarelyUsedConfigurationKeys,
  type RarelyUsedConfigurationFile,
  type RemoteConfigKeys,
} from './rarely-used-configuration'
import { mergeRemoteConfigKeys } from './remote-config-keys'

/** Address of the configuration file, and key under which the last one that the pages can use is stored. */
export const configurationAddress = '/config.json'
/** Key under which a version of the portal stores the configuration while it is installed. */
const addressDuringInstallation = '/config.json?installing'
const configurationCacheName = 'portal-configuration'
/** Milliseconds to wait for the configuration if an earlier one is stored. */
const timeoutMilliseconds = 5_000

/** What the lender's site answered to a request for the configuration file. */
interface PublishedConfiguration {
  readonly response: Response
  /** The value of the file; undefined if the answer is not JSON. */
  readonly file: unknown
  /** Whether the page that requested the configuration can use it. */
  readonly isUsable: boolean
  /** Path of the first wrong entry, such as `companyAccounts.0.cbu`; undefined if the file is whole. */
  readonly wrongEntryPath?: string
  /** What is stored if the portal can start with the configuration: a copy, and the origins that it names. */
  readonly toStore?: { readonly copy: Response; readonly origins: readonly string[] }
}

interface ConfigurationCacheServices {
  readonly openCache: (name: string) => Promise<Pick<Cache, 'match' | 'put' | 'delete'>>
  readonly fetch: (request: Request | string) => Promise<Response>
  readonly pages: PrecachedPages
  /** The console of the browser, on which the lender's engineers read what is wrong. */
  readonly console: Pick<Console, 'error'>
  /** Origin of the portal's site, such as `https://portal.example.com.ar`. */
  readonly origin: string
}

/** The configuration file, as the service worker stores it and answers the requests of pages for it. */
export class ConfigurationCache {
  /**
   * Path of the wrong entry of the last published file, such as `companyAccounts.0.cbu`, if pages get the last valid
   * file in its place. Undefined if the file is right or did not arrive, or before the first request.
   */
  wrongEntryPath: string | undefined

  constructor(private readonly services: ConfigurationCacheServices) {}

  /**
   * Answers with the configuration from the network, because the lender changes it without a new build.
   * Answers with the last valid one if the device is offline, if the network takes too long, or if what comes
   * is not a whole JSON object, such as the login page of a Wi-Fi network. The same after the lender moved its API
   * or another site that the pages use, until the stored pages have the content security policy that allows the new one. If the file has a
   * wrong setting, which may be one of a newer release, it answers with the last valid one and the
   * restrictions that the file adds to it, and stores them until a whole file replaces them. Without a valid one,
   * the page gets the file and names the setting. Source: GEN-08, GEN-16, OPS-05.
   */
  async answer(request: Request, event: Pick<ExtendableEvent, 'waitUntil'>): Promise<Response> {
    const fetching = this.fetchPublished(request)
    event.waitUntil(
      fetching.then((published) => this.store(published, configurationAddress)).catch(() => undefined),
    )
    const known = await this.readStored()
    if (!known) return (await fetching).response
    const timeout = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(toResponse(known)), timeoutMilliseconds),
    )
    const latest = fetching
      .then(async ({ response, file, isUsable, toStore, wrongEntryPath }) => {
        const keys = toStore ? pickRemoteConfigKeys(Object(file)) : mergeRemoteConfigKeys(known, file)
        this.setWrongEntryPath(keys && wrongEntryPath)
        if (isUsable) return response
        const merged = { ...known, ...keys }
        if (keys && !toStore) await this.storeMerged(merged).catch(() => undefined)
        return toResponse(merged)
      })
      .catch(() => toResponse(known))
    event.waitUntil(latest)
    return Promise.race([latest, timeout])
  }

  /**
   * Requests the configuration for a version of the portal that is installed, and stores it. Until `activate`,
   * the pages of the version before get the configuration that they have. Rejects if the network does not
   * answer. Source: GEN-16.
   */
  async install(): Promise<void> {
    const cache = await this.services.openCache(configurationCacheName)
    await cache.delete(addressDuringInstallation)
    await this.store(await this.fetchPublished(configurationAddress), addressDuringInstallation)
  }

  /** Uses the configuration that was stored by `install` from now on. */
  async activate(): Promise<void> {
    const cache = await this.services.openCache(configurationCacheName)
    const installed = await cache.match(addressDuringInstallation)
    if (!installed) return
    await cache.put(configurationAddress, installed)
    await cache.delete(addressDuringInstallation)
  }

  /** Stores the path of the wrong entry, and prints it the first time. Source: GEN-08. */
  private setWrongEntryPath(path: string | undefined): void {
    if (path !== undefined && path !== this.wrongEntryPath)
      this.services.console.error(`config.json: ${path}`)
    this.wrongEntryPath = path
  }

  /**
   * Returns the stored configuration. Undefined if there is none, or if this version of the portal cannot read it
   * because another one stored it.
   */
  private async readStored(): Promise<object | undefined> {
    const cache = await this.services.openCache(configurationCacheName)
    const stored = await cache.match(configurationAddress)
    const file = stored && parseJson(await readText(stored))
    return readWithEveryKey(file).ok ? Object(file) : undefined
  }

  /** Stores the last valid configuration with the restrictions of a published file that is not whole. */
  private async storeMerged(configuration: object): Promise<void> {
    const cache = await this.services.openCache(configurationCacheName)
    await cache.put(configurationAddress, toResponse(configuration))
  }

  private async fetchPublished(request: Request | string): Promise<PublishedConfiguration> {
    const response = await this.services.fetch(request)
    const { pages, origin } = this.services
    const text = await readText(response.clone())
    const file = response.ok ? parseJson(text) : undefined
    const read = readWithEveryKey(file)
    if (!read.ok) return { response, file, isUsable: false, wrongEntryPath: read.failure.wrongEntryPath }
    const origins = listOrigins(Object(file), origin)
    return {
      response,
      file,
      isUsable: !(await pages.areOutdatedFor(origins, response)),
      toStore: { copy: new Response(text, response), origins },
    }
  }

  /** Stores a configuration, after the pages that can use it. It is never newer than they are. */
  private async store({ response, toStore }: PublishedConfiguration, address: string): Promise<void> {
    if (!toStore) return
    const { pages, openCache } = this.services
    await pages.renewPolicies(response).catch(() => undefined)
    if (await pages.areOutdatedFor(toStore.origins, response)) return
    const cache = await openCache(configurationCacheName)
    await cache.put(address, toStore.copy)
  }
}

/** Returns the origins of the sites that the pages use according to the configuration. */
function listOrigins(
  {
    apiBaseUrl,
    pushBaseUrl,
    reportsUrl,
    pageViewsUrl,
    identityProviderUrls = [],
  }: ConfigurationFile & RarelyUsedConfigurationFile,
  portalOrigin: string,
): readonly string[] {
  return [apiBaseUrl, pushBaseUrl, reportsUrl, pageViewsUrl, ...identityProviderUrls]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address, portalOrigin).origin)
}

function pickRemoteConfigKeys({
  capabilities,
  maintenance,
  minRelease,
}: Partial<RemoteConfigKeys>): RemoteConfigKeys {
  return { capabilities, maintenance, minRelease }
}

function readWithEveryKey(file: unknown) {
  return readConfiguration(file, { showsLoginCodes: false }, rarelyUsedConfigurationKeys)
}

/** Returns a response without a Date header, from which the page would read the time. */
function toResponse(file: object): Response {
  return new Response(JSON.stringify(file), { headers: { 'Content-Type': 'application/json' } })
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
