import { inject, injectable } from 'inversify'
import { CurrentDevice } from '@/application/access/current-device.port'
import { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { Clock } from '@/application/shared/clock.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'

/** Milliseconds for which the splash screen is shown. Source: ACC-23. */
const splashMilliseconds = 2_000

/** The splash screen, which shows the portal's name for a moment. Source: ACC-23. */
@injectable()
export class SplashViewModel {
  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(BrowserDisplay) private readonly browserDisplay: BrowserDisplay,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SeenIntroductionStore) private readonly seen: SeenIntroductionStore,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    this.seen.markSplashSeen()
    return this.clock.runAfter(splashMilliseconds, this.moveOn)
  }

  /**
   * Opens the next screen: the instructions for installing the portal, or the introduction. The introduction
   * skips itself if the customer has seen it. Source: ACC-24.
   */
  private moveOn(): void {
    const needsNoInstalling = this.browserDisplay.isStandalone() || this.device.isDesktop()
    this.navigation.goTo(
      needsNoInstalling ? addresses.introduction.createPath() : addresses.installApp.createPath(),
      {
        replace: true,
      },
    )
  }
}
