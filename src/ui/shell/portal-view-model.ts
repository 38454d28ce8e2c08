import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { missingEntryContext } from '@/domain/access/entry'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { cents } from '@/domain/shared/money'
import { allows, customerStanding } from '@/domain/session/permissions'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { LoginProgressStore } from '@/application/access/login-progress-store'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { ReturnAddress } from '@/application/session/return-address'
import { SessionGateway } from '@/application/session/session.port'
import { SessionStore } from '@/application/session/session-store'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { notAClientMark, paths } from '@/ui/paths'
import { matchRoute, type Route, type RouteParameters } from '@/ui/route'
import { areaStarts, routes } from '@/ui/routes'

export interface Showing {
  readonly route: Route
  readonly parameters: RouteParameters
  /** Path and query: another value is another visit of the screen. */
  readonly address: string
}

/** What is assumed of a customer before the server says where she stands. */
export const untilKnown: AccountStatus = { isUpToDate: true, isBlacklisted: false, totalDebt: cents(0) }

/** The doorkeeper: which screen an address shows to this visitor, or where she goes instead. Source: SES-01 to SES-03. */
@injectable('Singleton')
export class PortalViewModel {
  /** Kept as it is: a lazy screen must stay the same object for React. */
  showing: Showing | undefined = undefined
  customer: Customer | undefined = undefined
  accountStatus: AccountStatus | undefined = undefined
  private validated: string | undefined
  private asked: string | undefined
  private hasJustLeft = false

  constructor(
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(SessionGateway) private readonly gateway: SessionGateway,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
    @inject(LoginProgressStore) private readonly progress: LoginProgressStore,
    @inject(ReturnAddress) private readonly returnAddress: ReturnAddress,
    @inject(LocalStorage) private readonly storage: KeyValueStorage,
    @inject(Settings) private readonly settings: Settings,
  ) {
    makeAutoObservable<this, 'validated' | 'asked' | 'hasJustLeft'>(
      this,
      { showing: observableRef, validated: false, asked: false, hasJustLeft: false },
      { autoBind: true },
    )
  }

  start(): () => void {
    const stops = [this.navigation.onChange(this.settle), this.sessions.onChange(this.settle)]
    this.settle()
    return () => {
      for (const stop of stops) stop()
    }
  }

  private settle(): void {
    const session = this.sessions.current()
    this.hasJustLeft = this.customer !== undefined && !session && this.sessions.lastEnd() === 'left'
    this.customer = session?.customer
    this.accountStatus = this.sessions.accountStatus()
    this.noteExternalRequest()
    const path = this.navigation.path()
    const found = findRoute(path)
    if (!found) {
      this.redirect(areaStarts.find((start) => path.startsWith(`${start}/`)) ?? paths.home)
      return
    }
    const elsewhere = session
      ? this.elsewhereWhenSignedIn(found.route)
      : this.elsewhereWhenSignedOut(found.route)
    if (elsewhere !== undefined) {
      this.redirect(elsewhere)
      return
    }
    this.showing = { ...found, address: path + this.navigation.search() }
    if (!session || found.route.access !== 'signed-in') return
    void this.validate(session.customer.customerId)
    if (found.route.area !== undefined && !this.accountStatus)
      void this.askStatus(session.customer.customerId)
  }

  private elsewhereWhenSignedIn(route: Route): string | undefined {
    if (route.access === 'public') return this.redirectAddress() ?? this.returnAddress.take() ?? paths.home
    return this.isForbidden(route) ? paths.home : undefined
  }

  private elsewhereWhenSignedOut(route: Route): string | undefined {
    if (route.access === 'signed-in') {
      this.rememberOrigin()
      return paths.login
    }
    if (this.isHidden(route)) return paths.home
    return this.missingStep(route)
  }

  private missingStep(route: Route): string | undefined {
    if (route.entryScreen === undefined) return undefined
    const progress = this.progress.current()
    const missing = missingEntryContext(route.entryScreen, {
      hasDni: progress !== undefined,
      hasPeople: (progress?.people.length ?? 0) > 0,
      hasTaxId: progress?.person !== undefined,
      saysNotACustomer: new URLSearchParams(this.navigation.search()).has(notAClientMark),
    })
    if (missing === undefined) return undefined
    return missing === 'dni' ? paths.dni : paths.identity
  }

  private isForbidden(route: Route): boolean {
    if (this.isHidden(route)) return true
    const { customer, accountStatus } = this
    if (route.area === undefined || !customer) return false
    const standing = { hasCredentials: customer.hasCredentials, accountStatus: accountStatus ?? untilKnown }
    return !allows(route.area, customerStanding(standing))
  }

  private isHidden(route: Route): boolean {
    return route.needs === 'wiki' && !this.settings.wikiAvailable
  }

  private redirectAddress(): string | undefined {
    const address = new URLSearchParams(this.navigation.search()).get('redirectUrl')
    return address === null ? undefined : insidePortalPath(address)
  }

  /** Not where somebody was who logged out in another tab: who comes next may be somebody else. */
  private rememberOrigin(): void {
    if (this.hasJustLeft || this.navigation.path() === paths.logout) return
    this.returnAddress.remember(this.navigation.path() + this.navigation.search())
  }

  /** Source: SES-04. */
  private noteExternalRequest(): void {
    if (new URLSearchParams(this.navigation.search()).get('externalRequest') === 'true')
      this.storage.write('externalRequest', 'true')
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
    await this.loadAccountStatus.execute()
  }

  private redirect(to: string): void {
    this.navigation.go(to, { replace: true })
  }
}

function findRoute(
  path: string,
): { readonly route: Route; readonly parameters: RouteParameters } | undefined {
  for (const route of routes) {
    const parameters = matchRoute(route.path, path)
    if (parameters) return { route, parameters }
  }
  return undefined
}
