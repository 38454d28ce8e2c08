import type { CacheRequestMessage, CacheRequest } from './cache-request'

const address = '/service-worker.js'

/** Milliseconds after which the network is assumed to be idle. */
const idleMilliseconds = 20_000

/** The part of the Network Information API that is used. Not every browser has it. */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/**
 * Registers the service worker, so that the portal opens without a network from the next visit on.
 * Checks for a newer version whenever the customer comes back to an open page.
 * Call it at the first interaction, not earlier, since it downloads the main journeys. Other files are
 * stored when first used, or all of them on an unmetered connection.
 */
export async function registerServiceWorker(
  window: Window,
  /** Creates the service worker's address in browsers that require a Trusted Types policy. */
  policy?: { createScriptURL(address: string): string },
): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return
  try {
    const worker = await window.navigator.serviceWorker.register(
      policy?.createScriptURL(address) ?? address,
      { scope: '/' },
    )
    void keepFiles(window)
    window.document.addEventListener('visibilitychange', () => {
      if (window.document.visibilityState === 'visible') void worker.update().catch(() => undefined)
    })
  } catch {
    // The portal works without it, except offline.
  }
}

async function keepFiles(window: Window): Promise<void> {
  const { navigator, performance } = window
  const { active } = await navigator.serviceWorker.ready
  const keep = (wish: CacheRequest): void =>
    active?.postMessage({ keep: wish } satisfies CacheRequestMessage, { transfer: [] })
  // Only the page knows which files were loaded before the worker was active.
  keep(performance.getEntriesByType('resource').map(({ name }) => name))
  if (costsNothing(navigator)) window.setTimeout(() => keep('everything'), idleMilliseconds)
}

/** Returns whether the browser reports an unmetered connection. */
function costsNothing(navigator: Navigator & { readonly connection?: Connection }): boolean {
  const { connection } = navigator
  return connection?.saveData !== true && (connection?.type === 'wifi' || connection?.type === 'ethernet')
}
