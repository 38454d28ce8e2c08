import { inject, injectable } from 'inversify'
import type { Cuit } from '@/domain/shared/cuit'
import { failure, success, type Result } from '@/domain/shared/result'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { paymentMethodsFastestFirst } from '@/domain/payments/payment-method'
import type { SavedCard } from '@/domain/payments/saved-card'
import { addPaidAmountsToDueItems } from '@/domain/payments/part-paid-items'
import type { Installment, Loan } from '@/domain/loans/loan'
import { LoanGateway } from '@/application/loans/loan.port'
import { ActiveLoansListedByLender } from '@/application/loans/active-loans-listed-by-lender'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { incompleteListFailure, isUnreadableList } from '@/application/shared/incomplete-list-failure'
import { SkippedItems } from '@/application/shared/skipped-items'
import { withTimeout } from '@/application/shared/with-timeout'
import type { LoanSnapshot } from './loan-payment-state'
import { PaymentPrecondition } from './payment-precondition'
import { SavedCardDirectory } from './saved-card-directory'
import { PaymentGateway, type OfferedPaymentMethod } from './payment.port'
import { debtOf, type Debt } from '@/domain/payments/debt'

/** What the customer can pay of a loan, and the payment methods for it. */
export interface PaymentSummary extends LoanSnapshot {
  /** The customer to whom the loan belongs. Source: SES-21. */
  readonly customerTaxId: Cuit
  readonly loan: PayableLoan
  /** Whether this is the only loan that the customer can pay. Source: PAY-21. */
  readonly isOnlyLoan: boolean
  readonly debt: Debt
  /** The payment methods that the lender offers, the fastest first. Source: PAY-26. */
  readonly methods: readonly OfferedPaymentMethod[]
  /**
   * The saved card that the payment screen offers first; undefined if there is none, or if the cards do not
   * arrive in time. Source: PAY-26.
   */
  readonly suggestedCard?: SavedCard
}

/**
 * Why there is no payment summary. `not-payable`: the lender does not list the loan among the loans that can be
 * paid. If some loans of that list could not be read, the failure is `unreadable` instead. Source: GEN-10.
 */
export type PaymentSummaryFailure = GatewayFailure | { readonly kind: 'not-payable' }

/** The name of the API call that lists the loans that can be paid. */
const payableLoansListName = 'payments.listPayableLoans'

/**
 * Returns whether a loan that could be paid before may be paid by now: the lender's list of loans to pay could not
 * be read completely, so it is not known whether the loan is still in it. Source: GEN-10, PAY-20.
 */
export function mayLoanBePaid(cause: PaymentSummaryFailure): boolean {
  return isUnreadableList(cause, payableLoansListName)
}

type PaymentSummaryParts = Promise<
  readonly [
    Result<LoanSnapshot, GatewayFailure>,
    Result<readonly OfferedPaymentMethod[], GatewayFailure>,
    readonly Installment[],
    SavedCard | undefined,
  ]
>

@injectable()
export class PaymentQueries {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(LoanGateway) private readonly loans: Pick<LoanGateway, 'activeLoans'>,
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
    @inject(ActiveLoansListedByLender) private readonly listedLoans: ActiveLoansListedByLender,
    @inject(SavedCardDirectory) private readonly savedCards: Pick<SavedCardDirectory, 'suggestedCard'>,
    @inject(SkippedItems) private readonly skippedItems: Pick<SkippedItems, 'lists'>,
  ) {}

  /**
   * Returns the payment summary of a loan or revolving credit line of the signed-in customer; a loan of
   * another customer is not payable. If the lender has just listed the loan as theirs, all data is
   * requested at once. Otherwise the portal first checks that it is theirs. Source: PAY-02, PAY-03, PAY-05.
   */
  async paymentSummary(externalId: string): Promise<Result<PaymentSummary, PaymentSummaryFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customerTaxId }) => {
      const asLoan: Debt = { kind: 'loan', externalId }
      const ahead = this.listedLoans.includes(customerTaxId, externalId)
        ? this.requestDetails(asLoan, customerTaxId)
        : undefined
      const loans = await this.gateway.payableLoans()
      if (!loans.ok) return loans
      const loan = loans.value.find((each) => each.externalId === externalId)
      if (!loan)
        return failure(
          incompleteListFailure(this.skippedItems, payableLoansListName) ?? { kind: 'not-payable' },
        )
      const debt = debtOf(loan)
      const details = (debt.kind === 'loan' && ahead) || this.requestDetails(debt, customerTaxId)
      const [snapshot, methods, installments, card] = await details
      if (!snapshot.ok) return snapshot
      if (!methods.ok) return methods
      await this.precondition.resolveOldBlockingPayments({ customerTaxId, loan }, snapshot.value)
      const dueItems = addPaidAmountsToDueItems(snapshot.value.dueItems, installments)
      const { payments, automaticCollections } = snapshot.value
      const isOnlyLoan = loans.value.length === 1
      const summary = {
        customerTaxId,
        loan,
        isOnlyLoan,
        debt,
        methods: paymentMethodsFastestFirst(methods.value),
        payments,
        automaticCollections,
        dueItems,
      }
      return success(card ? { ...summary, suggestedCard: card } : summary)
    })
  }

  private requestDetails(debt: Debt, customer: Cuit): PaymentSummaryParts {
    return Promise.all([
      this.precondition.readLoanSnapshot(debt, customer),
      this.gateway.paymentMethods(debt.externalId),
      this.installmentsOf(debt, customer),
      withTimeout(this.clock, this.savedCards.suggestedCard(), undefined),
    ])
  }

  /**
   * Returns the loan's installments; empty for the credit line, or if they do not arrive in time. A payment
   * does not wait for them, because no total is calculated from them. Source: LOA-15.
   */
  private async installmentsOf(debt: Debt, customer: Cuit): Promise<readonly Installment[]> {
    if (debt.kind === 'line') return []
    const answer = this.loans
      .activeLoans(customer)
      .then((loans): readonly Loan[] => (loans.ok ? loans.value : []))
    const loans = await withTimeout(this.clock, answer, [])
    return loans.find(({ externalId }) => externalId === debt.externalId)?.installments ?? []
  }
}
