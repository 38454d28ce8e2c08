import { inject, injectable } from 'inversify'
import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { isGuarding, type Intention } from '@/domain/shared/intention'
import { cents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { serviceTerms } from '@/domain/shared/service-terms'
import type { UnappliedPayment } from '@/domain/home/next-payment'
import type { Loan } from '@/domain/loans/loan'
import type { SavedCard } from '@/domain/payments/payment-outcome'
import type { KeyedPayment } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { totalDue } from '@/domain/payments/total-due'
import { uncountedPayments, type UncountedPayment } from '@/domain/payments/uncounted-payment'
import { LoanQueries } from '@/application/loans/loan-queries'
import { PaymentGateway } from '@/application/payments/payment.port'
import { ReceiptQueries } from '@/application/payments/receipt-queries'
import { SavedCards } from '@/application/payments/saved-cards'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Intentions } from '@/application/shared/intentions'

/** What home tells of her loans and her payments. Source: HOM-17. */
export interface HomeLoans {
  /** In the order of the list. */
  readonly loans: readonly Loan[]
  readonly unapplied: readonly UnappliedPayment[]
  /** The latest that the lender has. */
  readonly lastPayment?: KeyedPayment
  /** The one that paying begins with. Source: PAY-21. */
  readonly card?: SavedCard
}

const daysUntilApplied = serviceTerms.appliedWithinHours / 24

/** Her loans for home; without them nothing can be told, without the rest that much less. Source: HOM-17. */
@injectable()
export class HomeLoansQuery {
  constructor(
    @inject(LoanQueries) private readonly loanQueries: LoanQueries,
    @inject(ReceiptQueries) private readonly receiptQueries: ReceiptQueries,
    @inject(SavedCards) private readonly cards: SavedCards,
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'amountDue'>,
    @inject(Intentions) private readonly intentions: Intentions,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute(): Promise<Result<HomeLoans, GatewayFailure>> {
    const customer = this.sessions.current()?.customer.taxId
    if (customer === undefined) return failure({ kind: 'session-ended' })
    const [loans, listed, cards] = await Promise.all([
      this.loanQueries.activeLoans(),
      this.receiptQueries.payments(),
      this.cards.mine(),
    ])
    if (!loans.ok) return loans
    const keyed = listed.ok ? listed.value : []
    const payments = keyed.map(({ payment }) => payment)
    const [lastPayment] = keyed
    const card = cards.ok ? cards.value[0] : undefined
    return success({
      loans: loans.value,
      unapplied: await this.unapplied(customer, loans.value, payments),
      ...(lastPayment ? { lastPayment } : {}),
      ...(card ? { card } : {}),
    })
  }

  private async unapplied(
    customer: Cuit,
    loans: readonly Loan[],
    payments: readonly RegisteredPayment[],
  ): Promise<readonly UnappliedPayment[]> {
    const ofLoans = await Promise.all(loans.map((loan) => this.unappliedOf(customer, loan, payments)))
    const found = ofLoans.flat().filter(({ payment }) => isTold(payment, this.clock.today()))
    return found.map((each) => withItsLoan(each, found)).filter(isFirstOfItsId)
  }

  private async unappliedOf(
    customer: Cuit,
    loan: Loan,
    payments: readonly RegisteredPayment[],
  ): Promise<readonly UnappliedPayment[]> {
    const now = this.clock.now()
    const intentions = this.intentions.of({ customer, of: loan.externalId })
    const guarding = intentions.filter((each) => isGuarding(each, now))
    const due = await this.dueNow(loan, guarding)
    const uncounted = uncountedPayments({ loan, due, payments, intentions, now })
    return uncounted.map((payment) => ({ payment, loan }))
  }

  /** Where it cannot be had, nothing that this device paid is counted yet. */
  private async dueNow({ externalId }: Loan, guarding: readonly Intention[]): Promise<Cents> {
    if (guarding.length === 0) return cents(0)
    const due = await this.gateway.amountDue({ kind: 'loan', externalId })
    return due.ok ? totalDue(due.value) : cents(Math.max(...guarding.map(({ before }) => before.due)))
  }
}

/**
 * What was begun on a provider's page may never have been paid: it is told where she pays. The lender applies a payment
 * within its hours: what hangs longer is told in my payments. Source: GEN-06.
 */
function isTold(payment: UncountedPayment, today: CalendarDate): boolean {
  if (payment.kind === 'started') return false
  return payment.kind !== 'listed' || payment.day >= addDays(today, -daysUntilApplied)
}

/** A payment without the number of its loan may be of several: then nobody knows of which. */
function withItsLoan(one: UnappliedPayment, all: readonly UnappliedPayment[]): UnappliedPayment {
  const isShared = all.some((each) => each.payment.id === one.payment.id && each.loan !== one.loan)
  return isShared ? { payment: one.payment } : one
}

function isFirstOfItsId(one: UnappliedPayment, position: number, all: readonly UnappliedPayment[]): boolean {
  return all.findIndex((each) => each.payment.id === one.payment.id) === position
}
