import { isLine } from '@/adapters/fake/loans/product-numbers'
import { addDays, addMonths, daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { Ledger, LoanBalance } from '@/adapters/fake/loans/ledger'
import type { LenderClock } from '@/adapters/fake/shared/clock'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { Store } from '@/adapters/fake/store'
import type { LoanRecord } from '@/adapters/fake/shared/records'
import { totalOwed } from '@/adapters/fake/loans/schedule'
import type { AttemptRecord, CollectionJoiningRecord, CollectionRecord } from './collection-records'
import { attemptAnsweredAt, attemptDates, attemptStoppableUntil } from './collection-days'

/** Least days between joining and the first collection: the lender has to announce it. */
const noticeDays = 2

/** The parts of the lender that collecting needs. */
interface LenderParts {
  readonly store: Store
  readonly ledger: Ledger
  readonly clock: LenderClock
  readonly overrides: DemoOverrides
}

/** The automatic collections of the lender's loans. Loaded only if there are some. Source: COL-01 to COL-04. */
export class AutomaticCollections {
  constructor(private readonly lender: LenderParts) {}

  /** Returns the customer's loans that have, or can have, an automatic collection. */
  loansOfferedTo(taxId: string): readonly LoanBalance[] {
    return this.lender.ledger.balancesOf(taxId).filter(isOffered)
  }

  /** Returns the authorisation to collect a loan's installments automatically; undefined if none is active. */
  joiningOf(externalId: string): CollectionJoiningRecord | undefined {
    const joining = this.lender.store.collectionJoinings.find(externalId)
    return joining?.leftAt === undefined ? joining : undefined
  }

  /** Returns the automatic collections of a loan, the latest first. */
  ofLoan(externalId: string): readonly CollectionRecord[] {
    return [...this.lender.store.collections.where({ externalId })].sort((one, other) =>
      other.date.localeCompare(one.date),
    )
  }

  /** Returns the first installment of a loan that would be collected automatically, and the day. */
  firstCollectionOf({
    current,
    installments,
  }: LoanBalance): { readonly number: number; readonly date: CalendarDate } | undefined {
    const today = this.lender.clock.today()
    const first = installments.find(
      ({ number, owed, dueDate }) =>
        current !== undefined &&
        number >= current.number &&
        owed > 0 &&
        daysBetween(today, dueDate) >= noticeDays,
    )
    return first && { number: first.number, date: first.dueDate }
  }

  /**
   * Returns the amount left to pay of an installment, after subtracting payments by hand that are not
   * applied yet.
   */
  amountLeftOf({ loan, installments }: LoanBalance, number: number): Cents {
    const line = installments.find((each) => each.number === number)
    const pending = this.lender.store.payments
      .where({ externalId: loan.externalId, accused: false })
      .reduce((sum, { amount }) => sum + amount, 0)
    return cents(Math.max(0, (line ? totalOwed([line]) : 0) - pending))
  }

  /**
   * Updates the automatic collections of loans to what the bank has done by now. Called around every request
   * of the loans' customer.
   */
  settle(loans: readonly LoanRecord[]): void {
    this.openSeeded(loans)
    for (const { externalId } of loans)
      for (const collection of this.ofLoan(externalId))
        if (collection.end === undefined) this.step(collection)
  }

  /** Updates the automatic collections of a customer's loans to what the bank has done by now. */
  settleOfCustomer(taxId: string): void {
    this.settle(this.lender.store.loans.where({ taxId }))
  }

  /** Returns the amounts that automatic collections took from accounts, including those that were returned. */
  takenAmounts(): readonly Cents[] {
    return this.lender.store.collections
      .where({})
      .filter(({ attempts }) => attempts.some(({ result }) => result === 'COLLECTED'))
      .map(({ sentAmount, amount }) => sentAmount ?? amount)
  }

  /** Records the collections that demo customers joined before, with days counted from the first request. */
  private openSeeded(loans: readonly LoanRecord[]): void {
    const { store, clock } = this.lender
    for (const { externalId, taxId, terms } of loans) {
      const seeded = terms.automaticCollection
      if (!seeded || store.collectionJoinings.find(externalId)) continue
      const joinedAt = clock.now() - seeded.joinedDaysAgo * 86_400_000
      const { account, withoutFunds = 0, past = 0 } = seeded
      const joiningId = joiningNumber(externalId, 0)
      store.collectionJoinings.insert({ id: externalId, taxId, joiningId, account, joinedAt, withoutFunds })
      const date = addDays(clock.today(), seeded.inDays)
      for (let back = past; back > 0; back -= 1)
        this.insertPast(
          { externalId, taxId, number: terms.nextDueNumber - back, date: addMonths(date, -back) },
          terms.installment,
        )
      this.openCollection({ externalId, taxId, number: terms.nextDueNumber, date })
    }
  }

  /**
   * Joins automatic collection, as from the customer's other device. Collects the first due installment on
   * `date`.
   */
  joinAndCollectFrom(externalId: string, date: CalendarDate, withoutFunds = 0): void {
    const balance = this.lender.ledger.byExternalId(externalId)
    // The collection is announced a day before.
    const isTooLate = this.lender.clock.now() >= attemptStoppableUntil(date)
    const [first] = balance?.due ?? []
    if (!balance || !first || isTooLate || this.joiningOf(externalId)) return
    const { taxId } = balance.loan
    this.join({ externalId, taxId, account: '0140999803200004521869', withoutFunds })
    const collection = { externalId, taxId, number: first.number, date }
    if (!this.lender.store.collections.find(idOf(collection))) this.openCollection(collection)
  }

  /** Records the customer's authorisation to collect from an account. Returns its number (of the joining). */
  join(
    joining: Pick<CollectionJoiningRecord, 'taxId' | 'account' | 'withoutFunds'> & {
      readonly externalId: string
    },
  ): string {
    const { externalId, ...authorised } = joining
    const { collectionJoinings, operations } = this.lender.store
    const joiningId = joiningNumber(externalId, operations.count() + 1)
    const joined = { ...authorised, joiningId, joinedAt: this.lender.clock.now() }
    if (collectionJoinings.find(externalId))
      collectionJoinings.change(externalId, { ...joined, leftAt: undefined })
    else collectionJoinings.insert({ id: externalId, ...joined })
    return joiningId
  }

  /** Announces the first automatic collection of a loan, after its customer has joined. Source: COL-01. */
  openFirstCollection(balance: LoanBalance): void {
    const first = this.firstCollectionOf(balance)
    if (!first) return
    const { externalId, taxId } = balance.loan
    const collection = { externalId, taxId, ...first }
    const { collections } = this.lender.store
    if (!collections.find(idOf(collection))) return this.openCollection(collection)
    const attempts = attemptDates(first.date).map((day): AttemptRecord => ({ date: day }))
    const amount = this.amountLeftOf(balance, first.number)
    collections.change(idOf(collection), { attempts, amount, end: undefined })
  }

  /**
   * Ends the automatic collection of a loan at once. Accounts checked for it are no longer valid.
   * Source: COL-03.
   */
  leave(externalId: string): void {
    const { store, clock } = this.lender
    store.collectionJoinings.change(externalId, { leftAt: clock.now() })
    for (const { id } of store.accountChecks.where({ externalId }))
      store.accountChecks.change(id, { isOver: true })
    const balance = this.lender.ledger.byExternalId(externalId)
    if (balance) this.settle([balance.loan])
  }

  /**
   * Returns when the customer ended a loan's automatic collection, in epoch milliseconds; undefined if they
   * did not.
   */
  leftAt(externalId: string): number | undefined {
    return this.lender.store.collectionJoinings.find(externalId)?.leftAt
  }

  /** Records that the lender is going to collect one installment of a loan. */
  openCollection({
    externalId,
    taxId,
    number,
    date,
  }: Omit<CollectionRecord, 'id' | 'amount' | 'attempts'>): void {
    const balance = this.lender.ledger.byExternalId(externalId)
    this.lender.store.collections.insert({
      id: idOf({ externalId, number, date }),
      externalId,
      taxId,
      number,
      date,
      amount: balance ? this.amountLeftOf(balance, number) : cents(0),
      attempts: attemptDates(date).map((day): AttemptRecord => ({ date: day })),
    })
  }

  private insertPast(collection: Omit<CollectionRecord, 'id' | 'amount' | 'attempts'>, amount: Cents): void {
    const [first, ...others] = attemptDates(collection.date)
    if (first === undefined) return
    this.lender.store.collections.insert({
      ...collection,
      id: idOf(collection),
      amount,
      attempts: [
        { date: first, result: 'COLLECTED' },
        ...others.map((date) => ({ date, result: 'NOT_MADE' as const })),
      ],
      end: 'COLLECTED',
    })
  }

  private step(collection: CollectionRecord): void {
    const balance = this.lender.ledger.byExternalId(collection.externalId)
    const next = collection.attempts.find(({ result }) => result === undefined)
    if (!balance || !next) return
    // The installment was paid by hand before the collection was announced.
    if (collection.amount === 0) return this.end(collection, 'STOPPED')
    const now = this.lender.clock.now()
    const left = this.amountLeftOf(balance, collection.number)
    const hasLeft = this.joiningOf(collection.externalId) === undefined
    if (now < attemptStoppableUntil(next.date)) {
      if (left === 0 || hasLeft) return this.end(collection, 'STOPPED')
      if (left !== collection.amount) this.lender.store.collections.change(collection.id, { amount: left })
      return
    }
    const sentAmount = collection.sentAmount ?? collection.amount
    if (collection.sentAmount === undefined)
      this.lender.store.collections.change(collection.id, { sentAmount })
    if (now >= attemptAnsweredAt(next.date)) this.answer({ ...collection, sentAmount }, next, balance)
  }

  private answer(collection: CollectionRecord, attempt: AttemptRecord, balance: LoanBalance): void {
    const { store, ledger } = this.lender
    const position = collection.attempts.indexOf(attempt)
    const withoutFunds =
      this.lender.overrides.attemptsWithoutFunds ??
      store.collectionJoinings.find(collection.externalId)?.withoutFunds ??
      0
    const result = position < withoutFunds ? ('NO_FUNDS' as const) : ('COLLECTED' as const)
    const attempts = collection.attempts.map((each) => (each === attempt ? { ...each, result } : each))
    store.collections.change(collection.id, { attempts })
    const changed = { ...collection, attempts }
    if (result === 'NO_FUNDS') return this.afterFailure(changed)
    const left = this.amountLeftOf(balance, collection.number)
    const sent = collection.sentAmount ?? collection.amount
    const applied = cents(Math.min(left, sent))
    if (applied > 0)
      ledger[this.lender.overrides.appliesLater ? 'receivePendingPayment' : 'receivePayment'](
        balance.loan,
        applied,
        'AUTOMATIC_DEBIT',
      )
    this.end(changed, subtractCents(sent, applied) > 0 ? 'REFUNDED' : 'COLLECTED')
  }

  private afterFailure(collection: CollectionRecord): void {
    const hasAnother = collection.attempts.some(({ result }) => result === undefined)
    const hasLeft = this.joiningOf(collection.externalId) === undefined
    if (!hasAnother || hasLeft) return this.end(collection, 'NOT_COLLECTED')
    this.step(collection)
  }

  private end(collection: CollectionRecord, end: NonNullable<CollectionRecord['end']>): void {
    const attempts = collection.attempts.map((each) =>
      each.result ? each : { ...each, result: 'NOT_MADE' as const },
    )
    this.lender.store.collections.change(collection.id, { end, attempts })
    const { externalId, taxId, number, date } = collection
    const balance = this.lender.ledger.byExternalId(externalId)
    if (!balance || number >= balance.loan.terms.installmentCount || !this.joiningOf(externalId)) return
    this.openCollection({ externalId, taxId, number: number + 1, date: addMonths(date, 1) })
  }
}

/** Equal installments that nothing else collects. */
function isOffered({ loan: { terms } }: LoanBalance): boolean {
  return terms.status === 'ACTIVE' && terms.paymentMethod === undefined && !isLine(terms)
}

function joiningNumber(externalId: string, position: number): string {
  return `alta-${externalId}-${position}`
}

function idOf({
  externalId,
  number,
  date,
}: Pick<CollectionRecord, 'externalId' | 'number' | 'date'>): string {
  return `${externalId}-${number}-${date}`
}
