import type { CacheRequestMessage, CacheRequest } from './cache-request'

const address = '/service-worker.js'

/** After this nobody is waiting for the line. */
const idleMilliseconds = 20_000

/** The part of the Network Information API that counts here; not every browser has it. */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
}

/**
 * Lets the portal open without a network from the next visit on.
 * A portal that stays open looks for another version whenever somebody comes back to it.
 * Call it at the first touch, never before: it downloads the main journeys. The rest is kept when it is first used, or
 * all of it on a line that costs nothing.
 */
export async function registerServiceWorker(
  window: Window,
  /** Gives the address to a browser that takes it from a Trusted Types policy only. */
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
    // Without it the portal works all the same, only not offline.
  }
}

async function keepFiles(window: Window): Promise<void> {
  const { navigator, performance } = window
  const { active } = await navigator.serviceWorker.ready
  const keep = (wish: CacheRequest): void =>
    active?.postMessage({ keep: wish } satisfies CacheRequestMessage, { transfer: [] })
  // What was used before the worker was there is known to the page alone.
  keep(performance.getEntriesByType('resource').map(({ name }) => name))
  if (costsNothing(navigator)) window.setTimeout(() => keep('everything'), idleMilliseconds)
}

/** Only where the browser says so. */
function costsNothing(navigator: Navigator & { readonly connection?: Connection }): boolean {
  const { connection } = navigator
  return connection?.saveData !== true && (connection?.type === 'wifi' || connection?.type === 'ethernet')
}
