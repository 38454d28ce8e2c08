import { CardCharges } from './payments/card-charges'
import { CustomerClaims } from './support/customer-claims'
import { LenderClock } from './shared/clock'
import { SmsCodes } from './access/sms-codes'
import { IdentityChecks } from './access/identity-checks'
import { LoanLedger } from './loans/ledger'
import { CustomerCreditLines } from './revolving-line/lines'
import { LinksSentByLender } from './access/sent-links'
import { LoansCreatedInPortal } from './loans/new-loans'
import { IdempotentOperations } from './shared/operations'
import { LoanOffers } from './offers/offers'
import { PasskeyRegistry } from './access/passkeys'
import { AccountProtection } from './protection/protection'
import { RandomText } from './shared/random-text'
import { Refinancings } from './refinancing/refinancings'
import type { AutomaticCollections } from './automatic-collection/automatic-collections'
import { RequestRateLimits } from './request-rate-limits'
import { CustomerSessions } from './session/customer-sessions'
import { ShopPayments } from './qr-payment/shop-payments'
import type { DemoOverrides } from './demo-state'
import type { LinkSentByLender } from './access/link-sent-by-lender'
import type { FakeDataStore } from './store'

/** The fake lender: its data, rules and clock. */
export class Lender {
  readonly store: FakeDataStore
  readonly clock: LenderClock
  readonly sessions: CustomerSessions
  readonly smsCodes: SmsCodes
  readonly ledger: LoanLedger
  readonly charges: CardCharges
  readonly claims: CustomerClaims
  readonly identityChecks: IdentityChecks
  readonly passkeys: PasskeyRegistry
  readonly operations: IdempotentOperations
  readonly protection: AccountProtection
  readonly newLoans: LoansCreatedInPortal
  readonly lines: CustomerCreditLines
  readonly links: LinksSentByLender
  readonly offers: LoanOffers
  readonly shopPayments: ShopPayments
  readonly refinancings: Refinancings
  readonly requestLimits: RequestRateLimits
  private readonly arrangementsNow: () => DemoOverrides
  private collections: AutomaticCollections | undefined

  constructor(parts: {
    readonly store: FakeDataStore
    readonly now: () => number
    readonly random: () => number
    readonly overrides: () => DemoOverrides
    readonly sentLinks: () => readonly LinkSentByLender[]
  }) {
    const random = new RandomText(parts.random)
    this.store = parts.store
    this.arrangementsNow = parts.overrides
    this.clock = new LenderClock(parts.now)
    this.requestLimits = new RequestRateLimits(this.clock, parts.overrides)
    this.sessions = new CustomerSessions(parts.store, this.clock, random)
    this.smsCodes = new SmsCodes(parts.store, this.clock, random, parts.overrides)
    this.ledger = new LoanLedger(parts.store, this.clock, random, parts.overrides)
    this.identityChecks = new IdentityChecks(parts.store, this.clock, random, parts.overrides)
    this.passkeys = new PasskeyRegistry(parts.store, this.clock, random)
    this.operations = new IdempotentOperations(parts.store, this.clock)
    this.newLoans = new LoansCreatedInPortal(parts.store, this.clock, random)
    this.shopPayments = new ShopPayments(parts.store, this.newLoans, this.clock, random)
    this.links = new LinksSentByLender(parts.store, this.clock, parts.sentLinks)
    this.protection = new AccountProtection({
      store: parts.store,
      clock: this.clock,
      sessions: this.sessions,
      links: this.links,
      operations: this.operations,
      overrides: parts.overrides,
    })
    this.lines = new CustomerCreditLines(this.newLoans, this.ledger, this.clock, parts.overrides)
    this.claims = new CustomerClaims(parts.store, this.clock, random, parts.overrides)
    this.offers = new LoanOffers({ ...parts, clock: this.clock, random, ledger: this.ledger })
    this.refinancings = new Refinancings(parts.store, this.newLoans, random, parts.overrides)
    this.charges = new CardCharges({ ...parts, ledger: this.ledger, clock: this.clock, random })
  }

  /**
   * Returns the automatic collections of installments. Their code is loaded only when needed, because few
   * customers have an automatic collection.
   */
  async automaticCollections(): Promise<AutomaticCollections> {
    const code = await import('./automatic-collection/automatic-collections')
    this.collections ??= new code.AutomaticCollections(this)
    return this.collections
  }

  /** Brings the automatic collections of a customer's loans up to date with what the bank has done so far. */
  async updateAutomaticCollectionsToNow(taxId: string | undefined): Promise<void> {
    const loans = taxId === undefined ? [] : this.store.loans.where({ taxId })
    const isJoined = loans.some(
      ({ externalId, terms }) =>
        terms.automaticCollection ?? this.store.collectionActivations.find(externalId),
    )
    if (isJoined) (await this.automaticCollections()).updateCollectionsToNow(loans)
  }

  get overrides(): DemoOverrides {
    return this.arrangementsNow()
  }
}
