type StoredRequest = RequestInfo | URL

/** Cache in memory. Like a browser's, it stores a response only if the response arrives whole. */
export class MemoryCache implements Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> {
  private readonly responses = new Map<string, Response>()

  async match(request: StoredRequest): Promise<Response | undefined> {
    return this.responses.get(addressOf(request))?.clone()
  }

  async put(request: StoredRequest, response: Response): Promise<void> {
    this.responses.set(addressOf(request), new Response(await response.arrayBuffer(), response))
  }

  async delete(request: StoredRequest): Promise<boolean> {
    return this.responses.delete(addressOf(request))
  }

  async keys(): Promise<Request[]> {
    return [...this.responses.keys()].map((address) => new Request(address))
  }
}

/** The caches of a site in memory, by name. */
export class MemoryCacheStorage {
  private readonly caches = new Map<string, MemoryCache>()

  async open(name: string): Promise<MemoryCache> {
    const cache = this.caches.get(name) ?? new MemoryCache()
    this.caches.set(name, cache)
    return cache
  }

  async keys(): Promise<string[]> {
    return [...this.caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name)
  }
}

function addressOf(request: StoredRequest): string {
  return request instanceof Request ? request.url : String(request)
}
