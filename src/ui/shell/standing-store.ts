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
import { AccountQueries } from '@/application/session/account-queries'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { observed } from '@/ui/kit/observed'

/** Who is signed in and where the customer stands, as far as it is known: each thing is asked for once a customer. */
@injectable('Singleton')
export class StandingStore {
  customer: Customer | undefined = undefined
  accountStatus: AccountStatus | undefined = undefined
  /** Asked for when a screen or a menu depends on it. Source: SES-12. */
  holdings: LoanHoldings | undefined = undefined
  /** Why the account status is not known. Source: SES-19. */
  failure: GatewayFailure | undefined = undefined
  isRetrying = false
  /** Raised whenever somebody enters or leaves. */
  visit = 0
  private asked: ReadonlySet<'status' | 'holdings'> = new Set()
  private validatedVisit: number | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(AccountQueries) private readonly account: AccountQueries,
    @inject(LoadAccountStatus) private readonly loadAccountStatus: LoadAccountStatus,
  ) {
    observed(this, 'customer', 'accountStatus', 'holdings', 'failure', 'isRetrying', 'visit')
  }

  /** What the session says now; whatever was known of another customer is forgotten. */
  follow(): void {
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

  /** A screen for customers shows: whether they still are one, and what opening it depends on. */
  askFor(area: Area | undefined): void {
    void this.validate()
    if (area === undefined) return
    if (!this.accountStatus) void this.askStatus()
    if (dependsOnLoans(area)) this.learnHoldings()
  }

  /** Where the customer stands cannot be had, and opening the area depends on it. Source: SES-19. */
  failureFor(area: Area | undefined): GatewayFailure | undefined {
    const depends = area !== undefined && dependsOnStatus(area)
    return depends && this.customer && !this.accountStatus ? this.failure : undefined
  }

  retry(): void {
    if (this.isRetrying || !this.customer) return
    this.isRetrying = true
    this.asked = new Set([...this.asked].filter((thing) => thing !== 'status'))
    void this.askStatus()
  }

  /** A menu is about to show what is open to the customer. Source: SES-12. */
  learnHoldings(): void {
    void this.askHoldings()
  }

  /** Runs when the customer's loans become known; gives back how to stop. */
  onHoldings(run: () => void): () => void {
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  /** Once each time somebody comes in; only a refusal ends the session, and no later one of theirs. Source: SES-08. */
  private async validate(): Promise<void> {
    const { customer, visit } = this
    if (!customer || this.validatedVisit === visit) return
    this.validatedVisit = visit
    const answer = await this.account.validateSession()
    const isRefused = !answer.ok && answer.failure.kind === 'session-ended'
    if (isRefused && this.isStill(customer, visit)) runInAction(() => this.sessions.close('expired'))
  }

  /** After a reload before the answer came: what is allowed may change with it. */
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

  /** The customer to ask it of, the first time. */
  private takeTurn(thing: 'status' | 'holdings'): Customer | undefined {
    if (!this.customer || this.asked.has(thing)) return undefined
    this.asked = new Set([...this.asked, thing])
    return this.customer
  }

  /** Whoever left and entered again is there anew. */
  private isStill({ customerId }: Customer, visit: number): boolean {
    return this.visit === visit && this.sessions.customer()?.customerId === customerId
  }
}
