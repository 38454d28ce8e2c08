import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
  PrecacheStrategy,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { ConfigurationCache, configurationAddress } from '@/start/configuration-cache'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import type { PushMessage } from '@/domain/notifications/push-message'
import { parseFilesToCacheMessage } from '@/adapters/device/files-to-cache'
import { PrecachedPages } from '@/adapters/device/precached-pages'
import { parsePushMessage, toForegroundPushMessage } from '@/adapters/device/push-payload'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] }

const homeAddress = '/inicio'

/** Cache of the previous version's hashed files, for tabs that still run it. */
const previousVersionCacheName = 'portal-former-version'

/** Cache of hashed files that were used, or loaded on an idle connection. */
const filesCacheName = 'portal-files'
/** List of every script and style of the published version. */
const inventoryAddress = '/scripts.json'

/**
 * Aborts downloads of files when a newer version is found. The browser does not activate the newer version
 * while this version waits for a file.
 */
let downloadAborter = new AbortController()

/** Addresses that are never answered with the HTML page. */
const nonPageAddressPatterns = [/^\/api\//, /^\/push\//, /\.[a-z0-9]+$/i]

const precacheManifest = [...self.__WB_MANIFEST]
/**
 * Addresses of the files that the service worker stores while it is installed, so that the portal opens
 * without a network.
 */
const precachedAddresses = precacheManifest.map(
  (entry) => new URL(addressOfPrecacheEntry(entry), self.location.origin).href,
)

function addressOfPrecacheEntry(entry: PrecacheEntry | string): string {
  return typeof entry === 'string' ? entry : entry.url
}

precacheAndRoute(precacheManifest)
cleanupOutdatedCaches()
const configurationCache = new ConfigurationCache({
  openCache: (name) => caches.open(name),
  fetch: (request) => fetch(request),
  pages: new PrecachedPages({
    openCache: () => caches.open(new PrecacheStrategy().cacheName),
    fetchPage: (address) => fetch(address, { cache: 'reload' }),
    cacheKeys: new Map(
      precachedAddresses
        .filter((address) => address.endsWith('.html'))
        .map((address) => [address, getCacheKeyForURL(address) ?? address]),
    ),
  }),
  origin: self.location.origin,
})
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: nonPageAddressPatterns }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
  ({ request, event }) => configurationCache.answer(request, event),
)

registerRoute(({ url, sameOrigin }) => sameOrigin && isHashedFile(url.href), answerFile)

/** Returns whether the file name contains a hash of its content, so that a cached copy is always valid. */
function isHashedFile(address: string): boolean {
  return new URL(address).pathname.startsWith('/assets/')
}

/**
 * Answers a request for a file from the cache, and stores a file when it is first used. Open tabs keep using
 * the files of their version, which the server no longer has.
 */
async function answerFile({ request }: { readonly request: Request }): Promise<Response> {
  const files = await caches.open(filesCacheName)
  const cached = await files.match(request, { ignoreVary: true })
  if (cached) return cached
  const former = await caches.open(previousVersionCacheName)
  const response = (await former.match(request, { ignoreVary: true })) ?? (await fetch(request))
  if (response.ok) await files.put(request, response.clone())
  return response
}

/**
 * Stores the files that are not cached yet, one after the other, because the customer may be using the
 * connection.
 */
async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(filesCacheName)
  const { signal } = downloadAborter
  for (const address of addresses) {
    if (signal.aborted) return
    const { origin, href } = new URL(address, self.location.origin)
    if (origin !== self.location.origin || !isHashedFile(href)) continue
    if (precachedAddresses.includes(href) || (await files.match(href, { ignoreVary: true }))) continue
    const response = await fetch(href, { signal }).catch(() => undefined)
    if (response?.ok) await files.put(href, response).catch(() => undefined)
  }
}

async function cacheAllFiles(): Promise<void> {
  const { signal } = downloadAborter
  const response = await fetch(inventoryAddress, { signal }).catch(() => undefined)
  const inventory: unknown = await response?.json().catch(() => undefined)
  await cacheFiles(pathsInInventory(inventory))
}

function pathsInInventory(inventory: unknown): readonly string[] {
  const files: unknown = Object(inventory)['files']
  return Array.isArray(files) ? files.map((file: unknown) => String(Object(file)['path'])) : []
}

/**
 * Moves the hashed files that this version has not precached to the cache of the previous version. The
 * earlier content of that cache is deleted first.
 */
async function moveDroppedFiles(): Promise<void> {
  await caches.delete(previousVersionCacheName)
  const former = await caches.open(previousVersionCacheName)
  const keeping = (name: string): boolean => name.startsWith('workbox-precache') || name === filesCacheName
  for (const name of (await caches.keys()).filter(keeping)) {
    const cache = await caches.open(name)
    const dropped = (await cache.keys()).filter(
      ({ url }) => isHashedFile(url) && !precachedAddresses.includes(url),
    )
    for (const request of dropped) {
      const response = await cache.match(request)
      if (response) await former.put(request, response)
    }
  }
  // Files of both versions are copied back when they are used.
  await caches.delete(filesCacheName)
}

self.registration.addEventListener('updatefound', () => {
  downloadAborter.abort()
  downloadAborter = new AbortController()
})

self.addEventListener('install', (event) => {
  event.waitUntil(configurationCache.refresh().catch(() => undefined))
  event.waitUntil(activateNow())
})

/** Activates this version at once. Open tabs of the previous version keep working. */
async function activateNow(): Promise<void> {
  await moveDroppedFiles()
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const wish = parseFilesToCacheMessage(event.data)
  if (self.registration.installing || self.registration.waiting) return
  if (wish) event.waitUntil(wish === 'everything' ? cacheAllFiles() : cacheFiles(wish))
})

self.addEventListener('push', (event) => {
  const message = parsePushMessage(event.data?.text() ?? '')
  if (message) event.waitUntil(showPushMessage(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  event.waitUntil(showPortal(typeof data === 'string' ? portalPathIfSafe(data) : undefined))
})

/**
 * Shows a push message: in the portal if it is visible, otherwise as a notification of the device.
 * Source: PRO-05.
 */
async function showPushMessage(message: PushMessage): Promise<void> {
  const looking = (await findOpenPages()).filter((page) => page.visibilityState === 'visible' && page.focused)
  for (const page of looking) page.postMessage(toForegroundPushMessage(message), { transfer: [] })
  if (looking.length > 0) return
  const { title, body, path } = message
  await self.registration.showNotification(title, {
    icon: '/icons/icon-192.png',
    ...(body === undefined ? {} : { body }),
    ...(path === undefined ? {} : { data: path }),
  })
}

/**
 * Opens the portal at the given path; without a path, shows a page of the portal that is already open, or
 * home. Only a page controlled by this worker can be navigated.
 */
async function showPortal(path: string | undefined): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) await self.clients.openWindow(path ?? homeAddress)
  else if (path === undefined) await page.focus()
  else await (await page.focus()).navigate(path)
}

function findOpenPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
