import { BrowserStorage } from '@/adapters/device/browser-storage'
import { isSessionStored } from '@/adapters/device/stored/stored-session'
import { addresses, addressNameOfPath } from '@/ui/addresses'
import { PortalFrame, screensByAddress } from './routes'

/**
 * Starts to load, while the configuration is still loading, the code of the first screen and the code that
 * sends HTTP requests. Does nothing if this device has no session. A download that fails is tried again when
 * the screen is shown.
 */
export function preloadFirstScreen(window: Window): void {
  if (!isSessionStored(new BrowserStorage(window, 'localStorage'))) return
  const name = addressNameOfPath(window.location.pathname)
  const { preload } = screensByAddress[name && addresses[name].policy.access !== 'public' ? name : 'home']
  for (const part of [PortalFrame.preload(), preload?.(), import('@/adapters/http/http-adapters')])
    part?.catch(() => undefined)
}
