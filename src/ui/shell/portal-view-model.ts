import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { missingEntryContext } from '@/domain/access/entry'
import { insidePortalPath } from '@/domain/session/inside-portal'
import {
  customerStanding,
  dependsOnLoans,
  dependsOnStatus,
  obstacleTo,
  type Area,
  type CustomerStanding,
  type LoanHoldings,
} from '@/domain/session/permissions'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { LoginProgressStore } from '@/application/access/login-progress-store'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { PageViews } from '@/application/session/page-views.port'
import { ReturnAddress } from '@/application/session/return-address'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { observed } from '@/ui/kit/observed'
import { addressNameAt, addresses, readAnywhere, startOfArea, type AddressName } from '@/ui/addresses'
import type { Door } from '@/ui/address'
import { Toasts } from '@/ui/kit/toasts'
import { obstacleText } from '@/ui/texts/shell.texts'

export interface Showing {
  readonly name: AddressName
  readonly door: Door
  /** Path and query. */
  readonly address: string
  /** Another value is another visit: another address, or another customer at the same one. */
  readonly visit: string
}

/** The doorkeeper: which screen an address shows to this visitor, or where she goes instead. Source: SES-01 to SES-03. */
@injectable('Singleton')
export class PortalViewModel {
  showing: Showing | undefined = undefined
  customer: Customer | undefined = undefined
  accountStatus: AccountStatus | undefined = undefined
  /** Asked when a screen depends on it. Source: SES-12. */
  holdings: LoanHoldings | undefined = undefined
  /** Why it is not known where she stands. Source: SES-19. */
  initFailure: GatewayFailure | undefined = undefined
  isRetrying = false
  private validated: string | undefined
  private asked: string | undefined
  private askedForLoans: string | undefined
  private hasJustLeft = false
  private changesOfCustomer = 0

  constructor(
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(ReturnAddress) private readonly returnAddress: ReturnAddress,
    @inject(LocalStorage) private readonly storage: KeyValueStorage,
    @inject(Settings) private readonly settings: Settings,
    @inject(PageViews) private readonly pageViews: PageViews,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    observed(this, 'showing', 'customer', 'accountStatus', 'holdings', 'initFailure', 'isRetrying')
  }

  start(): () => void {
    const stops = [this.navigation.onChange(this.settle), this.sessions.onChange(this.settle)]
    this.settle()
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Where she stands is not known and cannot be had, and what she wants to see depends on it. Source: SES-19. */
  get cannotBegin(): GatewayFailure | undefined {
    const area = this.showing?.door.area
    const depends = area !== undefined && dependsOnStatus(area)
    return depends && this.customer && !this.accountStatus ? this.initFailure : undefined
  }

  retry(): void {
    if (this.isRetrying || !this.customer) return
    this.isRetrying = true
    this.asked = undefined
    void this.askStatus(this.customer.customerId)
  }

  /** A menu is about to show what is open to her. Source: SES-12. */
  learnHoldings(): void {
    if (this.customer) void this.askHoldings(this.customer)
  }

  standing(): CustomerStanding | undefined {
    const { customer, accountStatus, holdings } = this
    return customer && customerStanding({ hasCredentials: customer.hasCredentials, accountStatus, holdings })
  }

  private settle(): void {
    const session = this.sessions.current()
    this.hasJustLeft = this.customer !== undefined && !session && this.sessions.lastEnd() === 'left'
    if (session?.customer.customerId !== this.customer?.customerId) this.forgetCustomer()
    const isTakenOver = this.isTakenOverBy(session?.customer)
    this.customer = session?.customer
    this.accountStatus = this.sessions.accountStatus()
    this.noteExternalRequest()
    const path = this.navigation.path()
    const name = addressNameAt(path)
    if (name === undefined) {
      this.redirect(startOfArea(path))
      return
    }
    const { door } = addresses[name]
    const elsewhere = session ? this.elsewhereWhenSignedIn(door) : this.elsewhereWhenSignedOut(name, door)
    if (elsewhere !== undefined) {
      this.redirect(elsewhere)
      return
    }
    if (isTakenOver && path !== addresses.home.path) {
      this.redirect(addresses.home.to())
      return
    }
    this.reportVisit(name, path)
    const address = path + this.navigation.search()
    this.showing = { name, door, address, visit: `${this.changesOfCustomer} ${address}` }
    if (!session || door.access !== 'signed-in') return
    void this.validate(session.customer.customerId)
    const { area } = door
    if (area === undefined) return
    if (!this.accountStatus) void this.askStatus(session.customer.customerId)
    if (dependsOnLoans(area)) void this.askHoldings(session.customer)
  }

  private elsewhereWhenSignedIn(door: Door): string | undefined {
    if (door.access === 'public')
      return this.redirectAddress() ?? this.returnAddress.take() ?? addresses.home.to()
    return this.isHidden(door) || this.isForbidden(door.area) ? addresses.home.to() : undefined
  }

  private elsewhereWhenSignedOut(name: AddressName, door: Door): string | undefined {
    if (this.isBeingToldThatSheLeft(name)) return undefined
    if (door.access === 'signed-in') {
      this.rememberOrigin()
      return addresses.login.to()
    }
    if (this.isHidden(door)) return addresses.home.to()
    return this.missingStep(door)
  }

  /** The session may end before the notice is closed: out of sight, or by another tab. It stays. Source: ACC-31. */
  private isBeingToldThatSheLeft(name: AddressName): boolean {
    return name === 'logout' && this.showing?.name === name
  }

  /** Another tab let in somebody else: what this one shows is not hers. Source: SES-13. */
  private isTakenOverBy(customer: Customer | undefined): boolean {
    const isSomebodyElse = this.customer && customer && customer.customerId !== this.customer.customerId
    if (!isSomebodyElse || this.showing?.door.access !== 'signed-in') return false
    this.changesOfCustomer += 1
    return true
  }

  private missingStep(door: Door): string | undefined {
    if (door.entryScreen === undefined) return undefined
    const progress = this.progress.current()
    const missing = missingEntryContext(door.entryScreen, {
      hasDni: progress !== undefined,
      hasPeople: (progress?.people.length ?? 0) > 0,
      hasTaxId: progress?.person !== undefined,
      saysNotACustomer: addresses.notACustomer.read(this.navigation).saysNotACustomer,
    })
    if (missing === undefined) return undefined
    return missing === 'dni' ? addresses.dni.to() : addresses.identity.to()
  }

  /** Somebody whose loans are in the way is told so. Source: SES-12. */
  private isForbidden(area: Area | undefined): boolean {
    const standing = this.standing()
    const obstacle = area && standing && obstacleTo(area, standing)
    const text = obstacle && obstacleText(obstacle)
    if (text !== undefined) this.toasts.show({ text })
    return obstacle !== undefined
  }

  private isHidden(door: Door): boolean {
    return door.needs === 'wiki' && !this.settings.wikiAvailable
  }

  private redirectAddress(): string | undefined {
    const { redirectUrl } = readAnywhere(this.navigation)
    return redirectUrl === undefined ? undefined : insidePortalPath(redirectUrl)
  }

  /** Not where somebody was who logged out in another tab: who comes next may be somebody else. */
  private rememberOrigin(): void {
    if (this.hasJustLeft || this.navigation.path() === addresses.logout.path) return
    this.returnAddress.remember(this.navigation.path() + this.navigation.search())
  }

  /** Source: SES-04. */
  private noteExternalRequest(): void {
    if (readAnywhere(this.navigation).isExternalRequest) this.storage.write('externalRequest', 'true')
  }

  /** Once for each customer who comes in; only a refusal ends the session. Source: SES-08. */
  private async validate(customerId: string): Promise<void> {
    if (this.validated === customerId) return
    this.validated = customerId
    const answer = await this.gateway.validate()
    const isStillHer = this.sessions.current()?.customer.customerId === customerId
    if (!answer.ok && answer.failure.kind === 'session-ended' && isStillHer)
      runInAction(() => this.sessions.close('expired'))
  }

  /** After a reload before the answer came: what is allowed may change with it. */
  private async askStatus(customerId: string): Promise<void> {
    if (this.asked === customerId) return
    this.asked = customerId
    const answer = await this.loadAccountStatus.execute()
    runInAction(() => {
      this.isRetrying = false
      if (this.customer?.customerId === customerId) this.initFailure = answer.ok ? undefined : answer.failure
    })
  }

  private async askHoldings({ customerId, taxId }: Customer): Promise<void> {
    if (this.askedForLoans === customerId) return
    this.askedForLoans = customerId
    const answer = await this.gateway.loanHoldings(taxId)
    if (!answer.ok || this.sessions.current()?.customer.customerId !== customerId) return
    runInAction(() => {
      this.holdings = answer.value
      this.settle()
    })
  }

  private forgetCustomer(): void {
    this.holdings = undefined
    this.initFailure = undefined
    this.asked = undefined
    this.askedForLoans = undefined
  }

  /** Another screen, or the same of something else; a change of the query alone is none. Source: SES-05. */
  private reportVisit(name: AddressName, path: string): void {
    if (this.showing?.address.split('?')[0] !== path) this.pageViews.report(addresses[name].path)
  }

  private redirect(to: string): void {
    this.navigation.go(to, { replace: true })
  }
}
