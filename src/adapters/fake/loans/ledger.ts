import { type CalendarDate } from '@/domain/shared/calendar-date'
import { addMonths } from '@/domain/shared/calendar-month'
import { cents, type Cents } from '@/domain/shared/money'
import { formatLocalDateTime, type LenderClock } from '@/adapters/fake/shared/clock'
import type { PaymentMethodCode } from '@/adapters/fake/payments/payment-codes'
import type { LoanTerms } from '@/adapters/fake/personas/persona'
import type { RandomTextGenerator } from '@/adapters/fake/shared/random-text-generator'
import type { LoanRecord, PaymentRecord, PaymentTime } from '@/adapters/fake/shared/records'
import {
  findCurrentInstallment,
  findPayableInstallments,
  firstOfMonthOnOrAfter,
  findOverdueInstallments,
  createInstallmentSchedule,
  allocatePaymentToInstallments,
  sumOwedAmounts,
  type ScheduledInstallment,
} from './schedule'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import type { FakeDataStore } from '@/adapters/fake/store'

/** The installments of a loan and its amounts due, as of one day. */
export interface LoanBalance {
  readonly loan: LoanRecord
  readonly installments: readonly ScheduledInstallment[]
  readonly currentInstallment: ScheduledInstallment | undefined
  readonly overdueInstallments: readonly ScheduledInstallment[]
  /**
   * The overdue installments; if there are none, the installment that falls due next; empty if that one is
   * paid.
   */
  readonly payableInstallments: readonly ScheduledInstallment[]
  readonly totalDue: Cents
}

interface NewPayment {
  readonly loan: LoanRecord
  readonly amount: Cents
  readonly method: PaymentMethodCode
  readonly accused: boolean
}

/**
 * Milliseconds from the payment of the last installment until the loan counts as finished. Source: DOC-02.
 */
const loanFinishedAfterMilliseconds = 24 * 3_600_000

/** The debts and payments of all loans of the fake lender. */
export class LoanLedger {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
    private readonly random: RandomTextGenerator,
    private readonly overrides: () => DemoOverrides,
  ) {}

  findCustomerBalances(taxId: string): readonly LoanBalance[] {
    return this.store.loans.where({ taxId }).map((loan) => this.balanceOf(loan))
  }

  /** Finds the balance of a loan by its `externalId`, the loan number that payments and links contain. */
  findBalanceByExternalId(externalId: string): LoanBalance | undefined {
    const [loan] = this.store.loans.where({ externalId })
    return loan && this.balanceOf(loan)
  }

  /** Finds the balance of a loan by its `loanId`. Payments and links contain the `externalId` instead. */
  findBalanceByLoanId(loanId: string): LoanBalance | undefined {
    const loan = this.store.loans.find(loanId)
    return loan && this.balanceOf(loan)
  }

  /**
   * Returns the balance of a loan as of the given day, with the late interest up to that day.
   * Source: LOA-17.
   */
  calculateBalanceOnDate(date: CalendarDate, loan: LoanRecord): LoanBalance {
    return this.balanceOf(loan, date)
  }

  /** Records a payment of a loan. The debt decreases at once and the payment is in the list of payments. */
  receivePayment(loan: LoanRecord, amount: Cents, method: PaymentMethodCode): void {
    const paidAmountsByInstallment = allocatePaymentToInstallments(
      amount,
      this.balanceOf(loan).payableInstallments,
      loan.paidAmountsByInstallment,
    )
    this.store.loans.change(loan.id, { paidAmountsByInstallment })
    const { installments } = this.balanceOf({ ...loan, paidAmountsByInstallment })
    if (installments.every(({ state }) => state === 'PAID'))
      this.store.loans.change(loan.id, { paidOffAt: this.clock.now() })
    this.addToPayments({ loan, amount, method, accused: true })
  }

  /**
   * Records that the customer has paid the cancellation of a loan. The loan is then finished.
   * Source: CAN-03.
   */
  recordCancellationPayment(loan: LoanRecord, amount: Cents): void {
    this.store.loans.change(loan.id, { isPaidOff: true })
    this.addToPayments({ loan, amount, method: 'CVU_TRANSFER', accused: true })
  }

  /**
   * Records a payment of a loan that the lender applies later. It is in the list of payments as pending,
   * and the debt does not change yet.
   */
  recordPendingPayment(loan: LoanRecord, amount: Cents, method: PaymentMethodCode): void {
    this.addToPayments({ loan, amount, method, accused: false })
  }

  /** Returns the payments of a customer, the latest payment first. */
  async listCustomerPayments(
    taxId: string,
  ): Promise<readonly (PaymentRecord & { readonly paidAt: string })[]> {
    await this.store.addGeneratedPayments(taxId)
    return this.store.payments
      .where({ taxId })
      .map((payment) => ({ ...payment, paidAt: this.localTime(payment.when) }))
      .sort((one, other) => other.paidAt.localeCompare(one.paidAt))
  }

  private addToPayments({ loan, amount, method, accused }: NewPayment): void {
    this.store.payments.insert({
      id: this.random.createToken(),
      taxId: loan.taxId,
      amount,
      method,
      subproductId: loan.terms.subproductId,
      commerceName: loan.terms.commerceName,
      externalId: loan.externalId,
      accused,
      when: { kind: 'at', epochMilliseconds: this.clock.now() },
    })
  }

  private balanceOf(loan: LoanRecord, on: CalendarDate = this.clock.today()): LoanBalance {
    const terms = this.termsOf(loan)
    const installments = createInstallmentSchedule(
      terms,
      loan.paidAmountsByInstallment,
      this.clock.today(),
      on,
    )
    const payableInstallments = findPayableInstallments(terms, installments)
    return {
      loan: { ...loan, terms },
      installments,
      currentInstallment: findCurrentInstallment(terms, installments),
      overdueInstallments: findOverdueInstallments(terms, installments),
      payableInstallments,
      totalDue: payableInstallments.length > 0 ? sumOwedAmounts(payableInstallments) : cents(0),
    }
  }

  private termsOf(loan: LoanRecord): LoanTerms {
    const { unpaid: _, ...terms } = this.overriddenTermsOf(loan)
    if (loan.isPaidOff || this.isFinished(loan)) return { ...terms, status: 'FINISHED' }
    return this.overriddenTermsOf(loan)
  }

  private isFinished({ paidOffAt }: LoanRecord): boolean {
    return paidOffAt !== undefined && this.clock.now() - paidOffAt >= loanFinishedAfterMilliseconds
  }

  private overriddenTermsOf({ externalId, terms }: LoanRecord): LoanTerms {
    const { owes, installment = terms.installment, ...others } = this.overrides().loans?.[externalId] ?? {}
    const unpaid =
      owes === undefined ? terms.unpaid : [{ number: owes, paid: cents(0), lateInterest: cents(0) }]
    return { ...terms, ...others, installment: cents(installment), ...(unpaid ? { unpaid } : {}) }
  }

  private localTime(time: PaymentTime): string {
    switch (time.kind) {
      case 'at':
        return formatLocalDateTime(time.epochMilliseconds)
      case 'ago':
        return formatLocalDateTime(this.clock.now() - time.milliseconds)
      case 'before-due':
        return `${addMonths(firstOfMonthOnOrAfter(this.clock.today()), -time.monthsBack - 1).slice(0, 8)}28 10:24:00`
    }
  }
}
