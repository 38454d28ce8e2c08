import type { Container } from 'inversify'
import type { BrowserReleaseUpdater } from '@/adapters/device/browser-release'
import { Clock } from '@/application/shared/clock.port'
import { addresses, type AddressName } from '@/ui/addresses'
import { PortalFrame, screensByAddress } from './routes'
import { PortalViewModel } from '@/ui/shell/portal-view-model'

/** Login screens that may be the last one before home is shown. */
const loginScreensBeforeHome: readonly AddressName[] = ['identity', 'login', 'smsCode']

/** The screens that signed-in customers open most: home, paying up to its receipt, loans and payments. */
const mainScreens = [
  'home',
  'paymentSummary',
  'paymentStatus',
  'paymentReceipt',
  'loans',
  'myPayments',
] as const

/**
 * Milliseconds for which a screen has to be shown, with nothing loading, before the main screens are loaded
 * in advance.
 */
const idleMilliseconds = 1_200
/** Milliseconds between two checks of whether the screen is still loading something. */
const busyPollMilliseconds = 400

interface ScreenPreloaderDependencies {
  readonly clock: Clock
  readonly portal: Pick<PortalViewModel, 'onScreenVisit'>
  /** Returns whether the screen that the customer sees is still loading something. */
  readonly isBusy: () => boolean
  /** Returns whether the customer has set the browser to save data. */
  readonly isDataSaverOn: () => boolean
  /** Loads the code of the screens with these names, and of the layout around them. */
  readonly loadScreens: (names: readonly AddressName[]) => void
}

/** The part of the Network Information API that is used. Not every browser has it. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Loads in advance the code of the screens that the customer is likely to open next: home while they sign in;
 * the main screens once a signed-in screen has been shown for a moment, unless they save data.
 */
export class NextScreensPreloader {
  private cancelWait: (() => void) | undefined

  constructor(private readonly environment: ScreenPreloaderDependencies) {}

  /** Creates a `NextScreensPreloader` for the current page. */
  static create(
    container: Container,
    release: Pick<BrowserReleaseUpdater, 'awaitPreloadedCode'>,
  ): NextScreensPreloader {
    const { connection } = navigator as NavigatorWithConnection
    return new NextScreensPreloader({
      clock: container.get<Clock>(Clock),
      portal: container.get(PortalViewModel),
      isBusy: () => document.querySelector('#root [aria-busy="true"]') !== null,
      isDataSaverOn: () => connection?.saveData === true,
      loadScreens: (names) => {
        for (const { preload } of [PortalFrame, ...names.map((name) => screensByAddress[name])])
          if (preload) void release.awaitPreloadedCode(preload())
      },
    })
  }

  start(): () => void {
    const stop = this.environment.portal.onScreenVisit((name) => this.onScreenVisited(name))
    return () => {
      stop()
      this.cancelWait?.()
    }
  }

  private onScreenVisited(name: AddressName): void {
    this.cancelWait?.()
    if (loginScreensBeforeHome.includes(name)) this.environment.loadScreens(['home'])
    else if (addresses[name].policy.access === 'signed-in' && !this.environment.isDataSaverOn())
      this.waitForCalm(0)
  }

  private waitForCalm(calmFor: number): void {
    const { clock, isBusy, loadScreens } = this.environment
    this.cancelWait = clock.runAfter(busyPollMilliseconds, () => {
      const calm = isBusy() ? 0 : calmFor + busyPollMilliseconds
      if (calm < idleMilliseconds) this.waitForCalm(calm)
      else loadScreens(mainScreens)
    })
  }
}
