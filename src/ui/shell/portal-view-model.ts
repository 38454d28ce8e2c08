import { inject, injectable } from 'inversify'
import type { Customer } from '@/domain/session/session'
import { CurrentDevice } from '@/application/access/current-device.port'
import { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { LoginProgressStore } from '@/application/access/login-progress-store.port'
import { PathAfterLoginStore } from '@/application/session/path-after-login-store.port'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Capabilities } from '@/application/shared/capabilities'
import { Navigation } from '@/application/shared/navigation.port'
import type { PortalMaintenance } from '@/application/shared/remote-config.port'
import { Settings } from '@/application/shared/settings.port'
import { Listeners } from '@/application/shared/listeners'
import type { AddressAccessPolicy } from '@/ui/address'
import { addressNameOfPath, addresses, switchableCapabilityOfAddress, type AddressName } from '@/ui/addresses'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { isLoanAccessObstacle, loanAccessObstacleTexts, pageNotFoundText } from '@/ui/texts/shell.texts'
import { decideRoute, type RouteDecision, type VisitorFacts } from './route-guard'
import { CustomerStandingStore } from './customer-standing-store'

interface CurrentRoute {
  readonly name: AddressName
  readonly policy: AddressAccessPolicy
  readonly path: string
  /**
   * A text that changes whenever the screen has to start again: for another address, or for another
   * customer at the same address.
   */
  readonly screenKey: string
  /** The maintenance that closes the current screen now; missing if the screen is open. Source: OPS-05. */
  readonly maintenance?: PortalMaintenance | undefined
}

/** Decides which screen is shown at every change of address, session or account status, and shows it. */
@injectable('Singleton')
export class PortalViewModel {
  currentRoute: CurrentRoute | undefined = undefined
  /**
   * Returns whether links to the given address are hidden, because the lender has switched off that part
   * of the portal. The function is replaced whenever the lender changes that, so that links render
   * again. Source: OPS-03.
   */
  isLinkHidden: (to: string) => boolean
  private changesOfCustomer = 0
  /**
   * Whether the lender has answered which loans the customer has since they opened the current screen. Source:
   * SES-12.
   */
  private areHoldingsCurrent = false
  /** Number of the session that the screens currently show; each login has another number. */
  private shownSessionNumber: number | undefined
  private readonly listeners = new Listeners<[AddressName]>()

  constructor(
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(CustomerStandingStore) readonly standingStore: CustomerStandingStore,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(PathAfterLoginStore) private readonly returnAddress: PathAfterLoginStore,
    @inject(Settings) private readonly settings: Settings,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(SeenIntroductionStore) private readonly introduction: SeenIntroductionStore,
    @inject(Capabilities) private readonly capabilities: Capabilities,
  ) {
    this.isLinkHidden = this.createLinkHider()
    observeFields(this, 'currentRoute', 'isLinkHidden')
  }

  onMount(): () => void {
    const stops = [
      this.navigation.onChange(this.settle),
      this.sessions.onChange(this.settle),
      this.standingStore.onLoanHoldingsKnown(this.settleWithNewHoldings),
      this.capabilities.onChange(this.applyRemoteConfig),
    ]
    this.settle()
    return () => {
      for (const stop of stops) stop()
    }
  }

  /**
   * Shows the screen of the current address before the first render, unless a redirect is needed.
   * Returns whether it has shown the screen.
   */
  showScreenUnlessRedirected(): boolean {
    this.standingStore.updateCustomerFromSession()
    const decision = decideRoute(this.navigation, this.visitorFacts(undefined))
    if (decision.kind === 'show') this.show(decision.name)
    return decision.kind === 'show'
  }

  /**
   * Calls `run` with the name of the current screen, and again for each new path. A change of only the
   * query does not count. Returns a function that ends the subscription. Source: SES-05.
   */
  onScreenVisit(run: (name: AddressName) => void): () => void {
    if (this.currentRoute) run(this.currentRoute.name)
    return this.listeners.add(run)
  }

  /** Path of the current screen. */
  get screenPath(): string {
    return this.currentRoute?.path ?? ''
  }

  /**
   * Why the account status could not be loaded; undefined if that has not failed or the current screen
   * does not need the status. Source: SES-19.
   */
  get accountStatusFailure(): GatewayFailure | undefined {
    return this.standingStore.accountStatusFailureForArea(this.currentRoute?.policy.area)
  }

  private settleWithNewHoldings(): void {
    this.areHoldingsCurrent = true
    this.settle()
  }

  private settle(): void {
    const before = this.standingStore.customer
    this.standingStore.updateCustomerFromSession()
    if (this.navigation.path() !== this.screenPath) this.areHoldingsCurrent = false
    const visitor = this.visitorFacts(before)
    if (visitor.hasCustomerChanged || this.isNewSession(before)) this.changesOfCustomer += 1
    this.applyDecision(decideRoute(this.navigation, visitor), before)
  }

  /**
   * Returns whether the same customer has signed out and in again without this page receiving an event
   * about it. All screens then start again.
   */
  private isNewSession(before: Customer | undefined): boolean {
    const sessionNumber = this.sessions.openSessionNumber()
    if (sessionNumber === undefined) return false
    const { shownSessionNumber: shown } = this
    this.shownSessionNumber = sessionNumber
    return this.sessions.customerId() === before?.customerId && shown !== undefined && shown !== sessionNumber
  }

  private visitorFacts(before: Customer | undefined): VisitorFacts {
    const { customer } = this.standingStore
    const progress = this.progress.current()
    const isSomebodyElse = before && customer && customer.customerId !== before.customerId
    return {
      standing: this.standingStore.standing(),
      areHoldingsCurrent: this.areHoldingsCurrent,
      loginProgress: {
        hasDni: progress !== undefined,
        hasPeople: (progress?.people.length ?? 0) > 0,
        hasTaxId: progress?.person !== undefined,
        step: progress?.step,
      },
      currentScreen: this.currentRoute?.name,
      hasCustomerChanged: isSomebodyElse === true && this.currentRoute?.policy.access === 'signed-in',
      hasJustSignedOut: before !== undefined && !customer && this.sessions.hasSignedOut(),
      hasJustSetPassword: this.sessions.lastEndReason() === 'password-set',
      mayOpenWiki: this.settings.wikiAvailable,
      isPartOff: (capability) => this.capabilities.isSwitchedOff(capability),
      needsSplash: !this.device.isDesktop() && !this.introduction.isSplashSeen(),
    }
  }

  /**
   * Carries out a decision of the route guard. If a session has ended, the address that its customer
   * wanted to open is stored for that customer only. Source: SES-13.
   */
  private applyDecision(decision: RouteDecision, before: Customer | undefined): void {
    if (decision.wanted !== undefined) this.returnAddress.save(decision.wanted, before?.customerId)
    switch (decision.kind) {
      case 'show':
        return this.show(decision.name)
      case 'go-on':
        return this.redirect(
          this.returnAddress.takePath(this.standingStore.customer?.customerId) ?? addresses.home.createPath(),
        )
      case 'log-in':
        return this.redirect(addresses.login.createPath())
      case 'go': {
        const { obstacle } = decision
        if (obstacle && isLoanAccessObstacle(obstacle))
          this.toasts.show({ text: loanAccessObstacleTexts[obstacle] })
        const path = this.navigation.path()
        if (path !== '/' && addressNameOfPath(path) === undefined)
          this.toasts.show({ text: pageNotFoundText })
        return this.redirect(decision.to)
      }
    }
  }

  private show(name: AddressName): void {
    const { policy } = addresses[name]
    const path = this.navigation.path()
    const isAnother = path !== this.screenPath
    const screenKey = `${this.changesOfCustomer} ${path}${this.navigation.queryString()}`
    const maintenance = this.maintenanceOf(policy)
    this.currentRoute = { name, policy, path, screenKey, maintenance }
    this.capabilities.setCapabilityOfCurrentScreen(maintenance ? undefined : policy.capability)
    if (isAnother) this.listeners.notify(name)
    if (this.standingStore.customer && policy.access === 'signed-in')
      this.standingStore.requestStandingForArea(policy.area)
  }

  /**
   * Returns the maintenance that closes the part of the portal at an address; undefined if that part is open.
   * A customer may still finish steps that they had begun, and read what they have done. Source: OPS-05.
   */
  private maintenanceOf({
    capability,
    area,
    isOpenInMaintenance,
  }: AddressAccessPolicy): PortalMaintenance | undefined {
    if (isOpenInMaintenance) return undefined
    const before = this.currentRoute
    const isBegun =
      before !== undefined &&
      !before.maintenance &&
      (capability === undefined
        ? area === 'payment-steps' && before.policy.area === area
        : before.policy.capability === capability)
    return isBegun ? undefined : this.capabilities.maintenanceOfCapability(capability)
  }

  /**
   * Handles a change of what the lender has switched off. If maintenance had closed the current screen,
   * decides again whether to show it. Other open screens stay, so that the customer loses nothing.
   */
  private applyRemoteConfig(): void {
    this.isLinkHidden = this.createLinkHider()
    if (this.currentRoute?.maintenance) this.settle()
  }

  private createLinkHider(): (to: string) => boolean {
    return (to) => this.capabilities.isSwitchedOff(switchableCapabilityOfAddress(to))
  }

  private redirect(to: string): void {
    this.navigation.goTo(to, { replace: true })
  }
}
