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
import { parseFilesToCacheMessage } from '@/adapters/device/files-to-cache'
import { PrecachedPages } from '@/adapters/device/precached-pages'
import { PushMessageDisplay } from '@/adapters/device/push-message-display'
import { parsePushMessage } from '@/adapters/device/push-payload'
import { isHashedFile, StoredFiles } from '@/adapters/device/stored-files'
import { answerWrongConfigurationEntry } from '@/adapters/device/wrong-configuration-question'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] }

const homeAddress = '/inicio'

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
  // The page gets the last valid file, so it cannot name what is wrong.
  console,
  origin: self.location.origin,
})
const storedFiles = new StoredFiles({
  caches,
  fetch: (request, options) => fetch(request, options),
  precachedAddresses,
  // It contains the hash of the page, which names the files of its version.
  version: String(getCacheKeyForURL('/index.html')),
})
const pushMessageDisplay = new PushMessageDisplay({
  findOpenPages: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  showNotification: (title, options) => self.registration.showNotification(title, options),
})
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: nonPageAddressPatterns }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
  ({ request, event }) => configurationCache.answer(request, event),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.href),
  ({ request }) => storedFiles.answer(request),
)

/**
 * Stores the files that are not cached yet, one after the other, because the customer may be using the
 * connection.
 */
async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const { signal } = downloadAborter
  for (const address of addresses) {
    if (signal.aborted) return
    const { origin, href } = new URL(address, self.location.origin)
    if (origin === self.location.origin && isHashedFile(href)) await storedFiles.download(href, signal)
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

self.registration.addEventListener('updatefound', () => {
  downloadAborter.abort()
  downloadAborter = new AbortController()
})

self.addEventListener('install', (event) => {
  event.waitUntil(configurationCache.install().catch(() => undefined))
  event.waitUntil(activateNow())
})

/** Activates this version at once. Open tabs of the previous version keep working. */
async function activateNow(): Promise<void> {
  await storedFiles.install()
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  event.waitUntil(configurationCache.activate())
  event.waitUntil(storedFiles.activate())
})

self.addEventListener('message', (event) => {
  answerWrongConfigurationEntry(event, configurationCache.wrongEntryPath)
  const wish = parseFilesToCacheMessage(event.data)
  if (self.registration.installing || self.registration.waiting) return
  if (wish) event.waitUntil(wish === 'everything' ? cacheAllFiles() : cacheFiles(wish))
})

self.addEventListener('push', (event) => {
  const message = parsePushMessage(event.data?.text() ?? '')
  if (message) event.waitUntil(pushMessageDisplay.show(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  event.waitUntil(showPortal(typeof data === 'string' ? portalPathIfSafe(data) : undefined))
})

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
