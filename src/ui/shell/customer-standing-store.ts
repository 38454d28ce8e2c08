import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import {
  customerStanding,
  areaDependsOnLoans,
  areaDependsOnAccountStatus,
  type PortalArea,
  type CustomerStanding,
  type LoanHoldings,
} from '@/domain/session/area-access'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { AccountQueries } from '@/application/session/session.port'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Listeners } from '@/application/shared/listeners'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * What the portal knows about the signed-in customer: their account status, which it requests once for each
 * customer, and which loans they have, which it requests whenever a screen or menu depends on them.
 */
@injectable('Singleton')
export class CustomerStandingStore {
  customer: Customer | undefined = undefined
  accountStatus: AccountStatus | undefined = undefined
  /**
   * Which loans the customer has, as the lender answered last; undefined until it has answered for a screen
   * or menu that depends on them. Source: SES-12.
   */
  holdings: LoanHoldings | undefined = undefined
  /** Why the account status could not be loaded; undefined if loading it has not failed. Source: SES-19. */
  statusFailure: GatewayFailure | undefined = undefined
  isRetryingStatus = false
  /**
   * A number that increases when another customer signs in, and when a customer signs out. With it the portal
   * detects whether an answer of the lender is still about the signed-in customer.
   */
  customerChangeCount = 0
  private isStatusRequested = false
  /** Value of `customerChangeCount` for which the loans are being requested; undefined if they are not. */
  private loansRequestedFor: number | undefined
  private validatedChangeCount: number | undefined
  private readonly listeners = new Listeners()

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(AccountQueries) private readonly account: AccountQueries,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
  ) {
    observeFields(
      this,
      'customer',
      'accountStatus',
      'holdings',
      'statusFailure',
      'isRetryingStatus',
      'customerChangeCount',
    )
  }

  /**
   * Reads the session again. If another customer is signed in now, deletes what was known about the
   * previous customer.
   */
  updateCustomerFromSession(): void {
    const customer = this.sessions.customer()
    if (customer?.customerId !== this.customer?.customerId) {
      this.customerChangeCount += 1
      this.holdings = undefined
      this.statusFailure = undefined
      this.isStatusRequested = false
    }
    this.customer = customer
    this.accountStatus = this.sessions.accountStatus()
  }

  standing(): CustomerStanding | undefined {
    const { customer, accountStatus, holdings } = this
    return customer && customerStanding({ hasCredentials: customer.hasCredentials, accountStatus, holdings })
  }

  /**
   * Prepares for a screen of the given area of the portal. Checks the session, and requests what decides
   * whether the customer may open that area.
   */
  requestStandingForArea(area: PortalArea | undefined): void {
    void this.validateSession()
    if (area === undefined) return
    if (!this.accountStatus) void this.askStatus()
    if (areaDependsOnLoans(area)) this.requestLoanHoldings()
  }

  /**
   * Returns why the account status could not be loaded. Returns undefined if loading it has not failed,
   * or if the given area of the portal does not need it. Source: SES-19.
   */
  accountStatusFailureForArea(area: PortalArea | undefined): GatewayFailure | undefined {
    const depends = area !== undefined && areaDependsOnAccountStatus(area)
    return depends && this.customer && !this.accountStatus ? this.statusFailure : undefined
  }

  retryAccountStatus(): void {
    if (this.isRetryingStatus || !this.customer) return
    this.isRetryingStatus = true
    this.isStatusRequested = false
    void this.askStatus()
  }

  /**
   * Requests which loans the customer has, because a screen or menu depends on them. Until the answer, the
   * last one stays. Source: SES-12.
   */
  requestLoanHoldings(): void {
    void this.askHoldings()
  }

  /**
   * Calls `run` whenever the lender has answered which loans the customer has. Returns a function that ends
   * the subscription.
   */
  readonly onLoanHoldingsKnown = this.listeners.add

  /**
   * Asks the lender whether the session is still valid, once after each login. If the lender refuses the
   * session, ends it, unless the customer has signed in again meanwhile. Source: SES-08.
   */
  private async validateSession(): Promise<void> {
    const { customer, customerChangeCount } = this
    if (!customer || this.validatedChangeCount === customerChangeCount) return
    this.validatedChangeCount = customerChangeCount
    const answer = await this.account.validateSession()
    const isRefused = !answer.ok && answer.failure.kind === 'session-ended'
    if (isRefused && this.isStillSignedIn(customer, customerChangeCount))
      runInAction(() => this.sessions.closeSession('expired'))
  }

  /**
   * Requests the account status, unless it was already requested for this customer. The account status can
   * change which screens the customer may open.
   */
  private async askStatus(): Promise<void> {
    const { customer, customerChangeCount } = this
    if (!customer || this.isStatusRequested) return
    this.isStatusRequested = true
    const answer = await this.loadAccountStatus.execute()
    runInAction(() => {
      this.isRetryingStatus = false
      if (this.customerChangeCount === customerChangeCount)
        this.statusFailure = answer.ok ? undefined : answer.failure
    })
  }

  private async askHoldings(): Promise<void> {
    const { customer, customerChangeCount } = this
    if (!customer || this.loansRequestedFor === customerChangeCount) return
    this.loansRequestedFor = customerChangeCount
    const answer = await this.account.loanHoldings()
    if (answer.ok && this.isStillSignedIn(customer, customerChangeCount)) {
      runInAction(() => (this.holdings = answer.value))
      this.listeners.notify()
    }
    // Only now, so that a listener that shows the screen again does not request them again.
    this.loansRequestedFor = undefined
  }

  /**
   * Returns whether the given customer is still signed in and has not signed out in the meantime.
   * `changeCount` is the value of `customerChangeCount` when the request was sent.
   */
  private isStillSignedIn({ customerId }: Customer, changeCount: number): boolean {
    return this.customerChangeCount === changeCount && this.sessions.customerId() === customerId
  }
}
