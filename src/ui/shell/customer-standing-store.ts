import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import {
  customerStanding,
  areaDependsOnLoans,
  areaDependsOnAccountStatus,
  type PortalArea,
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
 * What is known about the signed-in customer: the account status and which loans they have. Each is requested
 * once for each customer.
 */
@injectable('Singleton')
export class CustomerStandingStore {
  customer: Customer | undefined = undefined
  accountStatus: AccountStatus | undefined = undefined
  /**
   * Which loans the customer has; undefined until a screen or menu that depends on it has requested it.
   * Source: SES-12.
   */
  holdings: LoanHoldings | undefined = undefined
  /** Why the account status could not be loaded; undefined if it did not fail. Source: SES-19. */
  failure: GatewayFailure | undefined = undefined
  isRetrying = false
  /** Number of the visit. It increases whenever a customer signs in or out. */
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

  /**
   * Reads the session again. If it belongs to another customer, what is known about the previous one is
   * deleted.
   */
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
   * Prepares for showing a screen of that area: checks the session, and requests what decides whether the
   * customer may open the area.
   */
  requestStandingForArea(area: PortalArea | undefined): void {
    void this.validate()
    if (area === undefined) return
    if (!this.accountStatus) void this.askStatus()
    if (areaDependsOnLoans(area)) this.requestLoanHoldings()
  }

  /**
   * Returns why the account status could not be loaded; undefined if it did not fail, or if access to the
   * area does not depend on it. Source: SES-19.
   */
  statusFailureForArea(area: PortalArea | undefined): GatewayFailure | undefined {
    const depends = area !== undefined && areaDependsOnAccountStatus(area)
    return depends && this.customer && !this.accountStatus ? this.failure : undefined
  }

  retry(): void {
    if (this.isRetrying || !this.customer) return
    this.isRetrying = true
    this.asked = new Set([...this.asked].filter((kind) => kind !== 'status'))
    void this.askStatus()
  }

  /**
   * Requests which loans the customer has, because a menu is about to show which areas are open to them.
   * Source: SES-12.
   */
  requestLoanHoldings(): void {
    void this.askHoldings()
  }

  /** Calls `run` when it becomes known which loans the customer has. Returns a function that unsubscribes. */
  onLoanHoldingsKnown(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  /**
   * Checks with the server whether the session is still valid, once for each login. Only a refusal ends the
   * session, and never one that began later. Source: SES-08.
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
   * Requests the account status if it is missing, such as after a reload that came before the answer. What
   * the customer may open can change with it.
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

  /**
   * Returns the signed-in customer if that kind of data has not been requested for them yet; otherwise
   * undefined. So each kind is requested once.
   */
  private takeTurn(kind: 'status' | 'holdings'): Customer | undefined {
    if (!this.customer || this.asked.has(kind)) return undefined
    this.asked = new Set([...this.asked, kind])
    return this.customer
  }

  /** Returns whether the customer is still signed in, without having signed out since that visit began. */
  private isStill({ customerId }: Customer, visit: number): boolean {
    return this.visit === visit && this.sessions.customerId() === customerId
  }
}
