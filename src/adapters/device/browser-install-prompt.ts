import type { InstallPrompt } from '@/application/access/install-prompt.port'
import { Listeners } from '@/application/shared/listeners'

/**
 * The browser's event that offers to install the portal. Some browsers do not have it, and TypeScript's
 * library does not declare it.
 */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/**
 * Keeps the browser's offer to install the portal until the customer uses it, because the browser makes
 * the offer by itself, not when the customer asks for it.
 */
export class BrowserInstallPrompt implements InstallPrompt {
  private offer: InstallOffer | undefined
  private readonly listeners = new Listeners<['offer' | 'installed']>()

  constructor(window: EventTarget) {
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isInstallOffer(event)) return
      // Prevents the browser's own prompt, because the portal shows its own.
      event.preventDefault()
      this.offer = event
      this.listeners.notify('offer')
    })
    window.addEventListener('appinstalled', () => {
      this.offer = undefined
      this.listeners.notify('installed')
    })
  }

  isOffered(): boolean {
    return this.offer !== undefined
  }

  async showDialog(): Promise<'accepted' | 'dismissed'> {
    const { offer } = this
    this.offer = undefined
    if (!offer) return 'dismissed'
    try {
      await offer.prompt()
      return (await offer.userChoice).outcome
    } catch {
      return 'dismissed'
    }
  }

  readonly onChange = this.listeners.add
}

function isInstallOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && 'userChoice' in event
}
