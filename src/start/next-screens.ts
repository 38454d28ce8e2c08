import type { Container } from 'inversify'
import type { BrowserRelease } from '@/adapters/device/browser-release'
import { Clock } from '@/application/shared/clock.port'
import { addresses, type AddressName } from '@/ui/addresses'
import { PortalFrame, screens } from '@/ui/routes'
import { PortalViewModel } from '@/ui/shell/portal-view-model'

/** From these steps of the login the next one is home. */
const stepsBeforeHome: readonly AddressName[] = ['identity', 'login', 'smsCode']

/** What is pressed most by who is signed in: home, paying, loans and payments. */
const mainScreens = ['home', 'paymentSummary', 'loans', 'myPayments'] as const

/** How long a screen stands before others are fetched, and how often that is looked at. */
const calmMilliseconds = 1_200
const lookMilliseconds = 400

export interface PrefetchEnvironment {
  readonly clock: Clock
  readonly portal: Pick<PortalViewModel, 'onVisit'>
  /** Whether something on the screen is still awaited. */
  readonly isBusy: () => boolean
  /** Whether the customer's browser is set to save data. */
  readonly savesData: () => boolean
  /** Fetches those screens, with the frame around them. */
  readonly fetch: (names: readonly AddressName[]) => void
}

/** The part of the Network Information API that counts here; not every browser has it. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Fetches the screens that are likely to be pressed next before they are: home while the password is typed, the main
 * screens once the present one has stood for a moment.
 */
export class NextScreens {
  private callOff: (() => void) | undefined

  constructor(private readonly surroundings: PrefetchEnvironment) {}

  /** On this page. */
  static of(container: Container, release: Pick<BrowserRelease, 'ahead'>): NextScreens {
    const { connection } = navigator as Connected
    return new NextScreens({
      clock: container.get<Clock>(Clock),
      portal: container.get(PortalViewModel),
      isBusy: () => document.querySelector('#root [aria-busy="true"]') !== null,
      savesData: () => connection?.saveData === true,
      fetch: (names) => {
        for (const { ahead } of [PortalFrame, ...names.map((name) => screens[name])])
          if (ahead) void release.ahead(ahead())
      },
    })
  }

  start(): () => void {
    const stop = this.surroundings.portal.onVisit((name) => this.visited(name))
    return () => {
      stop()
      this.callOff?.()
    }
  }

  private visited(name: AddressName): void {
    this.callOff?.()
    if (stepsBeforeHome.includes(name)) this.surroundings.fetch(['home'])
    else if (addresses[name].policy.access === 'signed-in' && !this.surroundings.savesData())
      this.waitForCalm(0)
  }

  private waitForCalm(calmFor: number): void {
    const { clock, isBusy, fetch } = this.surroundings
    this.callOff = clock.after(lookMilliseconds, () => {
      const calm = isBusy() ? 0 : calmFor + lookMilliseconds
      if (calm < calmMilliseconds) this.waitForCalm(calm)
      else fetch(mainScreens)
    })
  }
}
