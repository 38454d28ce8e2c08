import { inject, injectable } from 'inversify'
import { addDays, type CalendarDate } from '@/domain/shared/calendar-date'
import type { Cuit } from '@/domain/shared/cuit'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import type { Loan } from '@/domain/loans/loan'
import type { LoanFieldsToMatchPayments, RegisteredPayment } from '@/domain/payments/registered-payment'
import {
  pendingPaymentsTotal,
  type PendingPaymentsTotal,
  type UnappliedPaymentOfLoan,
} from '@/domain/payments/pending-payments'
import { unappliedPayments, type UnappliedPayment } from '@/domain/payments/unapplied-payment'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import { OperationLog } from '@/application/shared/operation-log'
import { withTimeout } from '@/application/shared/with-timeout'
import { withStoredOperations } from './loan-payment-state'
import { PaymentGateway } from './payment.port'

const maxDaysUntilApplied = lenderServiceRules.maxHoursUntilPaymentApplied / 24

/**
 * Returns the payments that were made, or may have been made, and that are not yet included in the amounts
 * due of the loans. Source: HOM-17, PAY-20.
 */
@injectable()
export class UnappliedPaymentFinder {
  constructor(
    @inject(PaymentGateway) private readonly gateway: Pick<PaymentGateway, 'registeredPayments'>,
    @inject(OperationLog) private readonly log: OperationLog,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Returns the payments that the lender has registered; empty if they do not arrive in time. Screens call
   * this method while they request the loans, so that both requests run at the same time.
   */
  async fetchRegisteredPayments(): Promise<readonly RegisteredPayment[]> {
    const customer = this.sessions.taxId()
    if (customer === undefined) return []
    const answer = this.gateway
      .registeredPayments(customer)
      .then((payments): readonly RegisteredPayment[] => (payments.ok ? payments.value : []))
    return withTimeout(this.clock, answer, [])
  }

  unappliedPaymentsOfLoans(
    loans: readonly Loan[],
    listed: readonly RegisteredPayment[],
  ): readonly UnappliedPaymentOfLoan[] {
    const customer = this.sessions.taxId()
    if (customer === undefined) return []
    const ofLoans = loans.flatMap((loan) =>
      this.unappliedPaymentsOf(customer, loan, listed).map((payment) => ({ payment, loan })),
    )
    const found = ofLoans.filter(({ payment }) => isShownInLists(payment, this.clock.today()))
    return found.map((each) => withoutLoanIfAmbiguous(each, found)).filter(isFirstWithItsPaymentId)
  }

  /**
   * Returns the sum of the payments of the loan or credit line with the given number; undefined if there are
   * none. A payment whose loan the lender does not name is left out, because it may be of any other loan.
   */
  pendingPaymentsTotalOf(
    externalId: string,
    listed: readonly RegisteredPayment[],
  ): PendingPaymentsTotal | undefined {
    const customer = this.sessions.taxId()
    if (customer === undefined) return undefined
    const found = this.unappliedPaymentsOf(customer, { externalId }, listed)
    return pendingPaymentsTotal(
      found.filter(
        (payment) =>
          isShownInLists(payment, this.clock.today()) &&
          !(payment.kind === 'listed' && payment.mayBeOfAnotherLoan),
      ),
    )
  }

  private unappliedPaymentsOf(
    customerTaxId: Cuit,
    loan: LoanFieldsToMatchPayments,
    payments: readonly RegisteredPayment[],
  ): readonly UnappliedPayment[] {
    return unappliedPayments(
      withStoredOperations({ loan, payments }, { customerTaxId, log: this.log, clock: this.clock }),
    )
  }
}

/**
 * Returns whether the home screen, the lists of loans and the screen of a loan mention the payment. They leave
 * out a payment started on a provider's page, which may never have been paid, and a payment known only from
 * the lender's list that is older than the lender's usual time. The payment screen shows both. Source: GEN-06.
 */
function isShownInLists(payment: UnappliedPayment, today: CalendarDate): boolean {
  if (payment.kind === 'started') return false
  return payment.kind !== 'listed' || payment.day >= addDays(today, -maxDaysUntilApplied)
}

/** Returns the payment, without its loan if the same payment may belong to several loans. */
function withoutLoanIfAmbiguous(
  one: UnappliedPaymentOfLoan,
  all: readonly UnappliedPaymentOfLoan[],
): UnappliedPaymentOfLoan {
  const isShared = all.some((each) => each.payment.id === one.payment.id && each.loan !== one.loan)
  return isShared ? { payment: one.payment } : one
}

function isFirstWithItsPaymentId(
  one: UnappliedPaymentOfLoan,
  position: number,
  all: readonly UnappliedPaymentOfLoan[],
): boolean {
  return all.findIndex((each) => each.payment.id === one.payment.id) === position
}
