import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] }

const configurationAddress = '/config.json'
const configurationCache = 'portal-configuration'

/** Calls and files are never answered by the page. */
const notPages = [/^\/api\//, /^\/push\//, /\.[a-z0-9]+$/i]

precacheAndRoute([...self.__WB_MANIFEST])
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
  answerConfiguration,
)

/** The lender changes the configuration without a new build: the network first, the last one known offline. */
async function answerConfiguration({ request }: { readonly request: Request }): Promise<Response> {
  const cache = await caches.open(configurationCache)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(configurationAddress, fresh.clone())
    return fresh
  } catch (unreachable) {
    const known = await cache.match(configurationAddress)
    if (!known) throw unreachable
    return known
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(configurationCache).then((cache) => cache.add(configurationAddress)))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
