import { portalNamespace } from '@/adapters/device/browser-storage'

/**
 * Removes every value that the portal has stored in this browser, in local storage and in the tab's session
 * storage. Values of other programs on the same address stay. Does nothing if storage is forbidden.
 */
export function removePortalValues(window: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[area]
      const keys = Array.from({ length: storage.length }, (_, position) => storage.key(position))
      for (const key of keys) if (key?.startsWith(portalNamespace)) storage.removeItem(key)
    } catch {
      // Storage is forbidden, so there is nothing to remove.
    }
  }
}
