import { inject, injectable } from 'inversify'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  cancellationPayability,
  remainingInstallmentsTotal,
  earlyCancellationSaving,
  unpaidInstallments,
  type CancellationPayability,
  type CancellationTerms,
  type RemainingInstallmentsTotal,
} from '@/domain/cancellation/cancellation-terms'
import type { Installment, Loan } from '@/domain/loans/loan'
import type { DueItem } from '@/domain/payments/amount-due'
import type {
  InstallmentOrMonth,
  PaymentOrCollectionToAcknowledge,
} from '@/domain/payments/collections-to-acknowledge'
import { PaymentPrecondition } from '@/application/payments/payment-precondition'
import { SessionStore } from '@/application/session/session-store'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LoanCancellabilityQuery } from './loan-cancellability-query'
import { CancellationGateway } from './cancellation.port'

/** The price of cancelling a loan, with the day on which the lender quoted it. Source: CAN-05. */
export interface CancellationQuote {
  /** The loan, as the lender described it when it gave the price of the cancellation. */
  readonly loan: Loan
  readonly terms: CancellationTerms
  readonly quotedOn: CalendarDate
  readonly remainingInstallments?: RemainingInstallmentsTotal | undefined
  readonly savedAmount?: Cents | undefined
  /**
   * The payments that the price does not include yet, and the automatic collections of installments that the
   * price includes. The customer has to see both before they pay. Source: PAY-20, PAY-27.
   */
  readonly paymentsToAcknowledge: readonly PaymentOrCollectionToAcknowledge[]
}

/**
 * Why there is no price for cancelling a loan. `not-payable`: the lender gave no amount, or the amount
 * is no longer valid. `not-payable-yet`: the amount is valid from a later day on. `nothing-left`: the loan is not
 * active any more, or has no installment left to pay.
 */
export type CancellationQuoteFailure =
  | GatewayFailure
  | Exclude<CancellationPayability, { kind: 'payable' }>
  | { readonly kind: 'nothing-left' }

/**
 * Asks the lender for the price of cancelling a loan, and compares the price with what is left to pay. The
 * loan, the payments and the automatic collections are read together with the price, because an installment
 * may have been paid meanwhile. Source: CAN-03, CAN-05, PAY-20, PAY-27.
 */
@injectable()
export class CancellationQuoteQuery {
  constructor(
    @inject(CancellationGateway) private readonly gateway: CancellationGateway,
    @inject(LoanCancellabilityQuery) private readonly loans: LoanCancellabilityQuery,
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({
    loanId,
    externalId,
  }: Pick<Loan, 'loanId' | 'externalId'>): Promise<Result<CancellationQuote, CancellationQuoteFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customerTaxId }) => {
      const [found, said, snapshot] = await Promise.all([
        this.loans.findLoan(loanId),
        this.gateway.cancellationTerms(loanId),
        this.precondition.readLoanSnapshot({ kind: 'loan', externalId }, customerTaxId),
      ])
      if (!found.ok) return found
      const loan = found.value
      if (!loan) return failure({ kind: 'nothing-left' })
      if (!said.ok) return said
      if (!snapshot.ok) return snapshot
      const terms = said.value
      const payability = cancellationPayability(terms, this.clock.today())
      if (payability.kind !== 'payable') return failure(payability)
      await this.precondition.resolveOldBlockingPayments({ customerTaxId, loan }, snapshot.value)
      const { dueItems } = snapshot.value
      const paidByCancellation = unpaidInstallments(loan.installments).map(toInstallmentOrMonth)
      const paymentsToAcknowledge = this.precondition.unappliedPayments(
        { customerTaxId, loan },
        { ...snapshot.value, dueItems: [...dueItems, ...paidByCancellation] },
      )
      return success(this.createQuote({ loan, terms, paymentsToAcknowledge }, dueItems))
    })
  }

  /** Returns the price with what is left to pay, and what the customer saves. Source: CAN-05. */
  private createQuote(
    quoted: Pick<CancellationQuote, 'loan' | 'terms' | 'paymentsToAcknowledge'>,
    dueItems: readonly DueItem[],
  ): CancellationQuote {
    const { loan, terms } = quoted
    const remainingInstallments = remainingInstallmentsTotal(loan.installments, dueItems)
    return {
      ...quoted,
      quotedOn: this.clock.today(),
      remainingInstallments,
      savedAmount: remainingInstallments && earlyCancellationSaving(terms, remainingInstallments),
    }
  }
}

function toInstallmentOrMonth({ number }: Installment): InstallmentOrMonth {
  return { kind: 'installment', number }
}
