import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { readConfiguration } from '@/start/configuration'
import { insidePortalPath } from '@/domain/session/inside-portal'
import type { PushMessage } from '@/domain/notifications/push-message'
import { readCacheRequest } from '@/adapters/device/cache-request'
import { readPush, toForeground } from '@/adapters/device/push-payload'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] }

const configurationAddress = '/config.json'
const configurationCache = 'portal-configuration'
/** A configuration that is known is not waited for longer. */
const patienceMilliseconds = 5_000
const homeAddress = '/inicio'

/** The hashed files of the version before, for the tabs in which it is still open. */
const formerCache = 'portal-former-version'

/** Hashed files that were used once, or fetched on an idle line. */
const filesCache = 'portal-files'
/** Every script and style of the version that is published. */
const inventoryAddress = '/scripts.json'

/** Calls and files are never answered by the page. */
const notPages = [/^\/api\//, /^\/push\//, /\.[a-z0-9]+$/i]

const manifest = [...self.__WB_MANIFEST]
/** The addresses that are precached. */
const current = manifest.map((entry) => new URL(addressIn(entry), self.location.origin).href)

function addressIn(entry: PrecacheEntry | string): string {
  return typeof entry === 'string' ? entry : entry.url
}

precacheAndRoute(manifest)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notPages }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
  answerConfiguration,
)

registerRoute(({ url, sameOrigin }) => sameOrigin && isHashed(url.href), answerFile)

/** Its name changes with its content: what was kept of it is what it still would be. */
function isHashed(address: string): boolean {
  return new URL(address).pathname.startsWith('/assets/')
}

/**
 * What was used once is kept. The tabs that are open go on with the version that they began with, which is gone from
 * the server by now.
 */
async function answerFile({ request }: { readonly request: Request }): Promise<Response> {
  const files = await caches.open(filesCache)
  const kept = await files.match(request, { ignoreVary: true })
  if (kept) return kept
  const former = await caches.open(formerCache)
  const response = (await former.match(request, { ignoreVary: true })) ?? (await fetch(request))
  if (response.ok) await files.put(request, response.clone())
  return response
}

/** Fetches those of the files that are not kept yet, one after the other: somebody may be using the line. */
async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(filesCache)
  for (const address of addresses) {
    const { origin, href } = new URL(address, self.location.origin)
    if (origin !== self.location.origin || !isHashed(href)) continue
    if (current.includes(href) || (await files.match(href, { ignoreVary: true }))) continue
    const response = await fetch(href).catch(() => undefined)
    if (response?.ok) await files.put(href, response)
  }
}

async function keepAllFiles(): Promise<void> {
  const response = await fetch(inventoryAddress).catch(() => undefined)
  const inventory: unknown = await response?.json().catch(() => undefined)
  await keepFiles(pathsIn(inventory))
}

function pathsIn(inventory: unknown): readonly string[] {
  const files: unknown = Object(inventory)['files']
  return Array.isArray(files) ? files.map((file: unknown) => String(Object(file)['path'])) : []
}

/** Puts aside what this version drops, before it is dropped; the version before that one is forgotten. */
async function keepFormerFiles(): Promise<void> {
  await caches.delete(formerCache)
  const former = await caches.open(formerCache)
  const keeping = (name: string): boolean => name.startsWith('workbox-precache') || name === filesCache
  for (const name of (await caches.keys()).filter(keeping)) {
    const kept = await caches.open(name)
    const dropped = (await kept.keys()).filter(({ url }) => isHashed(url) && !current.includes(url))
    for (const request of dropped) {
      const response = await kept.match(request)
      if (response) await former.put(request, response)
    }
  }
  // What both versions have is copied back when it is used.
  await caches.delete(filesCache)
}

/**
 * The lender changes the configuration without a new build: the network first. The last good one serves offline,
 * where somebody else answers in the lender's place, where the file is cut, and where nobody answers for long.
 * A file with a wrong key goes to the page, which names it. Source: GEN-08.
 */
async function answerConfiguration({ request }: { readonly request: Request }): Promise<Response> {
  const fresh = askConfiguration(request)
  const stored = await (await caches.open(configurationCache)).match(configurationAddress)
  if (!stored) return (await fresh).response
  // Without its Date, which says what time it was then.
  const known = new Response(stored.body, { headers: { 'Content-Type': 'application/json' } })
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(known), patienceMilliseconds))
  const latest = fresh.then(({ response, isOfLender }) => (isOfLender ? response : known)).catch(() => known)
  return Promise.race([latest, patience])
}

/** What the network has now. Only what the portal can begin with is stored. */
async function askConfiguration(
  request: Request | string,
): Promise<{ readonly response: Response; readonly isOfLender: boolean }> {
  const response = await fetch(request)
  const file = response.ok ? await jsonOf(response.clone()) : undefined
  if (readConfiguration(file, { showsCodes: false }).ok)
    await (await caches.open(configurationCache)).put(configurationAddress, response.clone())
  return { response, isOfLender: typeof file === 'object' && file !== null && !Array.isArray(file) }
}

/** Nothing for what is cut, or written otherwise. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(askConfiguration(configurationAddress).catch(() => undefined))
  event.waitUntil(takeOver())
})

/** The next load is of this version, however many tabs of the one before are open: they lose nothing by it. */
async function takeOver(): Promise<void> {
  await keepFormerFiles()
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const wish = readCacheRequest(event.data)
  if (wish) event.waitUntil(wish === 'everything' ? keepAllFiles() : keepFiles(wish))
})

self.addEventListener('push', (event) => {
  const message = readPush(event.data?.text() ?? '')
  if (message) event.waitUntil(deliver(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  event.waitUntil(showPortal(typeof data === 'string' ? insidePortalPath(data) : undefined))
})

/** Who is looking at the portal reads it there; everybody else gets a notice of the device. Source: PRO-05. */
async function deliver(message: PushMessage): Promise<void> {
  const looking = (await pages()).filter((page) => page.visibilityState === 'visible' && page.focused)
  for (const page of looking) page.postMessage(toForeground(message), { transfer: [] })
  if (looking.length > 0) return
  const { title, body, path } = message
  await self.registration.showNotification(title, {
    icon: '/icons/icon-192.png',
    ...(body === undefined ? {} : { body }),
    ...(path === undefined ? {} : { data: path }),
  })
}

/** Only a page that this worker controls can be led anywhere. */
async function showPortal(path: string | undefined): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) await self.clients.openWindow(path ?? homeAddress)
  else if (path === undefined) await page.focus()
  else await (await page.focus()).navigate(path)
}

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
