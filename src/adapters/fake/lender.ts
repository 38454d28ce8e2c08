import { CardChargeRegistry } from './payments/card-charges'
import { ClaimRegistry } from './support/customer-claims'
import { LenderClock } from './shared/clock'
import { SmsCodeRegistry } from './access/sms-codes'
import { IdentityCheckRegistry } from './access/identity-checks'
import { LoanLedger } from './loans/ledger'
import { CustomerCreditLines } from './revolving-line/lines'
import { SentLinkRegistry } from './access/sent-links'
import { NewLoanRegistry } from './loans/new-loans'
import { IdempotentOperationRegistry } from './shared/operations'
import { LoanOfferRegistry } from './offers/offers'
import { PasskeyRegistry } from './access/passkeys'
import { AccountProtection } from './protection/protection'
import { RandomTextGenerator } from './shared/random-text-generator'
import { RefinancingRegistry } from './refinancing/refinancings'
import type { AutomaticCollectionRegistry } from './automatic-collection/automatic-collections'
import { RequestRateLimiter } from './request-rate-limiter'
import { CustomerSessionRegistry } from './session/customer-sessions'
import { ShopPaymentRegistry } from './qr-payment/shop-payments'
import type { DemoOverrides } from './demo-state'
import type { LinkSentByLender } from './access/link-sent-by-lender'
import type { FakeDataStore } from './store'

/** The fake lender: its data, rules and clock. */
export class Lender {
  readonly store: FakeDataStore
  readonly clock: LenderClock
  readonly sessions: CustomerSessionRegistry
  readonly smsCodes: SmsCodeRegistry
  readonly ledger: LoanLedger
  readonly charges: CardChargeRegistry
  readonly claims: ClaimRegistry
  readonly identityChecks: IdentityCheckRegistry
  readonly passkeys: PasskeyRegistry
  readonly idempotentOperations: IdempotentOperationRegistry
  readonly accountProtection: AccountProtection
  readonly newLoans: NewLoanRegistry
  readonly creditLines: CustomerCreditLines
  readonly sentLinks: SentLinkRegistry
  readonly offers: LoanOfferRegistry
  readonly shopPayments: ShopPaymentRegistry
  readonly refinancings: RefinancingRegistry
  readonly requestRateLimiter: RequestRateLimiter
  private readonly readOverrides: () => DemoOverrides
  private collections: AutomaticCollectionRegistry | undefined

  constructor(parts: {
    readonly store: FakeDataStore
    readonly now: () => number
    readonly random: () => number
    readonly overrides: () => DemoOverrides
    readonly sentLinks: () => readonly LinkSentByLender[]
  }) {
    const random = new RandomTextGenerator(parts.random)
    this.store = parts.store
    this.readOverrides = parts.overrides
    this.clock = new LenderClock(parts.now)
    this.requestRateLimiter = new RequestRateLimiter(this.clock, parts.overrides)
    this.sessions = new CustomerSessionRegistry(parts.store, this.clock, random)
    this.smsCodes = new SmsCodeRegistry(parts.store, this.clock, random, parts.overrides)
    this.ledger = new LoanLedger(parts.store, this.clock, random, parts.overrides)
    this.identityChecks = new IdentityCheckRegistry(parts.store, this.clock, random, parts.overrides)
    this.passkeys = new PasskeyRegistry(parts.store, this.clock, random)
    this.idempotentOperations = new IdempotentOperationRegistry(parts.store, this.clock)
    this.newLoans = new NewLoanRegistry(parts.store, this.clock, random)
    this.shopPayments = new ShopPaymentRegistry(parts.store, this.newLoans, this.clock, random)
    this.sentLinks = new SentLinkRegistry(parts.store, this.clock, parts.sentLinks)
    this.accountProtection = new AccountProtection({
      store: parts.store,
      clock: this.clock,
      sessions: this.sessions,
      links: this.sentLinks,
      operations: this.idempotentOperations,
      overrides: parts.overrides,
    })
    this.creditLines = new CustomerCreditLines(this.newLoans, this.ledger, this.clock, parts.overrides)
    this.claims = new ClaimRegistry(parts.store, this.clock, random, parts.overrides)
    this.offers = new LoanOfferRegistry({ ...parts, clock: this.clock, random, ledger: this.ledger })
    this.refinancings = new RefinancingRegistry(parts.store, this.newLoans, random, parts.overrides)
    this.charges = new CardChargeRegistry({ ...parts, ledger: this.ledger, clock: this.clock, random })
  }

  /**
   * Returns the automatic collections of installments. Their code is loaded only when needed, because few
   * customers have an automatic collection.
   */
  async automaticCollections(): Promise<AutomaticCollectionRegistry> {
    const code = await import('./automatic-collection/automatic-collections')
    this.collections ??= new code.AutomaticCollectionRegistry(this)
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
    return this.readOverrides()
  }
}
