import type { FilesToCacheMessage, FilesToCache } from './files-to-cache'

const serviceWorkerAddress = '/service-worker.js'

/** Milliseconds from the time when the service worker is ready until the network is assumed to be idle. */
const networkIdleMilliseconds = 20_000

/** Milliseconds to wait until a newer service worker has stored its files and answers the page. */
const updateTimeoutMilliseconds = 20_000

/** The part of the Network Information API that is used. Not every browser has it. */
interface NetworkConnection {
  readonly saveData?: boolean
  readonly type?: string
}

/**
 * Registers the service worker, so that the portal opens without a network from the next visit on. Checks for
 * a newer version of the service worker whenever the customer comes back to an open page. Called at the first
 * interaction and not earlier, because a service worker downloads the files of the main screens as soon as it
 * is registered. Other files are stored when they are first used; on an unmetered connection all files are
 * stored.
 */
export async function registerServiceWorker(
  window: Window,
  /** Creates the trusted address of the service worker, in browsers that require a Trusted Types policy. */
  policy?: { createScriptURL(address: string): string },
): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return
  try {
    const worker = await window.navigator.serviceWorker.register(
      policy?.createScriptURL(serviceWorkerAddress) ?? serviceWorkerAddress,
      { scope: '/' },
    )
    void requestFileCaching(window)
    window.document.addEventListener('visibilitychange', () => {
      if (window.document.visibilityState === 'visible') void worker.update().catch(() => undefined)
    })
  } catch {
    // The portal works without it, except offline.
  }
}

/**
 * Looks for a newer version of the service worker and installs it. Returns whether a newer one answers the
 * requests of the page from now on: false if there is none, or if the installation takes longer than 20 seconds.
 * Rejects if the browser has no service workers or cannot look for one. Source: GEN-16.
 */
export async function updateServiceWorker(window: Window): Promise<boolean> {
  const { serviceWorker } = window.navigator
  const isReplaced = new Promise<boolean>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
    window.setTimeout(resolve, updateTimeoutMilliseconds, false)
  })
  const isInstalling = startServiceWorkerUpdate(serviceWorker)
  return Promise.race([isReplaced, isInstalling.then((installing) => installing && isReplaced)])
}

/** Makes the browser look for a newer service worker. Returns whether there is one that will become active. */
async function startServiceWorkerUpdate(serviceWorker: ServiceWorkerContainer): Promise<boolean> {
  const registration = await serviceWorker.getRegistration()
  await registration?.update()
  return [registration?.installing, registration?.waiting, registration?.active].some(
    (worker) => worker && worker.state !== 'activated',
  )
}

async function requestFileCaching(window: Window): Promise<void> {
  const { navigator, performance } = window
  const { active } = await navigator.serviceWorker.ready
  const keep = (wish: FilesToCache): void =>
    active?.postMessage({ keep: wish } satisfies FilesToCacheMessage, { transfer: [] })
  // Only the page knows which files were loaded before the worker was active.
  keep(performance.getEntriesByType('resource').map(({ name }) => name))
  if (isUnmetered(navigator)) window.setTimeout(() => keep('everything'), networkIdleMilliseconds)
}

/** Returns whether the browser reports an unmetered connection. */
function isUnmetered(navigator: Navigator & { readonly connection?: NetworkConnection }): boolean {
  const { connection } = navigator
  return connection?.saveData !== true && (connection?.type === 'wifi' || connection?.type === 'ethernet')
}
