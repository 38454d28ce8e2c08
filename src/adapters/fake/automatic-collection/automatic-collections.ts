import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import { addMonths } from '@/domain/shared/calendar-month'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { LoanLedger, LoanBalance } from '@/adapters/fake/loans/ledger'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { FakeDataStore } from '@/adapters/fake/store'
import type { LoanRecord } from '@/adapters/fake/shared/records'
import { sumOwedAmounts } from '@/adapters/fake/loans/schedule'
import {
  createCollectionActivationNumber,
  createCollectionAttempts,
  createSuccessfulCollectionRecord,
  createCollectionId,
  type CollectionToSchedule,
  type AutomaticCollectionRecord,
  type CollectionActivationRecord,
  type CollectionAttemptRecord,
} from './collection-records'
import { collectionAttemptResultTime, collectionAttemptStopDeadline } from './collection-days'
import {
  firstInstallmentToCollect,
  isAutomaticCollectionOffered,
  type InstallmentToCollect,
} from './collection-offer'

/** The parts of the fake lender on which its automatic collections depend. */
interface CollectionDependencies {
  readonly store: FakeDataStore
  readonly ledger: LoanLedger
  readonly clock: LenderClock
  readonly overrides: DemoOverrides
}

/**
 * The automatic collections of all loans. This code is loaded only if a loan has one. Source: COL-01 to
 * COL-04.
 */
export class AutomaticCollectionRegistry {
  constructor(private readonly lender: CollectionDependencies) {}

  /** Returns the customer's loans for which automatic collection is active or can be activated. */
  findEligibleLoans(taxId: string): readonly LoanBalance[] {
    return this.lender.ledger.findCustomerBalances(taxId).filter(isAutomaticCollectionOffered)
  }

  /** Returns the authorisation for a loan's automatic collection; undefined if none is active. */
  findActivation(externalId: string): CollectionActivationRecord | undefined {
    const activation = this.lender.store.collectionActivations.find(externalId)
    return activation?.leftAt === undefined ? activation : undefined
  }

  /** Returns the automatic collections of a loan, the latest first. */
  findLoanCollections(externalId: string): readonly AutomaticCollectionRecord[] {
    return [...this.lender.store.collections.where({ externalId })].sort((one, other) =>
      other.firstAttemptDay.localeCompare(one.firstAttemptDay),
    )
  }

  /**
   * Returns the first installment that would be collected if the customer activated automatic collection of
   * the loan today; undefined if there is none.
   */
  previewFirstCollection(balance: LoanBalance): InstallmentToCollect | undefined {
    return firstInstallmentToCollect(balance, this.lender.clock.today())
  }

  /** Returns what is left to pay of an installment, with late interest, minus the loan's pending payments. */
  findAmountLeftToPay({ loan, installments }: LoanBalance, number: number): Cents {
    const line = installments.find((each) => each.number === number)
    const pending = this.lender.store.payments
      .where({ externalId: loan.externalId, accused: false })
      .reduce((sum, { amount }) => sum + amount, 0)
    return cents(Math.max(0, (line ? sumOwedAmounts([line]) : 0) - pending))
  }

  /**
   * Brings the automatic collections of the given loans up to date with what the bank has done so far. Called
   * before and after every request of the customer of these loans.
   */
  updateCollectionsToNow(loans: readonly LoanRecord[]): void {
    this.recordDemoActivations(loans)
    for (const { externalId } of loans)
      for (const collection of this.findLoanCollections(externalId))
        if (collection.outcome === undefined) this.updateCollection(collection)
  }

  /** Brings the automatic collections of a customer's loans up to date with what the bank has done so far. */
  updateCustomerCollectionsToNow(taxId: string): void {
    this.updateCollectionsToNow(this.lender.store.loans.where({ taxId }))
  }

  /** Returns the amounts collected automatically, also those before the demo and those refunded later. */
  listCollectedAmounts(): readonly Cents[] {
    return this.lender.store.collections
      .where({})
      .filter(({ attempts }) => attempts.some(({ result }) => result === 'COLLECTED'))
      .map(({ sentAmount, amount }) => sentAmount ?? amount)
  }

  /**
   * Records the automatic collections that demo customers activated before the demo. Their days are counted
   * from today.
   */
  private recordDemoActivations(loans: readonly LoanRecord[]): void {
    const { store, clock } = this.lender
    for (const { externalId, taxId, terms } of loans) {
      const seeded = terms.automaticCollection
      if (!seeded || store.collectionActivations.find(externalId)) continue
      const joinedAt = clock.now() - seeded.joinedDaysAgo * 86_400_000
      const { account, attemptCountWithoutFunds = 0, pastInstallmentCount = 0 } = seeded
      const joiningId = createCollectionActivationNumber(externalId, 0)
      store.collectionActivations.insert({
        id: externalId,
        taxId,
        joiningId,
        account,
        joinedAt,
        attemptCountWithoutFunds,
      })
      const firstAttemptDay = addDays(clock.today(), seeded.nextAttemptInDays)
      for (let back = pastInstallmentCount; back > 0; back -= 1)
        store.collections.insert(
          createSuccessfulCollectionRecord(
            {
              externalId,
              taxId,
              installmentNumber: terms.nextDueNumber - back,
              firstAttemptDay: addMonths(firstAttemptDay, -back),
            },
            terms.installment,
          ),
        )
      this.scheduleCollection({ externalId, taxId, installmentNumber: terms.nextDueNumber, firstAttemptDay })
    }
  }

  /**
   * Activates the automatic collection of a loan, as if on another device. The first attempt to collect the
   * first due installment is on `firstAttemptDay`. Does nothing if it is too late to announce that attempt.
   */
  activateWithFirstAttemptOn(
    externalId: string,
    firstAttemptDay: CalendarDate,
    attemptCountWithoutFunds = 0,
  ): void {
    const balance = this.lender.ledger.findBalanceByExternalId(externalId)
    // The collection is announced a day before.
    const isTooLate = this.lender.clock.now() >= collectionAttemptStopDeadline(firstAttemptDay)
    const [first] = balance?.payableInstallments ?? []
    if (!balance || !first || isTooLate || this.findActivation(externalId)) return
    const { taxId } = balance.loan
    this.activate({ externalId, taxId, account: '0140999803200004521869', attemptCountWithoutFunds })
    const collection = { externalId, taxId, installmentNumber: first.number, firstAttemptDay }
    if (!this.lender.store.collections.find(createCollectionId(collection)))
      this.scheduleCollection(collection)
  }

  /**
   * Records the customer's authorisation to collect a loan's installments from an account. Returns the
   * number of the authorisation.
   */
  activate(
    activation: Pick<CollectionActivationRecord, 'taxId' | 'account' | 'attemptCountWithoutFunds'> & {
      readonly externalId: string
    },
  ): string {
    const { externalId, ...authorised } = activation
    const { collectionActivations, operations } = this.lender.store
    const joiningId = createCollectionActivationNumber(externalId, operations.count() + 1)
    const activated = { ...authorised, joiningId, joinedAt: this.lender.clock.now() }
    if (collectionActivations.find(externalId))
      collectionActivations.change(externalId, { ...activated, leftAt: undefined })
    else collectionActivations.insert({ id: externalId, ...activated })
    return joiningId
  }

  /** Records that a loan's first automatic collection will take place. Source: COL-01. */
  scheduleFirstCollection(balance: LoanBalance): void {
    const first = this.previewFirstCollection(balance)
    if (!first) return
    const { externalId, taxId } = balance.loan
    const collection = { externalId, taxId, ...first }
    const { collections } = this.lender.store
    if (!collections.find(createCollectionId(collection))) return this.scheduleCollection(collection)
    const attempts = createCollectionAttempts(first.firstAttemptDay)
    const amount = this.findAmountLeftToPay(balance, first.installmentNumber)
    collections.change(createCollectionId(collection), { attempts, amount, outcome: undefined })
  }

  /**
   * Ends the automatic collection of a loan at once. Bank account checks already made for that loan can no
   * longer be used to activate automatic collection. Source: COL-03.
   */
  deactivate(externalId: string): void {
    const { store, clock } = this.lender
    store.collectionActivations.change(externalId, { leftAt: clock.now() })
    for (const { id } of store.bankAccountChecks.where({ externalId }))
      store.bankAccountChecks.change(id, { hasEnded: true })
    const balance = this.lender.ledger.findBalanceByExternalId(externalId)
    if (balance) this.updateCollectionsToNow([balance.loan])
  }

  /**
   * Returns when the customer deactivated the automatic collection of a loan, in epoch milliseconds;
   * undefined if it is active or was never activated.
   */
  findDeactivationTime(externalId: string): number | undefined {
    return this.lender.store.collectionActivations.find(externalId)?.leftAt
  }

  /** Records that an installment will be collected, with its amount and the days of the attempts. */
  scheduleCollection(collection: CollectionToSchedule): void {
    const { externalId, installmentNumber, firstAttemptDay } = collection
    const balance = this.lender.ledger.findBalanceByExternalId(externalId)
    this.lender.store.collections.insert({
      ...collection,
      id: createCollectionId(collection),
      amount: balance ? this.findAmountLeftToPay(balance, installmentNumber) : cents(0),
      attempts: createCollectionAttempts(firstAttemptDay),
    })
  }

  private updateCollection(collection: AutomaticCollectionRecord): void {
    const balance = this.lender.ledger.findBalanceByExternalId(collection.externalId)
    const next = collection.attempts.find(({ result }) => result === undefined)
    if (!balance || !next) return
    // The installment was paid by hand before the collection was announced.
    if (collection.amount === 0) return this.endCollection(collection, 'STOPPED')
    const now = this.lender.clock.now()
    const left = this.findAmountLeftToPay(balance, collection.installmentNumber)
    const isDeactivated = this.findActivation(collection.externalId) === undefined
    if (now < collectionAttemptStopDeadline(next.date)) {
      if (left === 0 || isDeactivated) return this.endCollection(collection, 'STOPPED')
      if (left !== collection.amount) this.lender.store.collections.change(collection.id, { amount: left })
      return
    }
    const sentAmount = collection.sentAmount ?? collection.amount
    if (collection.sentAmount === undefined)
      this.lender.store.collections.change(collection.id, { sentAmount })
    if (now >= collectionAttemptResultTime(next.date))
      this.recordAttemptResult({ ...collection, sentAmount }, next, balance)
  }

  private recordAttemptResult(
    collection: AutomaticCollectionRecord,
    attempt: CollectionAttemptRecord,
    balance: LoanBalance,
  ): void {
    const { store, ledger } = this.lender
    const position = collection.attempts.indexOf(attempt)
    const withoutFunds =
      this.lender.overrides.attemptsWithoutFunds ??
      store.collectionActivations.find(collection.externalId)?.attemptCountWithoutFunds ??
      0
    const result = position < withoutFunds ? ('NO_FUNDS' as const) : ('COLLECTED' as const)
    const attempts = collection.attempts.map((each) => (each === attempt ? { ...each, result } : each))
    store.collections.change(collection.id, { attempts })
    const changed = { ...collection, attempts }
    if (result === 'NO_FUNDS') return this.endUnlessRetried(changed)
    const left = this.findAmountLeftToPay(balance, collection.installmentNumber)
    const sent = collection.sentAmount ?? collection.amount
    const applied = cents(Math.min(left, sent))
    if (applied > 0)
      ledger[this.lender.overrides.appliesLater ? 'recordPendingPayment' : 'receivePayment'](
        balance.loan,
        applied,
        'AUTOMATIC_DEBIT',
      )
    this.endCollection(changed, subtractCents(sent, applied) > 0 ? 'REFUNDED' : 'COLLECTED')
  }

  private endUnlessRetried(collection: AutomaticCollectionRecord): void {
    const hasAnother = collection.attempts.some(({ result }) => result === undefined)
    const isDeactivated = this.findActivation(collection.externalId) === undefined
    if (!hasAnother || isDeactivated) return this.endCollection(collection, 'NOT_COLLECTED')
    this.updateCollection(collection)
  }

  private endCollection(
    collection: AutomaticCollectionRecord,
    outcome: AutomaticCollectionRecord['outcome'],
  ): void {
    const attempts = collection.attempts.map((each) =>
      each.result ? each : { ...each, result: 'NOT_MADE' as const },
    )
    this.lender.store.collections.change(collection.id, { outcome, attempts })
    const { externalId, taxId, installmentNumber, firstAttemptDay } = collection
    const balance = this.lender.ledger.findBalanceByExternalId(externalId)
    const isLast = balance === undefined || installmentNumber >= balance.loan.terms.installmentCount
    if (isLast || !this.findActivation(externalId)) return
    this.scheduleCollection({
      externalId,
      taxId,
      installmentNumber: installmentNumber + 1,
      firstAttemptDay: addMonths(firstAttemptDay, 1),
    })
  }
}
