import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { greetingName } from '@/domain/home/first-name'
import { homeRedirect, type HomeRedirect } from '@/domain/home/home-redirect'
import { homeCreditLineInfo, type HomeCreditLineInfo } from '@/domain/home/credit-line-card'
import { homeTiles, type HomeTile } from '@/domain/home/tiles'
import { creditLineObstacle, type CreditLineObstacle } from '@/domain/revolving-line/credit-line-obstacle'
import {
  mayOpenArea,
  customerStanding,
  accessObstacleToArea,
  mayShowNewLoanLinks,
  type AccessObstacle,
} from '@/domain/session/area-access'
import type { AccountStatus, DebtLawFirm } from '@/domain/session/session'
import { ShouldOfferBiometricUnlock } from '@/application/access/should-offer-biometric-unlock'
import { ShouldOfferPush } from '@/application/notifications/should-offer-push'
import { AmountVisibility } from '@/application/home/amount-visibility.port'
import { CurrentPortalVisit } from '@/application/home/current-portal-visit'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Capabilities } from '@/application/shared/capabilities'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { withTimeout } from '@/application/shared/with-timeout'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses, switchableCapabilityOfAddress } from '@/ui/addresses'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { PendingRequest } from '@/ui/kit/pending-request'
import { HomeBannersViewModel } from './home-banners-view-model'
import { HomeLoansViewModel } from './home-loans-view-model'
import { HomeDialogsViewModel } from './home-dialogs-view-model'
import { homeTileLinks, linksOfActionsOutsideTiles, type HomeActionOutsideTiles } from './home-links'

export type HomeState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly failure: GatewayFailure }
  /**
   * State in which the legal notice about the customer's debt is shown instead of the home screen. Source:
   * HOM-02.
   */
  | { readonly phase: 'legal-notice'; readonly study: DebtLawFirm }
  | {
      readonly phase: 'ready'
      readonly line?: HomeCreditLineInfo | undefined
      readonly tiles: readonly HomeTile[]
      /**
       * Reason why the customer cannot pay by QR code; missing if they can, or if the home screen has no tile
       * for it.
       */
      readonly qrObstacle?: CreditLineObstacle | undefined
      readonly actionsOutsideTiles: readonly HomeActionOutsideTiles[]
      /** Whether the text for a customer without loans offers a new loan. Source: SES-11, OPS-03. */
      readonly canRequestNewLoan: boolean
    }

const actionsOutsideTiles = ['send-receipt', 'claims', 'survey'] as const

const redirectPaths: Readonly<Record<HomeRedirect, string>> = {
  'create-password': addresses.password.createPath(),
  'unlock-registration': addresses.unlock.createPath(),
  'push-opt-in': addresses.pushOptIn.createPath(),
}

/** The home screen, and the redirects and dialogs that come before it. Source: HOM-01 to HOM-16. */
@injectable()
export class HomeViewModel {
  state: HomeState = { phase: 'loading' }
  isAmountVisible = true
  /**
   * Number that increases whenever the home screen begins to show other content. It serves to drop the
   * result of work that began while the number was lower.
   */
  private contentVersion = 0
  private offersUnlock: Promise<boolean> = Promise.resolve(false)
  private mayOfferPush = false
  /** Whether the banners and dialogs of this visit have been requested. */
  private hasRequestedExtras = false
  private standingOfRequestedLoans: AccountStatus['isUpToDate'] | 'pending' | undefined = undefined

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(ShouldOfferBiometricUnlock) private readonly considerUnlockOffer: ShouldOfferBiometricUnlock,
    @inject(ShouldOfferPush) private readonly considerPushOffer: ShouldOfferPush,
    @inject(CurrentPortalVisit) private readonly visit: CurrentPortalVisit,
    @inject(AmountVisibility) private readonly visibility: AmountVisibility,
    @inject(Clock) private readonly clock: Clock,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(HomeBannersViewModel) readonly bannersModel: HomeBannersViewModel,
    @inject(HomeDialogsViewModel) readonly dialogsModel: HomeDialogsViewModel,
    @inject(HomeLoansViewModel) readonly loansModel: HomeLoansViewModel,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
    @inject(CustomerStandingStore) private readonly standingStore: CustomerStandingStore,
    @inject(Capabilities) private readonly capabilities: Capabilities,
  ) {
    observeFields(this, 'state', 'isAmountVisible')
    this.isAmountVisible = visibility.areAmountsVisible()
  }

  get greetingName(): string {
    return greetingName(this.sessions.customer()?.firstName ?? '')
  }

  /**
   * Returns why the customer cannot use an action of the home screen; undefined if they can use it. The
   * answer does not depend on whether the loans are loaded. Source: SES-09, SES-12.
   */
  accessObstacleToHomeAction(action: HomeActionOutsideTiles): AccessObstacle | undefined {
    const { area } = linksOfActionsOutsideTiles[action]
    const standing = this.standingStore.standing()
    return area && standing && accessObstacleToArea(area, standing)
  }

  onMount(): () => void {
    this.mayOfferPush = this.considerPushOffer.mayShowPushOfferInVisit()
    this.offersUnlock = withTimeout(this.clock, this.considerUnlockOffer.execute(), false)
    const known = this.sessions.accountStatus()
    if (known) void this.showFailureOnError(this.showStoredStatus(known))
    this.refresh(known)
    if (!known) this.startLoadingLoans()
    const stopListening = this.capabilities.onChange(this.applyRemoteConfig)
    return () => {
      stopListening()
      this.end()
    }
  }

  retry(): void {
    this.state = { phase: 'loading' }
    this.refresh(undefined)
    this.startLoadingLoans()
  }

  /**
   * Loads the account status again if it could not be loaded, and the loans if they could not be loaded.
   * Source: SES-19, HOM-17.
   */
  retryFailedRequests(): void {
    const { isAccountStatusOutdated } = this.loansModel
    this.loansModel.retryAfterNotice()
    if (isAccountStatusOutdated) this.refresh(this.sessions.accountStatus())
  }

  /** Loads everything again when the customer comes back: they may have paid meanwhile. Source: HOM-17. */
  refreshOnReturnToPage(): void {
    if (this.state.phase !== 'ready' || this.loansModel.isRequestRunning) return
    this.loansModel.loadLoans()
    this.standingStore.requestLoanHoldings()
    if (!this.hasRequestedExtras) return this.refresh(this.sessions.accountStatus())
    void this.pendingRequest.waitForAnswer(this.loadAccountStatus.execute(), (answer) => {
      this.loansModel.recordAccountStatusAnswer(answer)
      if (answer.ok) void this.showFailureOnError(this.showHomeOrLegalNotice(answer.value))
    })
  }

  toggleAmountVisibility(): void {
    if (this.isAmountVisible) this.visibility.hideAmounts()
    else this.visibility.showAmounts()
    this.isAmountVisible = this.visibility.areAmountsVisible()
  }

  /** Loads the account status and shows it. If that fails, shows the stored one (`known`), if there is one. */
  private refresh(known: AccountStatus | undefined): void {
    void this.pendingRequest.waitForAnswer(this.loadAccountStatus.execute(), (answer) => {
      this.loansModel.recordAccountStatusAnswer(answer)
      const accountStatus = answer.ok ? answer.value : known
      if (accountStatus) void this.showFailureOnError(this.showWithExtras(accountStatus))
      else if (!answer.ok) this.state = { phase: 'failed', failure: answer.failure }
    })
  }

  /** Shows a failure with a retry button if the given work throws an error, and throws the error again. */
  private async showFailureOnError(showing: Promise<unknown>): Promise<void> {
    try {
      await showing
    } catch (reason) {
      runInAction(() => (this.state = { phase: 'failed', failure: { kind: 'server-failure' } }))
      throw reason
    }
  }

  /**
   * Shows the home screen with the stored account status, and loads the loans. Meanwhile the current account
   * status is loading.
   */
  private async showStoredStatus(known: AccountStatus): Promise<void> {
    if ((await this.showHomeOrLegalNotice(known)) && this.state.phase === 'ready') this.loadLoansOnce(known)
  }

  /**
   * Starts to load the loans before the account status is known, although the order of the loans depends on
   * it. Does nothing if the customer has no password, because the home screen is then not shown.
   */
  private startLoadingLoans(): void {
    if (!this.sessions.customer()?.hasCredentials) return
    this.standingOfRequestedLoans = 'pending'
    this.loansModel.loadLoans()
  }

  /**
   * Loads the loans once at each visit to the home screen. Loads them a second time only if the stored and
   * the current account status differ in whether the customer is up to date, because the order of the loans
   * depends on it.
   */
  private loadLoansOnce({ isUpToDate }: AccountStatus): void {
    const { standingOfRequestedLoans } = this
    this.standingOfRequestedLoans = isUpToDate
    if (standingOfRequestedLoans !== isUpToDate && standingOfRequestedLoans !== 'pending')
      this.loansModel.loadLoans()
  }

  private async showWithExtras(accountStatus: AccountStatus): Promise<void> {
    if (!(await this.showHomeOrLegalNotice(accountStatus)) || this.state.phase !== 'ready') return
    this.hasRequestedExtras = true
    this.standingStore.requestLoanHoldings()
    this.loadLoansOnce(accountStatus)
    void this.bannersModel.loadBanners(accountStatus)
    void this.dialogsModel.loadDialogs(accountStatus)
  }

  /**
   * Shows the home screen or the legal notice. Returns false if the portal sends the customer to another
   * screen, if the session has ended, or if the home screen has begun to show other content meanwhile.
   */
  private async showHomeOrLegalNotice(accountStatus: AccountStatus): Promise<boolean> {
    const version = ++this.contentVersion
    const customer = this.sessions.customer()
    // The session has ended: the route guard decides where to go.
    if (!customer) return false
    const { hasCredentials } = customer
    const { legalStudy } = accountStatus
    const isHome = !legalStudy && hasCredentials
    const offersUnlock = isHome && this.visit.mayShowOffer() && (await this.offersUnlock)
    if (version !== this.contentVersion) return false
    const offersPush = isHome && this.mayOfferPush && this.considerPushOffer.execute()
    const hasDebtLawFirm = legalStudy !== undefined
    const redirect = homeRedirect({ hasDebtLawFirm, hasCredentials, offersUnlock, offersPush })
    if (redirect) {
      this.visit.markOfferShown()
      this.navigation.goTo(redirectPaths[redirect], { replace: true })
      return false
    }
    this.visit.markHomeShown()
    runInAction(() => {
      this.loansModel.setAccountStatus(accountStatus)
      this.state = legalStudy
        ? { phase: 'legal-notice', study: legalStudy }
        : this.readyState(accountStatus, hasCredentials)
    })
    return true
  }

  /** Removes what the lender has switched off while the home screen is shown. Source: OPS-03, OPS-05. */
  private applyRemoteConfig(): void {
    const { accountStatus } = this.loansModel
    const customer = this.sessions.customer()
    if (this.state.phase === 'ready' && accountStatus && customer)
      this.state = this.readyState(accountStatus, customer.hasCredentials)
  }

  private end(): void {
    this.contentVersion += 1
    this.standingOfRequestedLoans = undefined
    this.pendingRequest.cancel()
    this.loansModel.stopLoading()
    this.bannersModel.discardBanners()
    this.dialogsModel.discardDialogs()
  }

  private readyState(accountStatus: AccountStatus, hasCredentials: boolean): HomeState {
    const isOff = (to: string) => this.capabilities.isSwitchedOff(switchableCapabilityOfAddress(to))
    const standing = customerStanding({ hasCredentials, accountStatus })
    // The stored account status may have a credit line that is switched off. Source: OPS-03.
    const hasLine = !isOff(addresses.creditLineDetail.createPath()) && mayOpenArea('revolving-line', standing)
    const line = hasLine ? homeCreditLineInfo(accountStatus) : undefined
    const isNewLoanOff = isOff(addresses.newLoan.createPath())
    const tiles = homeTiles(accountStatus, (tile) => isOff(homeTileLinks[tile].to)).filter((tile) =>
      mayOpenArea(homeTileLinks[tile].area, standing),
    )
    const qrObstacle = tiles.includes('pay-by-qr') ? creditLineObstacle(accountStatus) : undefined
    return {
      phase: 'ready',
      tiles,
      actionsOutsideTiles: actionsOutsideTiles.filter((action) => {
        const { area, to } = linksOfActionsOutsideTiles[action]
        return !isOff(to) && (area === undefined || mayOpenArea(area, standing))
      }),
      // The customer requests an offered credit line as a new loan. Source: REV-01.
      line: line?.kind === 'offer' && isNewLoanOff ? undefined : line,
      qrObstacle,
      canRequestNewLoan: !isNewLoanOff && mayShowNewLoanLinks(standing),
    }
  }
}
