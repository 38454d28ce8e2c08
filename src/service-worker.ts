import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { insidePortalPath } from '@/domain/session/inside-portal'
import type { PushMessage } from '@/domain/notifications/push-message'
import { readPush, toForeground } from '@/adapters/device/push-payload'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] }

const configurationAddress = '/config.json'
const configurationCache = 'portal-configuration'
const homeAddress = '/inicio'

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
