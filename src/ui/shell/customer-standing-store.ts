import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import {
  customerStanding,
  dependsOnLoans,
  dependsOnStatus,
  type Area,
  type CustomerStanding,
  type LoanHoldings,
} from '@/domain/session/permissions'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { AccountQueries } from '@/application/session/session.port'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The signed-in customer and their account status, as far as known. Each is requested once for each
 * customer.
 */
@injectable('Singleton')
export class CustomerStandingStore {
  customer: Customer | undefined = undefined
  accountStatus: AccountStatus | undefined = undefined
  /** Requested when a screen or a menu depends on it. Source: SES-12. */
  holdings: LoanHoldings | undefined = undefined
  /** Why the account status is not known. Source: SES-19. */
  failure: GatewayFailure | undefined = undefined
  isRetrying = false
  /** Increased whenever a customer signs in or out. */
  visit = 0
  private asked: ReadonlySet<'status' | 'holdings'> = new Set()
  private validatedVisit: number | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(AccountQueries) private readonly account: AccountQueries,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
  ) {
    observeFields(this, 'customer', 'accountStatus', 'holdings', 'failure', 'isRetrying', 'visit')
  }

  /** Reads the session again. Data of another customer is deleted. */
  readSession(): void {
    const customer = this.sessions.customer()
    if (customer?.customerId !== this.customer?.customerId) {
      this.visit += 1
      this.holdings = undefined
      this.failure = undefined
      this.asked = new Set()
    }
    this.customer = customer
    this.accountStatus = this.sessions.accountStatus()
  }

  standing(): CustomerStanding | undefined {
    const { customer, accountStatus, holdings } = this
    return customer && customerStanding({ hasCredentials: customer.hasCredentials, accountStatus, holdings })
  }

  /**
   * Called when a screen for customers is shown. Checks the session, and requests what access to the area
   * depends on.
   */
  requestForArea(area: Area | undefined): void {
    void this.validate()
    if (area === undefined) return
    if (!this.accountStatus) void this.askStatus()
    if (dependsOnLoans(area)) this.requestHoldings()
  }

  /**
   * Returns why the account status could not be loaded, if access to the area depends on it. Source: SES-19.
   */
  failureForArea(area: Area | undefined): GatewayFailure | undefined {
    const depends = area !== undefined && dependsOnStatus(area)
    return depends && this.customer && !this.accountStatus ? this.failure : undefined
  }

  retry(): void {
    if (this.isRetrying || !this.customer) return
    this.isRetrying = true
    this.asked = new Set([...this.asked].filter((thing) => thing !== 'status'))
    void this.askStatus()
  }

  /** Requests the customer's loans, because a menu is about to show which areas are open. Source: SES-12. */
  requestHoldings(): void {
    void this.askHoldings()
  }

  /** Calls `run` when the customer's loans become known. Returns a function that unsubscribes. */
  onHoldingsKnown(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  /**
   * Checks the session with the server, once for each login. Only a refusal ends it, and never a later
   * session. Source: SES-08.
   */
  private async validate(): Promise<void> {
    const { customer, visit } = this
    if (!customer || this.validatedVisit === visit) return
    this.validatedVisit = visit
    const answer = await this.account.validateSession()
    const isRefused = !answer.ok && answer.failure.kind === 'session-ended'
    if (isRefused && this.isStill(customer, visit)) runInAction(() => this.sessions.close('expired'))
  }

  /**
   * Requests the account status if it is missing, for example after a reload before the answer. Access may
   * change with it.
   */
  private async askStatus(): Promise<void> {
    if (!this.takeTurn('status')) return
    const { visit } = this
    const answer = await this.loadAccountStatus.execute()
    runInAction(() => {
      this.isRetrying = false
      if (this.visit === visit) this.failure = answer.ok ? undefined : answer.failure
    })
  }

  private async askHoldings(): Promise<void> {
    const customer = this.takeTurn('holdings')
    if (!customer) return
    const { visit } = this
    const answer = await this.account.loanHoldings()
    if (!answer.ok || !this.isStill(customer, visit)) return
    runInAction(() => (this.holdings = answer.value))
    for (const run of this.listeners) run()
  }

  /** Returns the customer at the first call for each kind of data, otherwise undefined. */
  private takeTurn(thing: 'status' | 'holdings'): Customer | undefined {
    if (!this.customer || this.asked.has(thing)) return undefined
    this.asked = new Set([...this.asked, thing])
    return this.customer
  }

  /** Returns whether the same customer is signed in without having signed out meanwhile. */
  private isStill({ customerId }: Customer, visit: number): boolean {
    return this.visit === visit && this.sessions.customerId() === customerId
  }
}
