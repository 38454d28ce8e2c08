import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import { paymentsLatestFirst } from '@/domain/loans/recent-payments'
import { hasOverdueInstallment } from '@/domain/loans/loan-standing'
import { loansInListOrder, type LoanDebtFacts } from '@/domain/loans/sorted-loans'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { Customer } from '@/domain/session/session'
import { PaymentGateway } from '@/application/payments/payment.port'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LoanGateway } from './loan.port'
import { ActiveLoansListedByLender } from './active-loans-listed-by-lender'

export type OpenLoanFailure = GatewayFailure | { readonly kind: 'loan-not-found' }

/** Reads the loans and recent payments of the signed-in customer. */
@injectable()
export class LoanQueries {
  constructor(
    @inject(LoanGateway) private readonly gateway: LoanGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(PaymentGateway) private readonly payments: Pick<PaymentGateway, 'dueItems'>,
    @inject(Clock) private readonly clock: Clock,
    @inject(ActiveLoansListedByLender) private readonly listedLoans: ActiveLoansListedByLender,
    @inject(LoadAccountStatus) private readonly accountStatus: Pick<
      LoadAccountStatus,
      'storedOrPendingStatus'
    >,
  ) {}

  /**
   * Returns the active loans in the order in which the list of loans shows them. The lender is asked which of
   * the loans are overdue only if the customer's account status says that something is overdue. Source:
   * LOA-01, LOA-02.
   */
  async activeLoans(): Promise<Result<readonly Loan[], GatewayFailure>> {
    return this.sessions.withCustomer(async (customer) => {
      const [loans, debts] = await Promise.all([
        this.gateway.activeLoans(customer.taxId),
        this.fetchLoanDebtFacts(customer),
      ])
      if (!loans.ok) return loans
      this.listedLoans.add(customer.taxId, loans.value)
      if (!debts.ok) return debts
      const sorted = loansInListOrder(loans.value, debts.value)
      return success(await Promise.all(sorted.map((loan) => this.addAmountDueNow(loan))))
    })
  }

  /**
   * Returns whether the customer is up to date and, if they are not, the `loanId` of each loan that has debt.
   * Only this method waits for the account status, so that the loans load at the same time. Source: LOA-02.
   */
  private async fetchLoanDebtFacts({ taxId }: Customer): Promise<Result<LoanDebtFacts, GatewayFailure>> {
    const isUpToDate = (await this.accountStatus.storedOrPendingStatus())?.isUpToDate ?? true
    if (isUpToDate) return success({ isUpToDate, indebtedLoanIds: new Set() })
    const indebted = await this.gateway.idsOfLoansWithDebt(taxId)
    return indebted.ok ? success({ isUpToDate, indebtedLoanIds: indebted.value }) : indebted
  }

  /**
   * Returns one of the customer's loans, active or finished, by its `loanId`. A loan of another customer
   * is not found. Source: LOA-03, LOA-12.
   */
  async findLoan(loanId: string): Promise<Result<Loan, OpenLoanFailure>> {
    return this.sessions.withCustomer(async ({ taxId }) => {
      for (const stage of ['active', 'finished'] as const) {
        const loans = await this.gateway.loansWithDocumentKinds(taxId, stage)
        if (!loans.ok) return loans
        const loan = loans.value.find((each) => each.loanId === loanId)
        if (loan) return success(await this.addAmountDueNow(loan))
      }
      return failure({ kind: 'loan-not-found' })
    })
  }

  /**
   * Returns the most recent payments, latest first. Empty if they cannot be read; the loans are then shown
   * without payments. Source: LOA-09.
   */
  async recentPayments(): Promise<readonly RegisteredPayment[]> {
    const customer = this.customer()
    if (!customer) return []
    const payments = await this.gateway.recentPayments(customer.customerId)
    return payments.ok ? paymentsLatestFirst(payments.value) : []
  }

  /**
   * Adds to an overdue loan the amount due today, interest included. The amount comes from the same request
   * as on the payment screen, so that both screens show the same amount. If the lender does not answer, the
   * loan is returned unchanged. Source: LOA-13.
   */
  private async addAmountDueNow(loan: Loan): Promise<Loan> {
    if (!hasOverdueInstallment(loan, this.clock.today())) return loan
    const due = await this.payments.dueItems({ kind: 'loan', externalId: loan.externalId })
    return due.ok ? { ...loan, dueItems: due.value } : loan
  }

  private customer(): Customer | undefined {
    return this.sessions.customer()
  }
}
