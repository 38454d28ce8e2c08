import type { Cents } from '@/domain/shared/money'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { LoanLedger, LoanBalance } from '@/adapters/fake/loans/ledger'
import type { PaymentMethodCode } from './payment-codes'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { CardChargeRecord } from '@/adapters/fake/shared/records'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { FakeDataStore } from '@/adapters/fake/store'

interface CardChargeRequest {
  readonly idempotencyKey: string
  readonly loanBalance: LoanBalance
  readonly amount: Cents
  /**
   * The request for the card charge as a text, without card data. A repeated request (with the same
   * idempotency key) must have the same text.
   */
  readonly requestText: string
  /**
   * The error code with which the card's issuer declines the charge; undefined if the issuer accepts the
   * charge.
   */
  readonly refusalCode: string | undefined
}

/** The charges to cards and wallets. For each idempotency key a card is charged only once. */
export class CardChargeRegistry {
  private readonly store: FakeDataStore
  private readonly ledger: LoanLedger
  private readonly random: RandomTextGenerator
  private readonly clock: LenderClock
  private readonly overrides: () => DemoOverrides

  constructor(parts: {
    readonly store: FakeDataStore
    readonly ledger: LoanLedger
    readonly random: RandomTextGenerator
    readonly clock: LenderClock
    readonly overrides: () => DemoOverrides
  }) {
    this.store = parts.store
    this.ledger = parts.ledger
    this.random = parts.random
    this.clock = parts.clock
    this.overrides = parts.overrides
  }

  /**
   * Charges the card, or returns the charge that was already made with the same idempotency key. Returns
   * `reused-key` if the key belongs to a different request.
   */
  chargeOnce(request: CardChargeRequest): CardChargeRecord | 'reused-key' {
    const earlier = this.store.charges.find(request.idempotencyKey)
    if (earlier) return earlier.request === request.requestText ? earlier : 'reused-key'
    const errorCode = this.errorCode(request)
    const record = this.createRecord(request, errorCode)
    this.store.charges.insert(record)
    if (errorCode === undefined) this.receivePayment(request.loanBalance, request.amount, 'DEBIT_CARD')
    return record
  }

  find(idempotencyKey: string): CardChargeRecord | undefined {
    return this.store.charges.find(idempotencyKey)
  }

  /**
   * Records a payment that the customer made on the page of a payment provider. It has no idempotency key.
   */
  recordProviderPayment(balance: LoanBalance, amount: Cents, method: PaymentMethodCode): void {
    const { taxId, externalId } = balance.loan
    const id = this.random.createToken()
    const charge = {
      id,
      isPaidOnProviderPage: true as const,
      taxId,
      externalId,
      amount,
      request: method,
      at: this.clock.now(),
    }
    this.store.charges.insert({ ...charge, transactionId: undefined, errorCode: undefined })
    this.receivePayment(balance, amount, method)
  }

  /** Returns the number of accepted charges. */
  countCharges(): number {
    return this.listChargedAmounts().length
  }

  /** Returns the amount of each accepted charge, in cents. */
  listChargedAmounts(): readonly Cents[] {
    return this.store.charges.where({ errorCode: undefined }).map(({ amount }) => amount)
  }

  private receivePayment({ loan }: LoanBalance, amount: Cents, method: PaymentMethodCode): void {
    if (this.overrides().appliesLater) this.ledger.recordPendingPayment(loan, amount, method)
    else this.ledger.receivePayment(loan, amount, method)
  }

  private errorCode({ amount, loanBalance, refusalCode }: CardChargeRequest): string | undefined {
    const arranged = this.overrides().cardRefusal
    if (arranged !== undefined) return arranged
    if (amount <= 0 || amount > loanBalance.totalDue) return 'INVALID_AMOUNT'
    return refusalCode
  }

  private createRecord(request: CardChargeRequest, errorCode: string | undefined): CardChargeRecord {
    const hasTransaction = errorCode === undefined && !this.overrides().withoutTransaction
    return {
      id: request.idempotencyKey,
      taxId: request.loanBalance.loan.taxId,
      externalId: request.loanBalance.loan.externalId,
      amount: request.amount,
      request: request.requestText,
      transactionId: hasTransaction ? this.random.createDigits(10) : undefined,
      errorCode,
      at: this.clock.now(),
    }
  }
}
