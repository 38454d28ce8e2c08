/** Beginning of the name of a cache of hashed files that were used, or loaded on an idle connection. */
const filesCachePrefix = 'portal-files'

/** Beginning of the name of a cache of the hashed files of the version before. */
const previousVersionCachePrefix = 'portal-former-version'

interface StoredFilesServices {
  readonly caches: {
    open(name: string): Promise<Pick<Cache, 'match' | 'put' | 'keys'>>
    keys(): Promise<readonly string[]>
    delete(name: string): Promise<boolean>
  }
  readonly fetch: (request: Request | string, options?: { readonly signal: AbortSignal }) => Promise<Response>
  /** Addresses of the files that this version of the service worker stores while it is installed. */
  readonly precachedAddresses: readonly string[]
  /** A text that no other version of the portal has. */
  readonly version: string
}

/** Returns whether the file name contains a hash of its content, so that a cached copy is always valid. */
export function isHashedFile(address: string): boolean {
  return new URL(address).pathname.startsWith('/assets/')
}

/**
 * The hashed files that the service worker stores in addition to those that it precaches: files of this version
 * that were used, and the files of the version before, because open tabs still run it and the server no longer
 * has them. An installation may be interrupted at any time, and the version before then still answers. So each
 * version has its own caches, and only `activate` deletes those of others. Source: GEN-16.
 */
export class StoredFiles {
  private readonly filesCacheName: string
  private readonly previousVersionCacheName: string

  constructor(private readonly services: StoredFilesServices) {
    this.filesCacheName = `${filesCachePrefix} ${services.version}`
    this.previousVersionCacheName = `${previousVersionCachePrefix} ${services.version}`
  }

  /** Answers a request for a file from the caches, and stores a file when it is first used. */
  async answer(request: Request): Promise<Response> {
    const { caches, fetch } = this.services
    const files = await caches.open(this.filesCacheName)
    const cached = await files.match(request, { ignoreVary: true })
    if (cached) return cached
    const previous = await caches.open(this.previousVersionCacheName)
    const response = (await previous.match(request, { ignoreVary: true })) ?? (await fetch(request))
    if (response.ok) await files.put(request, response.clone())
    return response
  }

  /** Stores the file at the given address, if it is not stored yet. Does nothing if it cannot be loaded. */
  async download(address: string, signal: AbortSignal): Promise<void> {
    const { caches, fetch, precachedAddresses } = this.services
    const files = await caches.open(this.filesCacheName)
    if (precachedAddresses.includes(address) || (await files.match(address, { ignoreVary: true }))) return
    const response = await fetch(address, { signal }).catch(() => undefined)
    if (response?.ok) await files.put(address, response).catch(() => undefined)
  }

  /** Copies the files of the version before that this version does not precache. */
  async install(): Promise<void> {
    const { caches, precachedAddresses } = this.services
    const previous = await caches.open(this.previousVersionCacheName)
    for (const name of await this.findCachesOfOthers('workbox-precache', filesCachePrefix)) {
      const cache = await caches.open(name)
      const dropped = (await cache.keys()).filter(
        ({ url }) => isHashedFile(url) && !precachedAddresses.includes(url),
      )
      for (const request of dropped) {
        if (await previous.match(request)) continue
        const response = await cache.match(request)
        if (response) await previous.put(request, response)
      }
    }
  }

  /**
   * Deletes the files that only earlier versions used. Files of both versions are copied back when they are used.
   */
  async activate(): Promise<void> {
    // First, because the copies need the room.
    await this.deleteCachesOfOthers(previousVersionCachePrefix)
    // The version before may have stored files after the installation.
    await this.install()
    await this.deleteCachesOfOthers(filesCachePrefix)
  }

  private async deleteCachesOfOthers(prefix: string): Promise<void> {
    for (const name of await this.findCachesOfOthers(prefix)) await this.services.caches.delete(name)
  }

  /** Returns the names of the caches that begin with one of the prefixes and are not of this version alone. */
  private async findCachesOfOthers(...prefixes: readonly string[]): Promise<readonly string[]> {
    const own = [this.filesCacheName, this.previousVersionCacheName]
    const names = await this.services.caches.keys()
    return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && !own.includes(name))
  }
}
