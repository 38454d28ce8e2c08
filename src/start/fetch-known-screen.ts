import { BrowserStorage } from '@/adapters/device/browser-storage'
import { addresses, addressNameAt } from '@/ui/addresses'
import { PortalFrame, screens } from '@/ui/routes'

/**
 * Who has a session on this device sees a screen of hers: it is fetched beside the configuration, and so is what asks
 * the lender. What does not come is fetched anew when it is shown.
 */
export function fetchKnownScreen(window: Window): void {
  if (new BrowserStorage(window, 'localStorage').read('user') === undefined) return
  const name = addressNameAt(window.location.pathname)
  const { ahead } = screens[name && addresses[name].policy.access !== 'public' ? name : 'home']
  for (const part of [PortalFrame.ahead(), ahead?.(), import('@/adapters/http/http-adapters')])
    part?.catch(() => undefined)
}
