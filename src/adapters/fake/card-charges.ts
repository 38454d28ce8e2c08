import type { Cents } from '@/domain/shared/money'
import type { LenderClock } from './clock'
import type { Ledger, LoanBalance } from './ledger'
import type { PaymentCode } from './payment-codes'
import type { RandomText } from './random-text'
import type { ChargeRecord } from './records'
import type { DemoOverrides } from './demo-state'
import type { Store } from './store'

export interface ChargeRequest {
  readonly idempotencyKey: string
  readonly standing: LoanBalance
  readonly amount: Cents
  /** Everything that was asked, but no card data. */
  readonly request: string
  /** What the card's issuer answers, when it refuses. */
  readonly refusal: string | undefined
}

/** Charges to cards: one for each idempotency key, whatever happens on the way. */
export class CardCharges {
  private readonly store: Store
  private readonly ledger: Ledger
  private readonly random: RandomText
  private readonly clock: LenderClock
  private readonly overrides: () => DemoOverrides

  constructor(parts: {
    readonly store: Store
    readonly ledger: Ledger
    readonly random: RandomText
    readonly clock: LenderClock
    readonly overrides: () => DemoOverrides
  }) {
    this.store = parts.store
    this.ledger = parts.ledger
    this.random = parts.random
    this.clock = parts.clock
    this.overrides = parts.overrides
  }

  /** The charge of that key, made now or before; `reused-key` when the key was for something else. */
  charge(request: ChargeRequest): ChargeRecord | 'reused-key' {
    const earlier = this.store.charges.find(request.idempotencyKey)
    if (earlier) return earlier.request === request.request ? earlier : 'reused-key'
    const errorCode = this.errorCode(request)
    const record = this.recordOf(request, errorCode)
    this.store.charges.insert(record)
    if (errorCode === undefined) this.takeIn(request.standing, request.amount, 'DEBIT_CARD')
    return record
  }

  find(idempotencyKey: string): ChargeRecord | undefined {
    return this.store.charges.find(idempotencyKey)
  }

  /** The customer pays on the page of the provider: nobody there knows of keys. */
  takeAtProvider(standing: LoanBalance, amount: Cents, method: PaymentCode): void {
    const { taxId, externalId } = standing.loan
    const id = `provider-${this.random.token()}`
    const charge = { id, taxId, externalId, amount, request: method, at: this.clock.now() }
    this.store.charges.insert({ ...charge, transactionId: undefined, errorCode: undefined })
    this.takeIn(standing, amount, method)
  }

  /** How many times money was taken. */
  made(): number {
    return this.amounts().length
  }

  /** How much, each time. */
  amounts(): readonly Cents[] {
    return this.store.charges.where({ errorCode: undefined }).map(({ amount }) => amount)
  }

  private takeIn({ loan }: LoanBalance, amount: Cents, method: PaymentCode): void {
    if (this.overrides().appliesLater) this.ledger.receiveLater(loan, amount, method)
    else this.ledger.receive(loan, amount, method)
  }

  private errorCode({ amount, standing, refusal }: ChargeRequest): string | undefined {
    const arranged = this.overrides().cardRefusal
    if (arranged !== undefined) return arranged
    if (amount <= 0 || amount > standing.totalDue) return 'INVALID_AMOUNT'
    return refusal
  }

  private recordOf(request: ChargeRequest, errorCode: string | undefined): ChargeRecord {
    const hasTransaction = errorCode === undefined && !this.overrides().withoutTransaction
    return {
      id: request.idempotencyKey,
      taxId: request.standing.loan.taxId,
      externalId: request.standing.loan.externalId,
      amount: request.amount,
      request: request.request,
      transactionId: hasTransaction ? this.random.digits(10) : undefined,
      errorCode,
      at: this.clock.now(),
    }
  }
}
