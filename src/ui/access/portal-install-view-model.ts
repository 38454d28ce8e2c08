import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { CurrentDevice } from '@/application/access/current-device.port'
import { InstallPrompt } from '@/application/access/install-prompt.port'
import { Clock } from '@/application/shared/clock.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { drawLinkQrCode, type LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * Milliseconds for which the confirmation that the portal was installed stays on the screen. Source: ACC-25.
 */
const installedMessageMilliseconds = 4_000
/**
 * Milliseconds after which the portal treats an installation as failed, because browsers do not report a
 * failure.
 */
const installationTimeoutMilliseconds = 60_000

/**
 * How the customer installs the portal: `offer` in a dialog of the browser, `by-hand` in the browser's menu.
 * `open`: the portal was just installed, and the customer can only open it.
 */
type PortalInstallMethod = 'offer' | 'by-hand' | 'open'

type PortalInstallState =
  /**
   * State on a computer, where the customer scans a QR code with their phone to open the portal there. If
   * `picture` is `missing`, the QR code could not be drawn, and the customer types the address instead.
   */
  | { readonly phase: 'desktop'; readonly picture: LinkQrCodeState }
  | { readonly phase: 'ready'; readonly method: PortalInstallMethod }
  | { readonly phase: 'installing' }
  | { readonly phase: 'installed' }

/**
 * The screen on which the customer installs the portal on the home screen of their device. Source: ACC-25.
 */
@injectable()
export class PortalInstallViewModel {
  state: PortalInstallState = { phase: 'ready', method: 'by-hand' }
  private isInstalled = false
  private stopWaiting = (): void => undefined

  constructor(
    @inject(InstallPrompt) private readonly prompt: InstallPrompt,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(BrowserDisplay) private readonly browserDisplay: BrowserDisplay,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {
    observeFields(this, 'state')
  }

  /** Web address of the portal. A phone reads it from the QR code, or the customer types it. */
  get portalAddress(): string {
    return this.device.fullAddressOfPath(addresses.installApp.createPath())
  }

  onMount(): (() => void) | void {
    if (this.browserDisplay.isStandalone()) {
      this.navigation.goTo(addresses.introduction.createPath(), { replace: true })
      return
    }
    if (this.device.isDesktop()) {
      this.state = { phase: 'desktop', picture: 'drawing' }
      void this.drawQrCode()
      return
    }
    this.reset()
    const stop = this.prompt.onChange(this.updateAfterPromptChange)
    return () => {
      stop()
      this.stopWaiting()
    }
  }

  async installPortal(): Promise<void> {
    if (this.state.phase !== 'ready' || this.state.method !== 'offer') return
    this.state = { phase: 'installing' }
    this.wait(installationTimeoutMilliseconds)
    if ((await this.prompt.showDialog()) === 'dismissed') runInAction(this.stopInstalling)
  }

  continueToIntroduction(): void {
    this.navigation.goTo(addresses.introduction.createPath())
  }

  private updateAfterPromptChange(change: 'offer' | 'installed'): void {
    if (change === 'offer') {
      if (this.state.phase === 'ready') this.reset()
      return
    }
    this.isInstalled = true
    this.state = { phase: 'installed' }
    this.wait(installedMessageMilliseconds)
  }

  private stopInstalling(): void {
    if (this.state.phase !== 'installing') return
    this.stopWaiting()
    this.reset()
  }

  private wait(milliseconds: number): void {
    this.stopWaiting()
    this.stopWaiting = this.clock.runAfter(milliseconds, () => runInAction(this.reset))
  }

  private reset(): void {
    const method = this.isInstalled ? 'open' : 'by-hand'
    this.state = { phase: 'ready', method: this.prompt.isOffered() ? 'offer' : method }
  }

  private async drawQrCode(): Promise<void> {
    const picture = await drawLinkQrCode(this.portalAddress)
    runInAction(() => {
      this.state = { phase: 'desktop', picture }
    })
  }
}
